import { type LeftOutRow, type MadeCode, manifestOf } from '@canary/bulk/manifest';
import type { PlannedCode } from '@canary/bulk/plan-codes';
import { pixelsOf } from '@canary/qr/files/size';
import type { Grade } from '@canary/qr/grade/scale';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { ReadFile } from '@canary/rendering/core/make-checked-file';
import type { FileOptions } from '@canary/rendering/core/requests';
import type { NewLink } from './dynamic-link.ts';
import { controlRun, type Run } from './run-control.ts';

/** A code of a run. */
export interface RunCode extends PlannedCode {
  /** The short link that the payload is, or will be once the link is made; undefined if the code isn't dynamic. */
  readonly link?: NewLink | undefined;
}

/** A file of the ZIP file. */
export interface ZipEntry {
  readonly name: string;
  readonly input: Blob | Uint8Array<ArrayBuffer>;
}

interface RunOptions {
  readonly codes: readonly RunCode[];
  /** The rows that the user leaves out, for the manifest. */
  readonly wrong: readonly LeftOutRow[];
  readonly file: FileOptions;
  readonly workers: Pick<RenderingWorkers, 'run'>;
  /** How many codes are made at the same time. */
  readonly parallel: number;
  /** Writes the ZIP file. Its promise is settled when the file is complete. */
  write(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void>;
  readonly random?: () => number;
}

/** How many codes are graded besides the first one of each version. */
const sampleSize = 20;

const linkAlone = 'The link is made. The run was stopped before its file.';
const unreadable = 'It doesn’t scan, so there is no file. Change the design, the size or the text.';

/** Makes codes, reads each file back, and puts the files into a ZIP file in the order of the rows. */
export function startRun({
  codes,
  wrong,
  file,
  workers,
  parallel,
  write,
  random = Math.random,
}: RunOptions): Run {
  const control = controlRun(codes.length);
  const { store, signal, enter, elapsed, untilResumed } = control;
  const sample = chooseSample(codes, random);
  const versions = new Set<number>();
  /** The codes that are graded after all files are made. */
  const toGrade: RunCode[] = [];
  const made: MadeCode[] = [];
  const make = async (code: RunCode): Promise<ReadFile | undefined> => {
    const { payload, design, logoAs } = code;
    return workers.run((renderer) => renderer.makeReadFile({ payload, design, logoAs, file }), signal);
  };
  const gradeOf = async ({ payload, design, logoAs }: RunCode): Promise<Grade | undefined> => {
    let grade: Grade | undefined;
    const width = pixelsOf(file.size);
    const onReport = ({ verdict }: ScanReport) => {
      grade = verdict.grade;
    };
    const grading = workers.run(
      (renderer) => renderer.grade({ payload, design, logoAs, width }, onReport, signal),
      signal,
    );
    // A file that was read back is delivered, also if the other readers can't be loaded.
    await grading.catch(() => undefined);
    return grade;
  };
  /** The entry of a code in the ZIP file; none if the file doesn't read back. */
  const take = async (code: RunCode, making: Promise<ReadFile | undefined>): Promise<readonly ZipEntry[]> => {
    const result = await making;
    const { tried, leftOut } = store.read();
    if (!result) {
      const { row, payload, link } = code;
      store.change({
        tried: tried + 1,
        elapsedMs: elapsed(),
        leftOut: [...leftOut, { row, payload, target: link?.target, reason: unreadable }],
      });
      return [];
    }
    const { version } = result;
    if (sample.has(code) || !versions.has(version)) toGrade.push(code);
    versions.add(version);
    const { row, fileName, payload, link } = code;
    made.push({ row, fileName, payload, version, target: link?.target });
    store.change({ tried: tried + 1, made: made.length, elapsedMs: elapsed() });
    return [{ name: code.fileName, input: result.bytes }];
  };
  async function* entries(): AsyncGenerator<ZipEntry> {
    const waiting: { readonly code: RunCode; readonly making: Promise<ReadFile | undefined> }[] = [];
    // The next codes are made while a file is written.
    for (const code of codes) {
      await untilResumed();
      if (store.read().phase === 'stopping') break;
      const making = make(code);
      making.catch(() => undefined);
      waiting.push({ code, making });
      const [first] = waiting;
      if (waiting.length <= 2 * parallel || !first) continue;
      waiting.shift();
      yield* await take(first.code, first.making);
    }
    for (const { code, making } of waiting) yield* await take(code, making);
    const isStopped = store.read().phase === 'stopping';
    if (!isStopped) enter('grading');
    const graded = new Map(
      await Promise.all(toGrade.map(async (code) => [code.row, await gradeOf(code)] as const)),
    );
    const { tried, leftOut } = store.read();
    const linked = codes.slice(tried).flatMap(({ row, payload, link }): LeftOutRow[] => {
      return link ? [{ row, payload, target: link.target, reason: linkAlone }] : [];
    });
    yield { name: 'codes.csv', input: manifestOf(made, graded, [...wrong, ...leftOut, ...linked]) };
  }

  return control.start(() => write(entries(), signal));
}

function chooseSample(codes: readonly RunCode[], random: () => number): ReadonlySet<RunCode> {
  const drawn = codes.map((code) => ({ code, lot: random() })).sort((one, other) => one.lot - other.lot);
  return new Set(drawn.slice(0, sampleSize).map(({ code }) => code));
}
