import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readerNames } from '../qr/src/grade/readers.ts';
import { grades } from '../qr/src/grade/scale.ts';
import { distortions } from '../qr/src/grade/testing/distortions.ts';
import { moduleSides, type Reading } from '../qr/src/grade/testing/readings.ts';
import type { Judgement } from './corpus/judge.ts';
import { printTable } from './table.ts';

/** Number of random designs. The environment variable `DESIGNS` overrides it. */
const designs = Number(process.env['DESIGNS'] ?? 2_000);

/** Grades random designs, and measures whether readers read those of grade A or B, beside qr-code-styling. */
export async function benchCorpus(): Promise<void> {
  const judgements = await judgeAll();
  const graded = (...wanted: string[]) => judgements.filter(({ grade }) => wanted.includes(grade));
  printTable(
    `Grades of ${judgements.length} random designs`,
    ['grade', 'designs', 'share'],
    grades.map((grade) => {
      return [grade, ...counted(graded(grade).length, judgements.length)];
    }),
  );

  const sound = graded('A', 'B').flatMap(({ readings }) => (readings ? [readings] : []));
  const ours = sound.flatMap((readings) => readings.ours);
  const styling = sound.flatMap((readings) => readings.styling);
  printTable(
    `Codes of grade A or B that are read, with modules of ${moduleSides.join(', ')} pixels`,
    ['', ...readerNames.flatMap((reader) => [reader, 'qr-code-styling'])],
    [...Object.keys(distortions), 'all'].map((distortion) => [
      distortion,
      ...readerNames.flatMap((reader) => {
        const its = (all: readonly Reading[]) =>
          all.filter((one) => one.reader === reader && ['all', one.distortion].includes(distortion));
        return [rate(its(ours)), rate(its(styling))];
      }),
    ]),
  );

  const bad = graded('F');
  printTable(
    'Codes of grade F that are read undistorted',
    ['reader', 'designs', 'share'],
    [
      ...readerNames.map((reader) => {
        return [reader, ...counted(bad.filter(({ readBy }) => readBy?.includes(reader)).length, bad.length)];
      }),
      ['any', ...counted(bad.filter(({ readBy }) => readBy?.length).length, bad.length)],
    ],
  );
}

function rate(readings: readonly Reading[]): string {
  return percent(readings.filter(({ isRead }) => isRead).length, readings.length);
}

function counted(part: number, whole: number): [string, string] {
  return [String(part), percent(part, whole)];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)}%`;
}

/** Divides the corpus among processes, one for each core. */
async function judgeAll(): Promise<Judgement[]> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const judgements: Judgement[] = [];
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const args = [first, step, designs].map(String);
      const child = fork(join(import.meta.dirname, 'corpus/worker.ts'), args, {
        execArgv: ['--import', tsx],
      });
      // Only judgements are sent.
      child.on('message', (judgement) => judgements.push(judgement as Judgement));
      return new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`A process of the corpus ended with ${code}.`)),
        );
      });
    }),
  );
  return judgements.sort((one, other) => one.number - other.number);
}
