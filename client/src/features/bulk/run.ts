import { pixelsOf } from '@canary/qr/files/size';
import type { Grade } from '@canary/qr/grade/scale';
import { RenderingError, type RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { ReadFile } from '@canary/rendering/core/make-checked-file';
import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { createStore, type Store } from '#shared/store/create-store.ts';
import type { NewLink } from './dynamic-link.ts';
import { type LeftOutRow, type MadeCode, manifestOf } from './manifest.ts';

/** A code of a run. */
export interface RunCode extends CodeToDraw {
  /** The number of the row in the table. */
  readonly row: number;
  readonly fileName: string;
  /** The short link that the payload is, or will be once the link is made; undefined if the code isn't dynamic. */
  readonly link?: NewLink | undefined;
}

/** A file of the ZIP file. */
export interface ZipEntry {
  readonly name: string;
  readonly input: Blob;
}

export interface RunState {
  readonly phase: 'running' | 'paused' | 'stopping' | 'grading' | 'done' | 'stopped' | 'failed';
  readonly total: number;
  /** The codes that were tried, read back or not. */
  readonly tried: number;
  /** The codes whose files read back. */
  readonly made: number;
  /** Rows without a file, with the reason for display. */
  readonly leftOut: readonly LeftOutRow[];
  /** The time that the run has taken without its pauses, in milliseconds. */
  readonly elapsedMs: number;
  /** Why the run has failed, for display. */
  readonly failure?: string | undefined;
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

/** A run makes codes, reads each file back, and puts the files into a ZIP file in the order of the rows. */
export interface Run {
  readonly store: Pick<Store<RunState>, 'read' | 'watch'>;
  /** Makes no further code until {@link resume}. */
  pause(): void;
  resume(): void;
  /** Makes no further code, and completes the ZIP file with those that are made. */
  finish(): void;
  /** Stops at once, without a ZIP file. */
  discard(): void;
  /** Settled when the run has ended. Never rejects. */
  readonly ended: Promise<void>;
}

/** How many codes are graded besides the first one of each version. */
const sampleSize = 20;

const linkAlone = 'The link is made. The run was stopped before its file.';
const unreadable = 'It doesn’t scan, so there is no file. Change the design, the size or the text.';

export function startRun({
  codes,
  wrong,
  file,
  workers,
  parallel,
  write,
  random = Math.random,
}: RunOptions): Run {
  const store = createStore<RunState>({
    phase: 'running',
    total: codes.length,
    tried: 0,
    made: 0,
    leftOut: [],
    elapsedMs: 0,
  });
  const abort = new AbortController();
  const sample = chooseSample(codes, random);
  const versions = new Set<number>();
  /** The codes that are graded after all files are made. */
  const toGrade: RunCode[] = [];
  const made: MadeCode[] = [];
  let wake: () => void = () => undefined;
  let since = performance.now();
  /** The time until the last pause began or ended. */
  let counted = 0;

  const elapsed = () => counted + (store.read().phase === 'paused' ? 0 : performance.now() - since);
  const enter = (phase: RunState['phase'], part: Partial<RunState> = {}) => {
    counted = elapsed();
    since = performance.now();
    store.change({ phase, elapsedMs: counted, ...part });
    wake();
  };
  const isPaused = () => store.read().phase === 'paused';
  const untilResumed = async () => {
    while (isPaused() && !abort.signal.aborted)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  const make = async (code: RunCode): Promise<ReadFile | undefined> => {
    const { payload, design, logoAs } = code;
    return workers.run((renderer) => renderer.makeReadFile({ payload, design, logoAs, file }), abort.signal);
  };
  const gradeOf = async ({ payload, design, logoAs }: RunCode): Promise<Grade | undefined> => {
    let grade: Grade | undefined;
    const width = pixelsOf(file.size);
    const onReport = ({ verdict }: ScanReport) => {
      grade = verdict.grade;
    };
    const grading = workers.run(
      (renderer) => renderer.grade({ payload, design, logoAs, width }, onReport, abort.signal),
      abort.signal,
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
    return [{ name: code.fileName, input: result.file }];
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

  const ended = write(entries(), abort.signal).then(
    () => enter(store.read().phase === 'stopping' ? 'stopped' : 'done'),
    (error: unknown) => {
      if (abort.signal.aborted) return enter('stopped', { made: 0 });
      abort.abort();
      enter('failed', { failure: failureOf(error) });
    },
  );
  return {
    store,
    pause: () => store.read().phase === 'running' && enter('paused'),
    resume: () => isPaused() && enter('running'),
    finish: () => enter('stopping'),
    discard: () => {
      abort.abort(new DOMException('The run was stopped.', 'AbortError'));
      wake();
    },
    ended,
  };
}

function chooseSample(codes: readonly RunCode[], random: () => number): ReadonlySet<RunCode> {
  const drawn = codes.map((code) => ({ code, lot: random() })).sort((one, other) => one.lot - other.lot);
  return new Set(drawn.slice(0, sampleSize).map(({ code }) => code));
}

function failureOf(error: unknown): string {
  if (error instanceof RenderingError)
    return 'Making the codes failed. Check your connection, or choose a smaller size, and try again.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'The disk is full. Make room, or choose a smaller size, and try again.';
  return error instanceof Error ? error.message : 'The ZIP file could not be written.';
}
