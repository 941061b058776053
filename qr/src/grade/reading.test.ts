import { beforeAll, describe, expect, test } from 'vitest';
import { setReaderFromDisk } from '../testing/reader.ts';
import { firstVerdict, fullVerdict } from './grade.ts';
import { readAtSizes } from './reading.ts';
import { drawPlain } from './testing/draw.ts';
import { gradeReading, verdictOfFile } from './verdict.ts';

beforeAll(setReaderFromDisk);

const payload = 'https://example.com';
const all = ['ZXing', 'ZBar', 'jsQR'] as const;

describe('A file is read', () => {
  test('at its size, and at two thirds and a third of it', async () => {
    const { pixels, grid } = drawPlain(payload, { module: 16 });
    expect(await readAtSizes(pixels, grid.module, payload)).toEqual([
      { width: 528, readBy: all },
      { width: 352, readBy: all },
      { width: 176, readBy: all },
    ]);
  });

  test('at larger sizes if its modules are small', async () => {
    const { pixels, grid } = drawPlain(payload, { module: 4 });
    expect(await readAtSizes(pixels, grid.module, payload)).toEqual([
      { width: 132, readBy: all },
      { width: 198, readBy: all },
      { width: 264, readBy: all },
    ]);
  });

  test('as if it had 4,096 pixels if it has more', async () => {
    const { pixels, grid } = drawPlain(payload, { module: 130 });
    expect((await readAtSizes(pixels, grid.module, payload)).map(({ width }) => width)).toEqual([
      4096, 2731, 1365,
    ]);
  });
});

test('A reader that fails at one size caps the grade at C, two lower it, and a file that ZXing can’t read is F', () => {
  const graded = (...readBy: (typeof all)[number][]) =>
    gradeReading(
      [
        { width: 1024, readBy: all },
        { width: 341, readBy },
      ],
      true,
    ).grade;
  expect(graded(...all)).toBe('A');
  expect(graded('ZXing', 'jsQR')).toBe('C');
  expect(graded('ZXing')).toBe('D');
  expect(gradeReading([{ width: 1024, readBy: ['ZBar', 'jsQR'] }], false).grade).toBe('F');
});

test('The grade is that of the file, even if every reader reads the small picture', async () => {
  const rendering = drawPlain(payload);
  const light = drawPlain(payload, { colours: { foreground: '#ffffff', background: '#000000' }, module: 12 });
  const verdict = await fullVerdict(
    { ...rendering, drawFile: async () => ({ pixels: light.pixels, module: 12 }) },
    payload,
    await firstVerdict(rendering, payload),
  );
  expect(verdict.readings.map(({ width }) => width)).toEqual([396, 264, 132]);
  for (const { readBy } of verdict.readings) expect(readBy).toEqual(['ZXing', 'jsQR']);
  expect(verdict).toMatchObject({ grade: 'C', weakest: { name: 'reading', grade: 'C' } });
  const inAnotherFile = verdictOfFile(verdict, [{ width: 4096, readBy: all }]);
  expect(inAnotherFile.grade).toBe('A');
});
