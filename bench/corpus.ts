import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileFormats } from '../qr/src/files/format.ts';
import { countFound } from '../qr/src/finding/testing/count-found.ts';
import { type ReaderName, readerNames } from '../qr/src/grade/readers.ts';
import { grades } from '../qr/src/grade/scale.ts';
import { distortions } from '../qr/src/grade/testing/distortions.ts';
import { moduleSides, type Reading } from '../qr/src/grade/testing/readings.ts';
import { setReaderFromDisk } from '../qr/src/testing/reader.ts';
import type { Judgement } from './corpus/judge.ts';
import type { TemplateFile } from './corpus/template-files.ts';
import type { Result } from './corpus/worker.ts';
import { printTable } from './table.ts';

/** Number of random designs. The environment variable `DESIGNS` overrides it. */
const designs = Number(process.env['DESIGNS'] ?? 2_000);

/**
 * Grades random designs, and measures whether readers read the PNG files of designs of grade A or B, compared with the
 * files of qr-code-styling. Then reads the files of all templates in all formats, and photos and screenshots with codes.
 */
export async function benchCorpus(): Promise<void> {
  const { judgements, templateFiles } = await judgeAll();
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
    `Files of grade A or B that are read: undistorted at three sizes, distorted with modules of ${moduleSides.join(', ')} pixels`,
    ['', ...readerNames.flatMap((reader) => [reader, 'qr-code-styling'])],
    ['undistorted', ...Object.keys(distortions), 'all'].map((distortion) => [
      distortion,
      ...readerNames.flatMap((reader) => {
        const its = (all: readonly Reading[]) =>
          all.filter((one) => one.reader === reader && ['all', one.distortion].includes(distortion));
        return [rate(its(ours)), rate(its(styling))];
      }),
    ]),
  );

  const byZbarimg = graded('A', 'B').filter(({ isReadByZbarimg }) => isReadByZbarimg !== undefined);
  const readByZbarimg = byZbarimg.filter(({ isReadByZbarimg }) => isReadByZbarimg).length;
  console.log(`zbarimg reads ${readByZbarimg} of these ${byZbarimg.length} files at their size.\n`);

  const bad = graded('F');
  printTable(
    'Files of grade F that are read',
    ['reader', 'designs', 'share'],
    [
      ...readerNames.map((reader) => {
        return [reader, ...counted(bad.filter(({ readBy }) => readBy?.includes(reader)).length, bad.length)];
      }),
      ['any', ...counted(bad.filter(({ readBy }) => readBy?.length).length, bad.length)],
    ],
  );
  printTemplates(templateFiles);
  await printPhotos();
}

/** Photos and screenshots in which the page for scanning looks for codes. */
const photos = 60;

/** Counts the codes that all readers together find in photos, and each alone. */
async function printPhotos(): Promise<void> {
  setReaderFromDisk();
  const { codes, found, alone, mistakes } = await countFound(photos);
  printTable(
    `Codes that are found in ${photos} photos and screenshots with ${codes} codes`,
    ['all readers together', ...readerNames.map((name) => `${name} alone`)],
    [[String(found), ...readerNames.map((name) => String(alone[name]))]],
  );
  for (const mistake of mistakes) console.log(mistake);
}

/** Counts the files of templates that are read at every size, and lists the other files. */
function printTemplates(files: readonly TemplateFile[]): void {
  const isRead = ({ readings }: TemplateFile, reader: ReaderName) =>
    readings.every(({ readBy }) => readBy.includes(reader));
  printTable(
    `Templates’ files that are read at three sizes, and by zbarimg at their own`,
    ['format', ...readerNames, 'zbarimg'],
    fileFormats.map((format) => {
      const its = files.filter((file) => file.format === format);
      const counts = readerNames.map((reader) => its.filter((file) => isRead(file, reader)).length);
      const byZbarimg = its.filter(({ isReadByZbarimg }) => isReadByZbarimg).length;
      return [format, ...[...counts, byZbarimg].map((count) => `${count} of ${its.length}`)];
    }),
  );
  for (const file of files) {
    const lost = readerNames.filter((reader) => !isRead(file, reader));
    const all = [...lost, ...(file.isReadByZbarimg === false ? ['zbarimg'] : [])];
    if (all.length > 0)
      console.log(`${file.template}, ${file.length} bytes, ${file.format}: not by ${all.join(', ')}`);
  }
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
async function judgeAll(): Promise<{ judgements: Judgement[]; templateFiles: TemplateFile[] }> {
  const judgements: Judgement[] = [];
  const templateFiles: TemplateFile[] = [];
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const args = [first, step, designs].map(String);
      const child = fork(join(import.meta.dirname, 'corpus/worker.ts'), args);
      child.on('message', (message) => {
        // A process of the corpus sends only results.
        const result = message as Result;
        if (result.kind === 'design') judgements.push(result.judgement);
        else templateFiles.push(...result.files);
      });
      return new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`A process of the corpus ended with ${code}.`)),
        );
      });
    }),
  );
  judgements.sort((one, other) => one.number - other.number);
  return { judgements, templateFiles };
}
