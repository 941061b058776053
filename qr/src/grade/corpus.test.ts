import { beforeAll, expect, test } from 'vitest';
import { composeCode } from '../compose.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { firstVerdict, fullVerdict, gradedModule } from './grade.ts';
import type { Grade } from './scale.ts';
import { randomSample } from './testing/random-design.ts';
import { moduleSides, type Reading, readEverywhere } from './testing/readings.ts';
import { render } from './testing/render.ts';

beforeAll(setReaderFromDisk);

// `pnpm bench corpus` does the same with 2,000 designs in all sizes.
const designs = 10;

/** Grades a random design. Reads it under difficult conditions only if its grade is A or B without them. */
async function gradeSample(number: number): Promise<Grade> {
  const { payload, design } = randomSample(number);
  const rendering = await render(payload, design, gradedModule(composeCode(payload, design).matrix.size));
  const first = await firstVerdict(rendering, payload);
  const isSound = first.grade === 'A' || first.grade === 'B';
  return isSound ? (await fullVerdict(rendering, payload, first)).grade : first.grade;
}

test('ZXing, ZBar and jsQR read random designs of grade A or B, also under distortions that the grade doesn’t try', async () => {
  const sound: number[] = [];
  const misread: (Reading & { readonly number: number })[] = [];
  for (let number = 0; number < designs; number++) {
    const grade = await gradeSample(number);
    if (grade !== 'A' && grade !== 'B') continue;
    sound.push(number);
    const { payload, design } = randomSample(number);
    const module = moduleSides[number % moduleSides.length] ?? moduleSides[0];
    const { drawFile } = await render(payload, design, module);
    const readings = await readEverywhere(await drawFile(), payload, [module]);
    misread.push(...readings.filter(({ isRead }) => !isRead).map((reading) => ({ number, ...reading })));
  }
  expect(misread).toEqual([]);
  // The grade would be useless if few designs got A or B.
  expect(sound.length).toBeGreaterThan(designs / 4);
});
