import type { Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import type { Verdict } from '@canary/qr/grade/verdict';
import type { FileOptions, FileRequest, FileResult } from '@canary/rendering/core/requests';
import type { SaveMode } from '#shared/code/save-target.ts';
import { createStore } from '#shared/store/create-store.ts';
import type { DoneExport, ExportState } from './export-state.ts';
import type { Destination, ExportTarget, WaitingExport, WaitingSave } from './export-target.ts';
import { loadExportTools } from './load-functions.ts';
import type { CodeChecker } from './scan-check/code-checker.ts';

/** The code that the generator shows. Messages about an export are about this code. */
interface Shown {
  readonly values: Values;
  readonly design: Design;
  /** As typed. */
  readonly size: string;
}

interface Exports {
  readonly state: ExportState;
  /** The export that waits for an unlock, or the save that waits for a log-in. */
  readonly waiting: WaitingExport | WaitingSave | undefined;
}

/** Replaces the content of the exported codes by a short link. */
interface ExportedLink {
  /** Stores the link of the content. */
  store(values: Values): Promise<StoredLink>;
  /** The state after `store` has thrown an error; undefined for other errors. */
  stateAfter(error: unknown): ExportState | undefined;
}

interface StoredLink {
  /** What the code contains. */
  readonly payload: string;
  /** Name of the code, which its file gets. */
  readonly name: string;
  /** Called after the delivery, instead of saving the code itself. */
  finish(done: DoneExport): Promise<void>;
}

/**
 * The exports of a page, one at a time: the content is completed, premium features are unlocked, the file is made, read back
 * and graded, and it is delivered if it scans.
 *
 * @param makeCheckedFile makes a file that reads back
 */
export function createExportMachine(makeCheckedFile: (request: FileRequest) => Promise<FileResult>) {
  const store = createStore<Exports>({ state: { status: 'idle' }, waiting: undefined });
  const checker: { current: CodeChecker | undefined } = { current: undefined };
  const link: { current: ExportedLink | undefined } = { current: undefined };
  let shown: Shown | undefined;
  let latestRun = 0;

  const setState = (state: ExportState) => store.change({ state });
  const wait = (waiting: Exports['waiting']) => store.change({ waiting });

  /** Clears the message about the last export, and cancels the one that is running. */
  const reset = () => {
    latestRun++;
    if (store.read().state.status !== 'idle') setState({ status: 'idle' });
  };

  /** Call when the generator shows another code, to which messages about the last code don't apply. */
  const show = (next: Shown) => {
    const isSame = next.values === shown?.values && next.design === shown.design && next.size === shown.size;
    shown = next;
    if (!isSame) reset();
  };

  /**
   * Step 1: completes the content. Returns the completed values, or undefined if they make no code.
   *
   * @param completeValues returns the completed values
   * @param isCode whether the completed values make a code
   */
  const complete = (completeValues: () => Values, isCode: boolean): Values | undefined => {
    const values = completeValues();
    // The completed values make the same code as before.
    if (shown) shown = { ...shown, values };
    if (isCode) return values;
    reset();
    setState({ status: 'invalid' });
    return undefined;
  };

  /**
   * Step 2: unless an export is running, makes the file. If the code needs a feature that the user hasn't unlocked, the
   * export waits for {@link make} instead.
   */
  const start = (request: FileRequest, destination: Destination, isUnlocked: boolean) => {
    if (store.read().state.status === 'working') return;
    const { design, file } = request;
    if (isUnlocked) void make(request, destination);
    else wait({ ...destination(file, design), destination, file });
  };

  /**
   * Step 3: makes and delivers the file. A code of grade F waits until this function is called again with its verdict.
   *
   * @param confirmed the verdict in spite of which the user wants the file
   */
  const make = async (request: FileRequest, destination: Destination, confirmed?: Verdict) => {
    const { design, file } = request;
    const target = destination(file, design);
    const run = ++latestRun;
    const isStale = () => run !== latestRun;
    const state = { status: 'working', text: 'Checking that the code scans…', cancel: reset } as const;
    store.set({ state, waiting: undefined });
    const stored = link.current?.store(shown?.values ?? {});
    const picture = stored
      ? stored.then(({ payload }) => checkedPicture({ ...request, payload }, confirmed, isStale))
      : checkedPicture(request, confirmed, isStale);
    try {
      const text = await target.deliver(
        picture.then(async ({ file }) => ({ content: file, name: (await stored)?.name })),
      );
      const { modulePixels, verdict, late } = await picture;
      const { offersToKeep = false } = target;
      const done = { status: 'done', text, design, verdict, modulePixels, offersToKeep } as const;
      if (!stored) await finish(done, target, isStale);
      else if (!isStale()) await (await stored).finish(done);
      const later = await late?.();
      const { state } = store.read();
      if (later && !isStale() && state.status === 'done') setState({ ...state, verdict: later });
    } catch (error) {
      if (isStale()) return;
      const refused = link.current?.stateAfter(error);
      if (refused) return setState(refused);
      if (error instanceof DoubtfulError) {
        return setState({ status: 'doubtful', request, destination, verdict: error.verdict });
      }
      const saveAs = (file: FileOptions) => void make({ ...request, file }, destination, confirmed);
      const failed = await failure(error, target, file, saveAs);
      if (!isStale()) setState(failed);
    }
  };

  /** Makes the file while the code is graded. */
  const checkedPicture = async (
    request: FileRequest,
    confirmed: Verdict | undefined,
    isStale: () => boolean,
  ) => {
    const { payload, design } = request;
    const made = makeCheckedFile(request).then(
      (result) => {
        if (!result.ok) throw new UndeliverableError(result);
        return result;
      },
      () => {
        throw new NotMadeError();
      },
    );
    const checks = loadExportTools().catch(() => undefined);
    // If the check fails or takes too long, the file is delivered all the same, because it was read back. After the
    // generator was closed, nothing would close a new checker.
    const known =
      confirmed ??
      checks
        .then((loaded) => (isStale() ? undefined : loaded?.verdictInTime(checker, request)))
        .catch(() => undefined);
    const [result, its, loaded] = await Promise.all([made, known, checks]);
    if (isStale()) throw new Error();
    const verdict = loaded?.addFile(checker.current, { payload, design }, its, result.readings);
    if (verdict?.grade === 'F' && !confirmed) throw new DoubtfulError(verdict);
    const late = verdict ? undefined : () => loaded?.lateVerdict(checker.current, request, result.readings);
    return { ...result, verdict, late };
  };

  /** Step 4: saves the code itself, if the target does. */
  const finish = async (done: DoneExport, target: ExportTarget, isStale: () => boolean, mode?: SaveMode) => {
    if (isStale()) return;
    if (!target.save) return setState(done);
    setState({ status: 'working', text: 'Saving to your history…' });
    const saveResult = await target.save(mode);
    if (isStale()) return;
    const retrySave = (otherMode = mode) => void finish(done, target, isStale, otherMode);
    setState({ ...done, saveResult, ...(!saveResult.isSaved && { retrySave }) });
  };

  return {
    store,
    /** Checks the code that is shown, and those that are exported. */
    checker,
    /** Set for codes that contain a short link. */
    link,
    show,
    complete,
    start,
    wait,
    make,
    reset,
    close() {
      latestRun++;
      checker.current?.close();
    },
  };
}

/** The code that makes files could not be loaded, or memory ran out. */
class NotMadeError extends Error {}

/** The file can't be delivered. */
class UndeliverableError extends Error {
  readonly result: Extract<FileResult, { ok: false }>;

  constructor(result: Extract<FileResult, { ok: false }>) {
    super();
    this.result = result;
  }
}

/** The file reads back, but scanners may not read the code. */
class DoubtfulError extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super();
    this.verdict = verdict;
  }
}

/** Returns the message about a failed export. The texts about the file itself are loaded when they are needed. */
async function failure(
  error: unknown,
  { participle, failure }: ExportTarget,
  file: FileOptions,
  saveAs: (file: FileOptions) => void,
): Promise<ExportState> {
  if (error instanceof NotMadeError) {
    const text = `The checker could not be loaded, so nothing was ${participle}.`;
    return { status: 'failed', text: `${text} Check your connection and try again.` };
  }
  if (!(error instanceof UndeliverableError)) return { status: 'failed', text: failure };
  try {
    const { undeliverable } = await loadExportTools();
    return undeliverable(error.result, participle, file, saveAs);
  } catch {
    return { status: 'failed', text: `This code doesn’t scan, so it was not ${participle}.` };
  }
}
