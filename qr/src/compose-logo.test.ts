import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { channels, luma } from './colour.ts';
import { isMadeForLogo } from './compose.ts';
import { composeLogoCode, makeCodeForLogo } from './compose-logo.ts';
import type { Design, DesignLogo } from './design/design.ts';
import { plainDesign } from './design/plain-design.ts';
import type { Artwork } from './drawing.ts';
import { measureParameters } from './grade/parameters.ts';
import { isWorse, worstGrade } from './grade/scale.ts';
import { drawLogo } from './layers/logo.ts';
import { planLogo } from './logo/design-logo.ts';
import type { FittedLogo } from './logo/fit.ts';
import { type LogoShades, logoShades } from './logo/shades.ts';
import { PayloadTooLongError } from './matrix.ts';
import { readsAs } from './read-back.ts';
import { paint, pixelAt } from './testing/paint.ts';
import { setReaderFromDisk } from './testing/reader.ts';

beforeAll(setReaderFromDisk);

const payload = 'https://canary.example/menu';
const artwork: Artwork = {
  side: 10,
  margin: 0,
  shapes: [
    { path: 'M0 0h10v10h-10z', paint: { kind: 'solid', colour: '#f5d442' } },
    { path: 'M2 2h3v6h-3z', paint: { kind: 'solid', colour: '#1a1a1a' } },
    { path: 'M6 1l3 8', paint: { kind: 'solid', colour: '#1a1a1a' }, lineWidth: 1 },
  ],
};

/** A wide picture with a dark ring, transparent around it. */
const image = (() => {
  const canvas = createCanvas(120, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffe08a';
  context.arc(60, 40, 38, 0, 7);
  context.fill();
  context.strokeStyle = '#402000';
  context.lineWidth = 12;
  context.beginPath();
  context.arc(60, 40, 24, 0, 7);
  context.stroke();
  return canvas.toDataURL('image/png');
})();

const logo: DesignLogo = {
  source: { kind: 'canary' },
  area: 0.15,
  shape: 'circle',
  padding: 1,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
};
const dark = { foreground: '#1a1a1a', background: '#ffffff' } as const;
const inverted = { foreground: '#f5d442', background: '#1a1a1a' } as const;
const designOf = (change: Partial<DesignLogo>, colours: typeof dark | typeof inverted = dark): Design => ({
  ...plainDesign(colours),
  logo: { ...logo, ...change },
});

async function compose(text: string, design: Design, source = image) {
  const images = new Map([[source, await loadImage(source)]]);
  const shades = design.logo && logoShades(design, paint(drawLogo(design.logo, artwork), 128, images));
  if (!shades) throw new Error('There is no logo.');
  const fitted = makeCodeForLogo(text, design, shades);
  const { drawing, ...code } = composeLogoCode(text, design, fitted, { artwork });
  if (!code.logo) throw new Error('The code was made for no logo.');
  return {
    ...code,
    logo: code.logo,
    drawing,
    fitted,
    shades,
    pixels: paint(drawing, drawing.width * 8, images),
  };
}

/** Returns the planned darkness of the logo at a point of the symbol, in modules. */
function face({ logo: planned }: Design, { code, area }: FittedLogo, shades: LogoShades) {
  if (!planned) return undefined;
  const { darkness } = planLogo(planned, shades).face(code.matrix.size, area);
  return (x: number, y: number) => darkness(x - code.middle.x, y - code.middle.y);
}

type Composed = Awaited<ReturnType<typeof compose>>;

/** Whether the middle of a module has the code's colour and not the background's; undefined if it has both. */
function shownAt({ pixels }: Composed, colours: typeof dark | typeof inverted, x: number, y: number) {
  const [code, ground] = [luma(channels(colours.foreground)), luma(channels(colours.background))];
  const shown = new Set<boolean>();
  for (let dy = 2; dy < 6; dy++) {
    for (let dx = 2; dx < 6; dx++) {
      const pixel = luma(pixelAt(pixels, (x + 4) * 8 + dx, (y + 4) * 8 + dy));
      shown.add(pixel > (code + ground) / 2 === code > ground);
    }
  }
  return shown.size === 1 ? shown.has(true) : undefined;
}

describe('The picture shows what the solver planned, and reads back', () => {
  test.each<[string, Partial<DesignLogo>, (typeof dark | typeof inverted)?]>([
    ['a drawing in a circle', {}],
    ['a drawing in a square without padding', { shape: 'square', padding: 0, area: 0.12 }],
    ['a rounded drawing without a plate', { shape: 'rounded', hasPlate: false }],
    ['a drawing on an inverted code', { shape: 'rounded' }, inverted],
    ['a wide image in a pill', { source: { kind: 'image', image, ratio: 1.5 }, area: 0.12 }],
    [
      'an image without a plate',
      { source: { kind: 'image', image, ratio: 1.5 }, hasPlate: false, padding: 0 },
    ],
    [
      'a cropped image on an inverted code',
      { source: { kind: 'image', image, crop: { x: 1 / 6, y: 0, width: 2 / 3, height: 1 } } },
      inverted,
    ],
    ['a drawing at the edge', { area: 0.06, position: { x: 0.9, y: 0.5 } }],
  ])('%s', async (_name, change, colours = dark) => {
    const composed = await compose(payload, designOf(change, colours));
    const { matrix, fitted, pixels, logo: carried } = composed;
    expect(carried.area).toBe(change.area ?? 0.15);
    const planned = fitted && face(designOf(change), fitted, composed.shades);
    let covered = 0;
    for (let y = 0; y < matrix.size; y++) {
      for (let x = 0; x < matrix.size; x++) {
        const darkness = planned?.(x + 0.5, y + 0.5);
        const shown = shownAt(composed, colours, x, y);
        if (shown === undefined) continue;
        if (darkness !== undefined) covered++;
        expect(shown, `${x}, ${y}`).toBe(darkness === undefined ? matrix.modules[y]?.[x] : darkness > 0);
      }
    }
    expect(covered).toBeGreaterThan(20);
    expect(await readsAs(pixels, payload)).toBe(true);
  });
});

test('A logo that would use more than half of the error correction becomes smaller', async () => {
  const long = payload.padEnd(90, '/of-the-day');
  const { logo: carried, drawing, pixels } = await compose(long, designOf({ area: 0.25 }));
  expect(carried.area).toBeGreaterThan(0.05);
  expect(carried.area).toBeLessThan(0.2);
  expect(carried.damaged / carried.correctable).toBeLessThanOrEqual(0.5);
  expect(drawing.layers.length).toBeGreaterThan(3);
  expect(await readsAs(pixels, long)).toBe(true);
});

describe('Automatic error correction grades a picture as well as any level', () => {
  const picture = (draw: (context: SKRSContext2D) => void) => {
    const canvas = createCanvas(128, 128);
    draw(canvas.getContext('2d'));
    return canvas.toDataURL('image/png');
  };
  test.each([
    [
      'a red disc',
      picture((context) => {
        context.fillStyle = '#dd2222';
        context.arc(64, 64, 60, 0, 7);
        context.fill();
      }),
    ],
    [
      'many small squares of any grey',
      picture((context) => {
        for (let square = 0; square < 64 ** 2; square++) {
          const grey = (square * 2654435761) >>> 24;
          context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`;
          context.fillRect((square % 64) * 2, Math.floor(square / 64) * 2, 2, 2);
        }
      }),
    ],
  ])('%s', async (_name, image) => {
    const gradeAt = async (level: Design['level']) => {
      const design = { ...designOf({ source: { kind: 'image', image }, area: 0.1, shape: 'square' }), level };
      const { drawing, matrix, level: used, pixels, logo: carried } = await compose(payload, design, image);
      const grid = { module: 8, x: drawing.origin.x * 8, y: drawing.origin.y * 8 };
      const parameters = measureParameters({ pixels, grid, level: used, matrix });
      return { area: carried.area, grade: worstGrade(...parameters.map(({ grade }) => grade)) };
    };
    const automatic = await gradeAt('auto');
    expect(automatic.area).toBe(0.1);
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      const { area, grade } = await gradeAt(level);
      // A smaller logo may get a better grade.
      if (area === automatic.area) expect(isWorse(automatic.grade, grade), level).toBe(false);
    }
    expect(isWorse(automatic.grade, 'B')).toBe(false);
  });
});

test.each([[{ x: 0, y: 0 }], [{ x: 1, y: 0 }], [{ x: 0, y: 1 }], [{ x: 1, y: 1 }], [{ x: 0.5, y: 0 }]])(
  'A logo wanted at %j moves off the patterns that readers need',
  async (position) => {
    const { logo: carried, pixels } = await compose(payload, designOf({ area: 0.05, position }));
    expect(carried.area).toBe(0.05);
    for (const along of ['x', 'y'] as const) {
      expect(carried.middle[along]).toBeGreaterThan(0.25);
      expect(carried.middle[along]).toBeLessThan(0.9);
    }
    expect(await readsAs(pixels, payload)).toBe(true);
  },
);

test('The same input always gives the same code', async () => {
  const [one, other] = [await compose(payload, designOf({})), await compose(payload, designOf({}))];
  expect(other.matrix).toEqual(one.matrix);
  expect(other.drawing).toEqual(one.drawing);
});

test('A code with a logo is at least as large as the design says', async () => {
  const design = { ...designOf({ area: 0.05 }), level: 'H', mask: 3, minVersion: 8 } as const;
  expect((await compose(payload, design)).version).toBeGreaterThanOrEqual(8);
});

test('A code that carries no logo is drawn without it', () => {
  const { logo: carried, drawing, level } = composeLogoCode(payload, designOf({}), undefined, { artwork });
  expect(carried?.area).toBe(0);
  expect(drawing.layers).toHaveLength(2);
  expect(level).toBe('Q');
});

test('Throws if the payload is too long for any code', async () => {
  await expect(compose('x'.repeat(2954), designOf({}))).rejects.toThrow(PayloadTooLongError);
});

test('Codes are made for logos that are not in the corner', () => {
  expect(isMadeForLogo('a', designOf({}))).toBe(true);
  expect(isMadeForLogo('a', designOf({ position: 'corner' }))).toBe(false);
  expect(isMadeForLogo('a', plainDesign(dark))).toBe(false);
});
