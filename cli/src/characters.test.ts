import { stripVTControlCharacters } from 'node:util';
import { encodePayload } from '@canary/qr/matrix';
import { readsAs } from '@canary/qr/read-back';
import { setReaderFromDisk } from '@canary/qr/testing/reader';
import { beforeAll, expect, test } from 'vitest';
import { toCharacters } from './characters.ts';

beforeAll(setReaderFromDisk);

/** Pixels of a character's side. */
const scale = 4;

/** The picture that a terminal shows: each character is two squares, one above the other. */
function show(characters: string) {
  const lines = stripVTControlCharacters(characters).trimEnd().split('\n');
  const [width, height] = [(lines[0]?.length ?? 0) * scale, lines.length * 2 * scale];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const character = lines[Math.floor(y / (2 * scale))]?.[Math.floor(x / scale)] ?? '';
      const isUpper = y % (2 * scale) < scale;
      const isLight = character === '█' || character === (isUpper ? '▀' : '▄');
      data.fill(isLight ? 255 : 0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}

test('A code of characters can be read', async () => {
  const payload = 'https://canary.example/terminal';
  expect(await readsAs(show(toCharacters(encodePayload(payload, 'M'))), payload)).toBe(true);
});
