import { beforeAll, expect, test } from 'vitest';
import { type Colours, PRINT_SAFE } from '../colour.ts';
import { encode } from '../matrix.ts';
import { type Pixels, pixelGrid } from '../pixels.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';
import { readsAs } from '../read-back.ts';
import { drawPixels } from '../testing/draw-pixels.ts';
import { readWithJsQr, setReaderFromDisk } from '../testing/reader.ts';
import { LOGO_MIN_VERSION, logoArea } from './corner.ts';

beforeAll(setReaderFromDisk);

/** Covers the logo's modules as the logo does: a plate, a bright square on it, and a dark disc in its centre. */
function coverWithLogo({ data, width }: Pixels, modules: number, { background }: Colours): void {
  const across = modules + 2 * QUIET_ZONE;
  const { module, left } = pixelGrid({ width: across, height: across }, width);
  const logo = logoArea(modules);
  const [from, side] = [left + (QUIET_ZONE + logo.from) * module, logo.side * module];
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

// Time grows with the pixels, and wider margins are not harder to read: the pictures end with the quiet zone.
for (const [name, colours] of Object.entries(schemes)) {
  // Larger modules are easier to read and take longer.
  for (const [pixelsPerModule, step, versions] of [
    [2, 1, 'every version'],
    [4, 5, 'every fifth version'],
  ] as const) {
    test(`Two readers read ${versions} with the logo, in ${name} colours at ${pixelsPerModule} pixels per module`, async () => {
      const misread: string[] = [];
      for (let version = LOGO_MIN_VERSION; version <= 40; version += step) {
        const payload = `https://example.com/${version}/${pixelsPerModule}`;
        const matrix = encode(payload, 'H', version);
        const pixels = drawPixels(matrix, colours, (matrix.size + 2 * QUIET_ZONE) * pixelsPerModule);
        coverWithLogo(pixels, matrix.size, colours);
        if (!(await readsAs(pixels, payload))) misread.push(`zxing, version ${version}`);
        const second = readWithJsQr(pixels);
        if (!second || new TextDecoder().decode(second) !== payload) misread.push(`jsQR, version ${version}`);
      }
      expect(misread).toEqual([]);
    });
  }
}

test('The logo lies within four modules of the position in specification §7', () => {
  for (let version = LOGO_MIN_VERSION; version <= 40; version++) {
    const modules = 4 * version + 17;
    const { from, side } = logoArea(modules);
    const across = modules + 8;
    expect(Math.abs(side - (40 / 220) * across)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(from + 4 - (130 / 220) * across)).toBeLessThanOrEqual(4.5);
  }
});
