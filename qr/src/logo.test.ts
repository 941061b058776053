import { beforeAll, expect, test } from 'vitest';
import { type Colours, PRINT_SAFE } from './colour.ts';
import { drawPixels, type Pixels } from './draw-pixels.ts';
import { LOGO_MIN_VERSION, logoPlace } from './logo.ts';
import { encode } from './matrix.ts';
import { place } from './placement.ts';
import { readsAs } from './read-back.ts';
import { readWithJsQr, setReaderFromDisk } from './testing/reader.ts';

beforeAll(setReaderFromDisk);

/** Blots out the logo's square as the logo does: a plate, a bright square on it, and a dark disc in its middle. */
function blot({ data, width }: Pixels, modules: number, { background }: Colours): void {
  const { module, origin } = place(modules, width);
  const logo = logoPlace(modules);
  const [from, side] = [origin + logo.from * module, logo.side * module];
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

for (const [name, colours] of Object.entries(schemes)) {
  test(`Every version from ${LOGO_MIN_VERSION} reads with the logo on it, by two readers, in ${name} colours`, async () => {
    const misread: string[] = [];
    for (let version = LOGO_MIN_VERSION; version <= 40; version++) {
      for (const size of [512, 1024]) {
        const payload = `https://example.com/${version}/${size}`;
        const matrix = encode(payload, 'H', version);
        const pixels = drawPixels(matrix, colours, size);
        blot(pixels, matrix.size, colours);
        if (!(await readsAs(pixels, payload))) misread.push(`zxing ${version} at ${size}`);
        const second = readWithJsQr(pixels);
        if (!second || new TextDecoder().decode(second) !== payload)
          misread.push(`jsQR ${version} at ${size}`);
      }
    }
    expect(misread).toEqual([]);
  });
}

test('The logo lies within four modules of §7’s place', () => {
  for (let version = LOGO_MIN_VERSION; version <= 40; version++) {
    const modules = 4 * version + 17;
    const { from, side } = logoPlace(modules);
    const across = modules + 8;
    expect(Math.abs(side - (40 / 220) * across)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(from + 4 - (130 / 220) * across)).toBeLessThanOrEqual(4.5);
  }
});
