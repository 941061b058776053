import { expect, test } from 'vitest';
import { frameFont } from '../frame-font/frame-font.ts';
import { MissingGlyphsError, textOutline } from './text.ts';

const box = { x: 2, y: 10, width: 30, height: 6 };
const outlined = (text: string, capHeight = 3) => textOutline(text, frameFont, box, capHeight);

/** Width in modules. */
const widthOf = (text: string) => (box.x + box.width / 2 - outlined(text).left) * 2;

test('A text is in the middle of its box, with capitals of the given height', () => {
  const { unit, top, left } = outlined('Scan');
  expect(unit * frameFont.capHeight).toBeCloseTo(3);
  expect(top - 1.5).toBeCloseTo(13);
  expect(left).toBeGreaterThan(box.x);
});

test('A text that does not fit is scaled down to the width of its box', () => {
  const { unit, left, top } = outlined('Scan this code to open the menu now');
  expect(unit * frameFont.capHeight).toBeLessThan(3);
  expect(left).toBeCloseTo(box.x);
  expect(top - (unit * frameFont.capHeight) / 2).toBeCloseTo(13);
});

test('Characters are moved closer together where the font says so', () => {
  const scale = 3 / frameFont.capHeight;
  expect(widthOf('AV')).toBeCloseTo(widthOf('A') + widthOf('V') + (frameFont.kerning['AV'] ?? 0) * scale);
  expect(frameFont.kerning['AV']).toBeLessThan(-50);
});

test('Every character is placed after the one before it', () => {
  const starts = [...outlined('ll').path.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x));
  expect(starts).toHaveLength(2);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBe(frameFont.glyphs['l']?.advance);
});

test('White space is collapsed, and letters with separate accents are joined', () => {
  expect(outlined('  Scan \n me ')).toEqual(outlined('Scan me'));
  expect(outlined('Cafe\u0301')).toEqual(outlined('Café'));
});

test('The font has the letters of European languages, digits, punctuation and currencies', () => {
  const text = 'ÀÉÎÕÜßçñøåæ ŁŚŻąęř ĞİŞ ĐŠČŽ ŐŰ ĀĒĪ 0123456789 .,:;!?&@#%()/+-–—“”‘’ €£¥₹';
  expect(() => outlined(text)).not.toThrow();
});

test('Characters that the font lacks are listed', () => {
  expect(() => outlined('スキャン 🐤 me 🐤')).toThrow(new MissingGlyphsError(['ス', 'キ', 'ャ', 'ン', '🐤']));
  expect(() => outlined('сканируй')).toThrow('The frame’s font has no с к а н и р у й.');
});
