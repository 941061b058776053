import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { functionPatterns } from '../codewords/patterns.ts';
import { PRINT_SAFE } from '../colour.ts';
import { readerNames, reads } from '../grade/readers.ts';
import { gradeOf, isWorse, UNUSED_CORRECTION } from '../grade/scale.ts';
import { PayloadTooLongError } from '../matrix.ts';
import { correctionsPerBlock } from '../testing/corrections.ts';
import { drawPixels } from '../testing/draw-pixels.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { badge, withLogo } from '../testing/with-logo.ts';
import type { LogoPlan } from './face.ts';
import { fitLogo } from './fit.ts';
import { planPlate, plateSize } from './plate.ts';
import {
  defaultLogoOptions,
  type LogoCode,
  LogoPlaceError,
  MIN_UNUSED_CORRECTION,
  solveLogo,
} from './solver.ts';

beforeAll(setReaderFromDisk);

/** Different addresses of a length. */
const urls = (length: number, count: number) =>
  Array.from({ length: count }, (_, serial) =>
    `https://${(serial * 2654435761).toString(36)}.example/${'menu-of-the-day/table-and-chair/'.repeat(4)}`.slice(
      0,
      length,
    ),
  );

test.each([
  { length: 20, area: 0.25, mayMove: false },
  { length: 30, area: 0.2, mayMove: false },
  { length: 45, area: 0.1, mayMove: false },
  { length: 30, area: 0.25, mayMove: true },
  { length: 45, area: 0.2, mayMove: true },
  { length: 60, area: 0.1, mayMove: true },
])(
  'Addresses of $length characters need no error correction under a logo over $area of the code (may move: $mayMove)',
  ({ length, area, mayMove }) => {
    for (const url of urls(length, 3)) {
      const code = solveLogo(url, badge(area), { ...defaultLogoOptions, mayMove });
      expect(code.extraVersions).toBeLessThanOrEqual(3);
      expect(code.unusedCorrection).toBe(1);
      const corrections = correctionsPerBlock(withLogo(code, badge(area)), code.level, code.mask);
      expect(corrections.every((count) => count === 0)).toBe(true);
    }
  },
);

test('Under a logo that may move, addresses of 60 characters keep grade A at 15% and half of the error correction at 20%', () => {
  const options = { ...defaultLogoOptions, mayMove: true };
  for (const url of urls(60, 3)) {
    expect(solveLogo(url, badge(0.15), options).unusedCorrection).toBeGreaterThanOrEqual(0.62);
    expect(solveLogo(url, badge(0.2), options).unusedCorrection).toBeGreaterThanOrEqual(
      MIN_UNUSED_CORRECTION,
    );
  }
});

/** Distance from the middle of the code, in modules, along the axis in which it is larger. */
const offMiddle = ({ middle, matrix: { size } }: LogoCode) =>
  Math.max(Math.abs(middle.x - size / 2), Math.abs(middle.y - size / 2));

test('A logo in the middle is in the middle to half a module, whatever its proportions, and also if it shrinks', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 150 }),
      fc.constantFrom('auto', 'L', 'M', 'Q', 'H'),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 2, max: 30 }),
      fc.constantFrom(1, 3.75, 0.4),
      fc.constantFrom('square', 'circle'),
      (text, level, minVersion, percent, ratio, shape) => {
        const plan = planPlate(shape, percent / 100, (x) => (x < 0.2 ? 1 : -1), ratio);
        const fitted = fitLogo(text, plan, { ...defaultLogoOptions, level, minVersion });
        if (fitted) expect(offMiddle(fitted.code)).toBeLessThanOrEqual(0.5);
      },
    ),
    { numRuns: 40 },
  );
});

test('A logo moves only if it may, at most by an eighth of the code', () => {
  const url = 'https://canary.example/menu-of-the-day/spring?table=12&n=1';
  expect(url).toHaveLength(58);
  expect(offMiddle(solveLogo(url, badge(0.15)))).toBeLessThanOrEqual(0.5);
  const moved = solveLogo(url, badge(0.15), { ...defaultLogoOptions, mayMove: true });
  expect(offMiddle(moved)).toBeGreaterThan(1);
  expect(offMiddle(moved)).toBeLessThanOrEqual(moved.matrix.size / 8 + 1);
});

test.each([
  ['at the right', { x: 0.8, y: 0.5 }],
  ['anywhere', { x: 0.45, y: 0.6 }],
])('A logo %s is where the design says, unless it would cover patterns', (_where, position) => {
  for (const url of urls(60, 2)) {
    const { middle, matrix } = solveLogo(url, badge(0.06), { ...defaultLogoOptions, position });
    expect(Math.abs(middle.x - position.x * matrix.size)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(middle.y - position.y * matrix.size)).toBeLessThanOrEqual(0.5);
  }
});

const plans = fc
  .tuple(
    fc.constantFrom('square', 'rounded', 'circle'),
    fc.integer({ min: 3, max: 20 }),
    fc.uint8Array({ minLength: 64, maxLength: 64 }),
  )
  .map(([shape, percent, picture]) =>
    planPlate(shape, percent / 100, (x, y) => {
      const pixel = picture[Math.floor((y + 1) * 3.99) * 8 + Math.floor((x + 1) * 3.99)] ?? 0;
      return pixel < 60 ? undefined : pixel < 150 ? 1 : -1;
    }),
  );

test('Reports the codewords that a decoder corrects in each block', () => {
  const payload = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(payload, plans, (text, plan) => {
      const code = solveLogo(text, plan, defaultLogoOptions);
      const corrections = correctionsPerBlock(withLogo(code, plan), code.level, code.mask);
      code.damage.forEach(({ damaged, correctable }, block) => {
        if (damaged <= correctable) expect(corrections[block]).toBe(damaged);
      });
    }),
    { numRuns: 15 },
  );
});

test('Covers no pattern that readers need', () => {
  fc.assert(
    fc.property(
      plans,
      fc.record({ x: fc.double({ min: 0.3, max: 0.7, noNaN: true }), y: fc.constant(0.5) }),
      (plan, position) => {
        const { matrix, middle, version } = solveLogo('https://canary.example', plan, {
          ...defaultLogoOptions,
          position,
        });
        const face = plan.face(matrix.size, plan.area);
        functionPatterns(version).roles.forEach((role, module) => {
          const [x, y] = [module % matrix.size, Math.floor(module / matrix.size)];
          const isCovered = face.darkness(x + 0.5 - middle.x, y + 0.5 - middle.y) !== undefined;
          if (isCovered) expect(['data', 'alignment']).toContain(role);
        });
      },
    ),
    { numRuns: 10 },
  );
});

test('Three readers read exactly the payload, without and under the logo', async () => {
  const payloads = [
    ...urls(30, 3),
    ...urls(45, 3),
    'WIFI:T:WPA;S:Cafe;P:1234567890;;',
    'TEL:+12015550123',
    '12345678901234567890',
  ];
  for (const payload of payloads) {
    const code = solveLogo(payload, badge(0.2));
    for (const matrix of [code.matrix, withLogo(code, badge(0.2))]) {
      const pixels = drawPixels(matrix, PRINT_SAFE, (matrix.size + 8) * 4);
      for (const name of readerNames) {
        const isRead = await reads(name, pixels, payload);
        expect(isRead, `${name}: ${payload}`).toBe(true);
      }
    }
  }
});

test('Keeps a level, mask, version and place that the user chose', () => {
  const options = { ...defaultLogoOptions, level: 'Q', mask: 3, minVersion: 6 } as const;
  const code = solveLogo('https://canary.example', badge(0.05), options);
  expect(code).toMatchObject({ level: 'Q', mask: 3, version: 6 });
  expect(offMiddle(code)).toBeLessThanOrEqual(0.5);
});

test('Moves a logo that was put on the last alignment pattern', () => {
  const options = { ...defaultLogoOptions, position: { x: 0.75, y: 0.75 } };
  const { matrix, middle } = solveLogo('https://canary.example', badge(0.05), options);
  const circle = { shape: 'circle', ratio: 1, padding: 0 } as const;
  const radius = plateSize(circle, 0.05 * matrix.size ** 2).width / 2;
  const pattern = matrix.size - 6.5;
  expect(Math.hypot(pattern - middle.x, pattern - middle.y)).toBeGreaterThan(radius);
});

test('Proposes the largest logo that leaves half of the error correction unused', () => {
  const payload = 'https://canary.example/'.padEnd(90, 'menu/');
  const fitted = fitLogo(payload, badge(0.25));
  expect(fitted?.area).toBeGreaterThan(0.05);
  expect(fitted?.area).toBeLessThan(0.2);
  expect(fitted?.code.unusedCorrection).toBeGreaterThanOrEqual(MIN_UNUSED_CORRECTION);
  expect(fitLogo('https://canary.example', badge(0.2))?.area).toBe(0.2);
});

test('A logo shrinks to 2% of the code, and is left out if the code can’t carry even that', () => {
  const options = {
    ...defaultLogoOptions,
    level: 'L',
    maxExtraVersions: 0,
    maxExtraVersionsToFit: 0,
  } as const;
  const grey = planPlate('circle', 0.1, () => 0);
  const fit = (plan: LogoPlan) => fitLogo('https://canary.example/menu/menu/'.slice(0, 32), plan, options);
  expect(fit(badge(0.1))?.area).toBe(0.02);
  expect(fit(grey)).toBeUndefined();
});

test('A code grows by more than three versions only for a better grade', () => {
  const grade = ({ unusedCorrection }: LogoCode) => gradeOf(unusedCorrection, UNUSED_CORRECTION);
  for (const url of [...urls(60, 2), ...urls(84, 2)]) {
    for (const level of ['L', 'M', 'Q'] as const) {
      const code = solveLogo(url, badge(0.15), { ...defaultLogoOptions, level });
      if (code.extraVersions <= 3) continue;
      const smaller = solveLogo(url, badge(0.15), { ...defaultLogoOptions, level, maxExtraVersionsToFit: 3 });
      expect(isWorse(grade(smaller), grade(code)), `${url} at ${level}`).toBe(true);
    }
  }
});

test('Rejects a payload that no code holds, and a logo without a place unless it may shrink', () => {
  expect(() => solveLogo('x'.repeat(3000), badge(0.05))).toThrow(PayloadTooLongError);
  const everything = planPlate('square', 0.9, () => -1);
  expect(() => solveLogo('https://canary.example', everything)).toThrow(LogoPlaceError);
  expect(fitLogo('https://canary.example', everything)?.area).toBeLessThan(0.9);
});

describe('With a code as the model', () => {
  const options = { ...defaultLogoOptions, mayMove: true };
  const shelf = (number: number) => `https://canary.example/shelf/${number}`;
  const model = fitLogo(shelf(1000), badge(0.12), options);

  test('another code of its version has its level, and the logo at the same place and as large', () => {
    const { code, area } = fitLogo(shelf(27), badge(0.12), options, model) ?? {};
    expect(model).toBeDefined();
    expect(code?.version).toBe(model?.code.version);
    expect(code?.level).toBe(model?.code.level);
    expect(code?.middle.x).toBeCloseTo(model?.code.middle.x ?? 0, 0);
    expect(area).toBe(model?.area);
    expect(isWorse(code?.grade ?? 'F', 'B')).toBe(false);
  });

  test('a code that the place doesn’t suit is searched as without a model', () => {
    const long = shelf(1).repeat(3);
    expect(fitLogo(long, badge(0.12), options, model)).toEqual(fitLogo(long, badge(0.12), options));
  });
});
