import { expect, test } from 'vitest';
import { frameFont } from '../frame-font/frame-font.ts';
import type { PlatformText } from '../geometry/platform-text.ts';
import { setText } from './set-text.ts';

const fonts = { font: frameFont };
const wraps = ['never', 'words', 'anywhere'] as const;

/** Sets a text, and returns the lines by where their pieces lie. */
function linesOf(texts: readonly string[], options: Partial<Parameters<typeof setText>[1]> = {}) {
  const room = { width: 60, height: 20, sizes: [6, 5, 4, 3], wraps, ...options };
  const set = setText(
    texts.map((text) => ({ text })),
    room,
    fonts,
  );
  const place = { left: 0, top: 0, width: room.width, align: 'middle', colour: '#000000' } as const;
  return set?.draw(place).map(({ frame }) => frame);
}

test('A line is as large as fits, before it is broken', () => {
  const short = linesOf(['Scan me']) ?? [];
  const long = linesOf(['cafe-kanarienvogel.example/menu']) ?? [];
  expect([short.length, long.length]).toEqual([1, 1]);
  expect(short[0]?.unit).toBeGreaterThan(long[0]?.unit ?? 0);
});

test('A text that is too long for a line is broken between words, into lines of about the same length', () => {
  const lines = linesOf(['Our menu for spring and summer, and for the rest of the year']) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  const lefts = lines.map((frame) => frame?.left ?? 0);
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(6);
});

test('A word that is too long for a line is broken in the smallest size', () => {
  const lines = linesOf(['Donaudampfschifffahrtsgesellschaft'], { width: 20 }) ?? [];
  expect(lines.length).toBeGreaterThan(2);
  expect(lines[0]?.unit).toBeCloseTo((3 * 0.68) / frameFont.capHeight);
});

test('A text that doesn’t fit in the smallest size isn’t set', () => {
  expect(linesOf(['Everything that we cook for you today. '.repeat(20)])).toBeUndefined();
});

test('Each paragraph begins a line, and lines lie in the middle', () => {
  const lines = linesOf(['Ada', 'Analytical Engines']) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]?.left).toBeGreaterThan(lines[1]?.left ?? 0);
});

test('Chinese, which has no spaces, is broken between words', () => {
  const platform: PlatformText = {
    outline: (text) => ({
      path: text,
      box: { x: 0, y: 0, width: 10 * text.length, height: 10 },
      capHeight: 10,
      baseline: 10,
    }),
    measure: (text) => text.length,
    problemOf: () => undefined,
  };
  const room = { width: 20, height: 40, sizes: [4], wraps: ['words'] } as const;
  const set = setText([{ text: '扫描二维码访问我们的网站' }], room, { ...fonts, platform });
  const place = { left: 0, top: 0, width: 20, align: 'start', colour: '#000000' } as const;
  const lines = set?.draw(place).map(({ path }) => path) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('扫描二维码访问我们的网站');
});
