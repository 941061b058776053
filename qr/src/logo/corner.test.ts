import { beforeAll, describe, expect, test } from 'vitest';
import { type Colours, PRINT_SAFE } from '../colour.ts';
import { composeCode } from '../compose.ts';
import { plainDesign } from '../design/plain-design.ts';
import type { Artwork } from '../drawing.ts';
import { encodePayload, type Matrix } from '../matrix.ts';
import type { Pixels } from '../pixels.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';
import { readsAs } from '../read-back.ts';
import { drawPixels } from '../testing/draw-pixels.ts';
import { readWithJsQr, setReaderFromDisk } from '../testing/reader.ts';
import { LOGO_MIN_VERSION, logoArea } from './corner.ts';

beforeAll(setReaderFromDisk);

const artwork: Artwork = { side: 1, margin: 0, shapes: [] };

/** Covers the logo's modules as the logo does: a plate, a bright square on it, and a dark disc in its centre. */
function coverWithLogo({ data, width }: Pixels, modules: number, { background }: Colours): void {
  const module = width / (modules + 2 * QUIET_ZONE);
  const logo = logoArea(modules);
  const [from, side] = [(QUIET_ZONE + logo.from) * module, logo.side * module];
  const plate = Number.parseInt(background.slice(1), 16);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const edge = Math.min(x, y, side - 1 - x, side - 1 - y) / side;
      const disc = Math.hypot(x / side - 0.53, y / side - 0.53) < 0.33;
      const colour = edge < 0.06 ? plate : disc ? 0x1a1a1a : 0xf5d442;
      data.set([colour >> 16, (colour >> 8) & 255, colour & 255], ((from + y) * width + from + x) * 4);
    }
  }
}

const schemes = {
  canary: { foreground: '#f5d442', background: '#1a1a1a' },
  'print-safe': PRINT_SAFE,
} as const;

/** Returns the readers that can't read a code with the logo, at two pixels per module, which is harder than more. */
async function misreadBy(payload: string, matrix: Matrix, colours: Colours): Promise<string[]> {
  // Wider margins are not harder to read: the picture ends with the quiet zone.
  const pixels = drawPixels(matrix, colours, (matrix.size + 2 * QUIET_ZONE) * 2);
  coverWithLogo(pixels, matrix.size, colours);
  const second = readWithJsQr(pixels);
  const isReadBySecond = second && new TextDecoder().decode(second) === payload;
  return [...((await readsAs(pixels, payload)) ? [] : ['zxing']), ...(isReadBySecond ? [] : ['jsQR'])];
}

describe.each(Object.entries(schemes))('In %s colours, two readers read', (_name, colours) => {
  test('every version with the logo', async () => {
    for (let version = LOGO_MIN_VERSION; version <= 40; version++) {
      const payload = `https://example.com/${version}`;
      const misread = await misreadBy(payload, encodePayload(payload, 'H', version), colours);
      expect(misread, `version ${version}`).toEqual([]);
    }
  });

  test('texts of every length in the sizes that are chosen for them', async () => {
    for (const length of [12, 44, 46, 58, 60, 74, 84, 100, 180, 210, 320, 430, 700, 1200, 2000]) {
      const payload = 'https://example.com/'.padEnd(length, 'menu-of-the-day/').slice(0, length);
      const { matrix } = composeCode(payload, plainDesign(colours, { hasCanary: true }), { artwork });
      expect(await misreadBy(payload, matrix, colours), `${length} characters`).toEqual([]);
    }
  });
});

test('The corner logo lies within four modules of its specified position', () => {
  for (let version = LOGO_MIN_VERSION; version <= 40; version++) {
    const modules = 4 * version + 17;
    const { from, side } = logoArea(modules);
    const across = modules + 8;
    expect(Math.abs(side - (40 / 220) * across)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(from + 4 - (130 / 220) * across)).toBeLessThanOrEqual(4.5);
  }
});
