import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from '../capacity.ts';
import { blockStructure, codewordOrder } from '../codewords/blocks.ts';
import { bitModules } from '../codewords/placement.ts';
import { measureParameters, type ParameterName } from './parameters.ts';
import type { Rendering } from './samples.ts';
import { worstGrade } from './scale.ts';
import { crop, drawPlain, paintOver } from './testing/draw.ts';

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

function parameter(rendering: Rendering, name: ParameterName) {
  const found = measureParameters(rendering).find((one) => one.name === name);
  if (!found) throw new Error(`There is no parameter ${name}.`);
  return found;
}

const gradeOf = (rendering: Rendering) =>
  worstGrade(...measureParameters(rendering).map(({ grade }) => grade));

/** A text for a code of about this version at level M. */
const text = (length: number) => 'x'.repeat(length);

test('Gives A to plain black codes of any length, level and size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom<Level>('L', 'M', 'Q', 'H'),
      fc.integer({ min: 2, max: 9 }),
      (length, level, module) => {
        expect(gradeOf(drawPlain(text(length), { level, module }))).toBe('A');
      },
    ),
    { numRuns: 30 },
  );
});

describe('Contrast', () => {
  test.each([
    ['#000000', '#ffffff', 'A'],
    ['#1a1a1a', '#f5d442', 'B'],
    ['#999999', '#ffffff', 'B'],
    ['#b8b8b8', '#ffffff', 'C'],
    ['#f5d442', '#ffffff', 'D'],
    // Equally bright for readers, but not for the eye.
    ['#ff0000', '#00c000', 'F'],
    ['#ffffff', '#ffffff', 'F'],
  ] as const)('of %s on %s is %s', (foreground, background, grade) => {
    const rendering = drawPlain(text(20), { colours: { foreground, background } });
    expect(parameter(rendering, 'contrast').grade).toBe(grade);
  });

  test.each([
    ['luminance', '#000000', '#c4c4c4', 'B'],
    ['luminance', '#000000', '#c3c3c3', 'C'],
    ['luminance', '#000000', '#aaaaaa', 'C'],
    ['luminance', '#000000', '#a9a9a9', 'D'],
    ['luminance', '#000000', '#7c7c7c', 'D'],
    ['luminance', '#000000', '#7b7b7b', 'F'],
    ['luma', '#bfbfbf', '#ffffff', 'C'],
    ['luma', '#c0c0c0', '#ffffff', 'D'],
    ['luma', '#d8d8d8', '#ffffff', 'D'],
    ['luma', '#d9d9d9', '#ffffff', 'F'],
  ] as const)('at a limit of %s: %s on %s is %s', (_scale, foreground, background, grade) => {
    const rendering = drawPlain(text(20), { colours: { foreground, background } });
    expect(parameter(rendering, 'contrast').grade).toBe(grade);
  });

  test.each([
    ['#ff0000', '#ffffff', 0.7874],
    ['#00ff00', '#ffffff', 0.2848],
    ['#0000ff', '#ffffff', 0.9278],
  ] as const)('of %s on %s is the difference in luminance', (foreground, background, contrast) => {
    const rendering = drawPlain(text(20), { colours: { foreground, background } });
    expect(parameter(rendering, 'contrast').value).toBeCloseTo(contrast, 4);
  });

  test.each([
    // 56% and 48% contrast in luminance, which would be B and C, but 18% and 10% in luma.
    ['#8040ff', '#00ff00', 'D'],
    ['#4080ff', '#00ff00', 'F'],
  ] as const)(
    'of the saturated colours %s and %s is limited to %s by luma',
    (foreground, background, grade) => {
      const rendering = drawPlain(text(20), { colours: { foreground, background } });
      expect(parameter(rendering, 'contrast').grade).toBe(grade);
    },
  );

  test('of a light code on a dark background is as good, but the grade is at most C', () => {
    const rendering = drawPlain(text(20), { colours: { foreground: '#ffffff', background: '#000000' } });
    expect(parameter(rendering, 'contrast').grade).toBe('A');
    expect(parameter(rendering, 'modulation').grade).toBe('A');
    expect(gradeOf(rendering)).toBe('C');
  });
});

describe('Quiet zone', () => {
  test.each([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
    [3, 'D'],
    [4, 'F'],
  ] as const)('%i modules too narrow gives %s', (missing, grade) => {
    expect(parameter(crop(drawPlain(text(30)), missing), 'quiet-zone').grade).toBe(grade);
  });

  test('with a line through its second module gives D', () => {
    const marked = paintOver(drawPlain(text(30)), { x: -4, y: -1.5, width: 30, height: 0.25 }, BLACK);
    expect(parameter(marked, 'quiet-zone')).toMatchObject({ grade: 'D', value: 0.25 });
  });

  test('with a speck of one module gives A', () => {
    const marked = paintOver(drawPlain(text(30)), { x: 3, y: -3, width: 1, height: 1 }, BLACK);
    expect(parameter(marked, 'quiet-zone').grade).toBe('A');
  });
});

describe('Finder and timing patterns', () => {
  const plain = drawPlain(text(30));

  test('a finder pattern without its centre gives F', () => {
    expect(gradeOf(paintOver(plain, { x: 2, y: 2, width: 3, height: 3 }, WHITE))).toBe('F');
  });

  test('round corners of a finder pattern still give A', () => {
    const round = paintOver(plain, { x: 0, y: 0, width: 0.5, height: 0.5 }, WHITE);
    expect(parameter(round, 'patterns').grade).toBe('A');
  });

  test.each([
    [1, 'B'],
    [2, 'B'],
    [5, 'C'],
    [6, 'D'],
    [9, 'F'],
  ] as const)('%i light modules at the start of the timing pattern give %s', (count, grade) => {
    const broken = paintOver(drawPlain(text(300)), { x: 8, y: 6, width: 2 * count - 1, height: 1 }, WHITE);
    expect(parameter(broken, 'patterns').grade).toBe(grade);
  });

  test('the only alignment pattern covered gives D', () => {
    const { size } = plain.matrix;
    const covered = paintOver(plain, { x: size - 9, y: size - 9, width: 5, height: 5 }, WHITE);
    expect(parameter(covered, 'patterns').grade).toBe('D');
  });

  test('of several alignment patterns, the last one covered gives C and another one B', () => {
    const several = drawPlain(text(120));
    const last = several.matrix.size - 7;
    const coveredAt = (x: number, y: number) =>
      parameter(paintOver(several, { x: x - 2, y: y - 2, width: 5, height: 5 }, WHITE), 'patterns').grade;
    // Version 7 has alignment patterns in columns 6, 22 and 38.
    expect(last).toBe(38);
    expect(coveredAt(last, last)).toBe('C');
    expect(coveredAt(last, 22)).toBe('B');
  });

  test.each([
    [1, 'B'],
    [2, 'B'],
    [3, 'C'],
    [5, 'D'],
    [7, 'F'],
  ] as const)('%i wrong modules in one copy of the format information give %s', (count, grade) => {
    const { size, modules } = plain.matrix;
    const wrong = Array.from({ length: count }, (_, index) => size - 1 - index).reduce(
      (rendering, y) =>
        paintOver(rendering, { x: 8, y, width: 1, height: 1 }, modules[y]?.[8] ? WHITE : BLACK),
      plain,
    );
    expect(parameter(wrong, 'patterns').grade).toBe(grade);
  });

  test('covered format information gives F', () => {
    const covered = paintOver(plain, { x: 0, y: 8, width: plain.matrix.size, height: 1 }, WHITE);
    expect(parameter(covered, 'patterns').grade).toBe('F');
  });
});

describe('Error correction left', () => {
  test('counts exactly the codewords in which modules are wrong', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom<Level>('L', 'M', 'Q', 'H'),
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 12 }),
        (length, level, random, count) => {
          const plain = drawPlain(text(length), { level, module: 4 });
          const { size, modules } = plain.matrix;
          const version = (size - 17) / 4;
          const structure = blockStructure(version, level);
          const { block } = codewordOrder(structure);
          const places = bitModules(version);
          const perBlock = structure.dataLengths.map(() => new Set<number>());
          let damaged = plain;
          for (let i = 0; i < count; i++) {
            const bit = random.next().value % (structure.length * 8);
            const place = places[bit] ?? 0;
            const [x, y] = [place % size, Math.floor(place / size)];
            const colour = modules[y]?.[x] ? WHITE : BLACK;
            damaged = paintOver(damaged, { x, y, width: 1, height: 1 }, colour);
            perBlock[block[bit >> 3] ?? 0]?.add(bit >> 3);
          }
          const worstBlock = Math.max(...perBlock.map((codewords) => codewords.size));
          const expected = Math.max(0, 1 - worstBlock / structure.correctable);
          expect(parameter(damaged, 'correction').value).toBeCloseTo(expected, 10);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a code that can’t be corrected gives F', () => {
    const covered = paintOver(
      drawPlain(text(30), { level: 'L' }),
      { x: 9, y: 9, width: 9, height: 9 },
      WHITE,
    );
    expect(parameter(covered, 'correction')).toMatchObject({ grade: 'F', value: 0 });
  });
});

describe('Evenness', () => {
  // Half of the way to the threshold between light and dark.
  const PALE = [137, 137, 137] as const;

  test('a few pale modules are forgiven, as error correction is left for them', () => {
    const plain = drawPlain(text(100), { level: 'H' });
    const pale = paintOver(plain, { x: 20, y: 20, width: 2, height: 2 }, PALE);
    expect(parameter(pale, 'modulation').grade).toBe('A');
    expect(parameter(pale, 'correction').grade).not.toBe('F');
  });

  test('pale modules on a large part give a worse grade, even if each is still on the right side', () => {
    const plain = drawPlain(text(100), { level: 'L' });
    const { size, modules } = plain.matrix;
    let pale = plain;
    modules.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark && x > size / 2) pale = paintOver(pale, { x, y, width: 1, height: 1 }, [165, 165, 165]);
      });
    });
    expect(parameter(pale, 'correction').grade).toBe('A');
    expect(parameter(pale, 'modulation').grade).toBe('D');
  });
});
