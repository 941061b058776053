import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { composeCode } from '../compose.ts';
import { plainDesign } from '../design/plain-design.ts';
import { frameFont } from '../frame-font/frame-font.ts';
import { type CellWords, layOutCell } from './cell.ts';
import { papers } from './page.ts';
import { aloneStyle, cardStyle, labelStyle } from './styles.ts';

const { drawing } = composeCode('https://example.com', plainDesign(PRINT_SAFE));
const fonts = { font: frameFont };
const caption = (text: string): CellWords => ({ title: '', text });

test('The code of a label is as large as fits: with its caption beside it on a wide label, and below on a square one', () => {
  const wide = { width: 63.5, height: 38.1 };
  const beside = layOutCell(drawing, caption('Shelf 12'), labelStyle({ cell: wide }), wide, fonts);
  expect(beside.code).toMatchObject({ x: 2, y: 2 });
  expect(beside.code.width).toBeCloseTo(34.1);
  expect(beside.module).toBeCloseTo(34.1 / drawing.width);
  const square = { width: 50.8, height: 50.8 };
  const below = layOutCell(drawing, caption('Shelf 12'), labelStyle({ cell: square }), square, fonts);
  expect(below.code.x + below.code.width / 2).toBeCloseTo(25.4);
  expect(below.code.width).toBeGreaterThan(38);
});

test('A label without a caption has its code in the middle', () => {
  const size = { width: 38.1, height: 21.2 };
  const { code } = layOutCell(drawing, caption(' '), labelStyle({ cell: size }), size, fonts);
  expect(code.x + code.width / 2).toBeCloseTo(19.05);
  expect(code.y + code.height / 2).toBeCloseTo(10.6);
});

test('The code of a round label and its caption are in the square inside the circle', () => {
  const size = { width: 40, height: 40 };
  const style = labelStyle({ cell: size, isRound: true });
  const alone = layOutCell(drawing, caption(''), style, size, fonts).code;
  expect(alone.width).toBeCloseTo((40 - 2 * style.padding) / Math.SQRT2);
  expect(alone.x + alone.width / 2).toBeCloseTo(20);
  expect(alone.y + alone.height / 2).toBeCloseTo(20);
  const { code, tooLong } = layOutCell(drawing, caption('Shelf 12'), style, size, fonts);
  expect(tooLong).toBeUndefined();
  expect(code.width).toBeGreaterThan(0.75 * alone.width);
  expect(code.x + code.width / 2).toBeCloseTo(20);
});

test.each([
  papers.A6,
  papers.A5,
  papers.A4,
  papers.Letter,
  { width: 85, height: 55 },
  { width: 297, height: 210 },
])('Most of a card of %o is its code, and nothing is outside', (size) => {
  const words = {
    title: 'Join our Wi-Fi',
    text: 'Guests',
    secret: { label: 'Password', value: 'come on in' },
  };
  const style = cardStyle(size, { ink: '#000000', ground: undefined });
  const { code, tooLong } = layOutCell(drawing, words, style, size, fonts);
  expect(tooLong).toBeUndefined();
  expect(code.width).toBeGreaterThan(0.5 * Math.min(size.width, size.height));
  expect(Math.min(code.x, code.y)).toBeGreaterThan(0);
  expect(code.x + code.width).toBeLessThan(size.width);
  expect(code.y + code.height).toBeLessThan(size.height);
});

test('Words that don’t fit are named, and left out', () => {
  const long = 'Everything that we cook for you today, '.repeat(20);
  const style = cardStyle(papers.A6, { ink: '#000000', ground: undefined });
  const card = (words: CellWords) => layOutCell(drawing, words, style, papers.A6, fonts).tooLong;
  expect(card({ title: long, text: '' })).toBe('title');
  expect(card({ title: 'Our menu', text: long })).toBe('text');
});

test('A code that is printed alone has exactly its width', () => {
  const size = { width: 190, height: 60 };
  const { code } = layOutCell(drawing, caption('URL code'), aloneStyle(50), size, fonts);
  expect(code.width).toBeCloseTo(50);
  expect(code.x).toBeCloseTo(70);
});

test('A code whose standard fixes its size has this size in every cell, and says if the cell is too small', () => {
  const fixed = { ...drawing, moduleOnPaper: 1.5 };
  const layOut = (width: number) =>
    layOutCell(fixed, { title: '', text: '' }, aloneStyle(20), { width, height: width }, fonts);
  const across = drawing.width * 1.5;
  expect(layOut(across + 50)).toMatchObject({ module: 1.5, isTooSmall: false });
  expect(layOut(across)).toMatchObject({ module: 1.5, isTooSmall: false });
  expect(layOut(across - 1)).toMatchObject({ isTooSmall: true });
});
