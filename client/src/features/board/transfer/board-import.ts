import { FileError } from '@canary/tables/file-error';
import { sessionStore } from '#session/session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import type { CsvMapping } from './csv-fields.ts';
import type { OpenedBoard, OpenedTable } from './file-import.ts';
import type { ListChoice } from './fit-lists.ts';
import { importDialog, importState } from './import-state.ts';
import { ImportWorker } from './import-worker.ts';
import type { CsvChoice, CsvQuestions } from './read-csv.ts';
import { cancelSent, type Importer, type SendingProgress, sendImport } from './send-import.ts';

/** The user's choices before a board is sent. */
export interface ImportChoice {
  readonly name: string;
  /** The id of the person who is the user; null for a new person. */
  readonly personId: string | null;
}

/** The file that is open. A tab imports one at a time. */
interface OpenFile {
  readonly importer: Importer;
  readonly file: File;
  readonly worker: ImportWorker;
  readonly stop: AbortController;
}

let open: OpenFile | null = null;
let lastAccount: string | undefined;

// An opened file belongs to the account: another account that logs in here doesn't see it.
sessionStore.watch(() => {
  const session = sessionStore.read();
  const isOther = session.status === 'logged-in' && session.userId !== lastAccount;
  const isLeft = session.status === 'logged-out' && session.reason === 'requested';
  if (lastAccount === undefined || !(isOther || isLeft)) return;
  closeImport();
  importDialog.set(false);
});

/**
 * Reads a file and shows its content.
 *
 * @param encoding the encoding of a table that isn't Unicode
 */
export async function openFile(file: File, importer: Importer, encoding?: string): Promise<void> {
  open?.stop.abort();
  const stop = new AbortController();
  const reading: OpenFile = { importer, file, worker: new ImportWorker(stop.signal), stop };
  open = reading;
  lastAccount = importer.accountId;
  importState.set({ step: 'reading', fileName: file.name, share: null });
  try {
    show(reading, await reading.worker.open(file, showShare(reading), encoding));
  } catch (error) {
    fail(reading, error);
  }
}

/** Reads the open table in another encoding. */
export async function chooseEncoding(encoding: string): Promise<void> {
  if (open) await openFile(open.file, open.importer, encoding);
}

/** Makes a board of the open table. */
export async function matchTable(choice: CsvChoice): Promise<void> {
  const [reading, state] = [open, importState.read()];
  if (!reading || state.step !== 'matching') return;
  try {
    show(reading, await reading.worker.readTable(choice));
  } catch (error) {
    // The choice may be the mistake, so it stays.
    if (!reading.stop.signal.aborted) importState.set({ ...state, failure: messageOf(error) });
  }
}

/** Finds the questions about the open table that only the user can answer. */
export async function findTableQuestions(mapping: CsvMapping): Promise<CsvQuestions> {
  return (await open?.worker.findQuestions(mapping)) ?? {};
}

/** Chooses which lists of the open file become columns. */
export async function chooseLists(choice: ListChoice): Promise<void> {
  const reading = open;
  if (!reading || importState.read().step !== 'checking') return;
  try {
    show(reading, await reading.worker.chooseLists(choice));
  } catch (error) {
    fail(reading, error);
  }
}

/** Sends the board that was read. It appears when all of it has arrived. */
export async function sendBoard({ name, personId }: ImportChoice): Promise<void> {
  const [sending, state] = [open, importState.read()];
  if (!sending || state.step !== 'checking') return;
  const { importer, worker, stop } = sending;
  const { start, chunks, receipt } = state.board;
  const { id: boardId } = start;
  const progress = { step: 'sending', boardId, name, requests: chunks + 2 } as const;
  const showProgress = ({ sent, wait }: SendingProgress) => {
    if (!stop.signal.aborted) importState.set({ ...progress, sent, wait });
  };
  showProgress({ sent: 0, wait: null });
  window.addEventListener('beforeunload', warn);
  try {
    await sendImport(
      { start: { ...start, name, personId }, chunks, chunk: (index) => worker.chunk(index) },
      { ...importer, signal: stop.signal, onProgress: showProgress },
    );
    stop.signal.throwIfAborted();
    importState.set({ step: 'finished', fileName: sending.file.name, boardId, name, receipt });
    worker.close();
    open = null;
  } catch (error) {
    // Cancelling has shown the next step already.
    if (stop.signal.aborted) return;
    // Before the user can send it again.
    await cancelSent(importer, boardId);
    if (stop.signal.aborted) return;
    if (error instanceof FileError) fail(sending, error);
    else importState.set({ ...state, failure: messageOf(error) });
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
}

/** Cancels the import at any step: what was sent is erased. */
export function cancelImport(): void {
  const [cancelled, state] = [open, importState.read()];
  closeImport();
  if (cancelled && state.step === 'sending') void cancelSent(cancelled.importer, state.boardId);
}

/** Forgets the open file, and begins again. */
export function closeImport(): void {
  open?.stop.abort();
  open = null;
  lastAccount = undefined;
  importState.set({ step: 'choosing' });
}

function show({ file: { name: fileName }, stop }: OpenFile, opened: OpenedBoard | OpenedTable): void {
  if (stop.signal.aborted) return;
  if (opened.kind === 'table') importState.set({ step: 'matching', fileName, table: opened });
  else importState.set({ step: 'checking', fileName, board: opened });
}

function showShare({ file: { name: fileName }, stop }: OpenFile): (share: number) => void {
  return (share) => {
    // The last share can arrive after the result, which comes on another channel.
    if (stop.signal.aborted || importState.read().step !== 'reading') return;
    importState.set({ step: 'reading', fileName, share });
  };
}

/** Says why a file can't be imported, unless it was cancelled. */
function fail(reading: OpenFile, error: unknown): void {
  if (reading.stop.signal.aborted) return;
  closeImport();
  importState.set({ step: 'choosing', failure: messageOf(error) });
}

function messageOf(error: unknown): string {
  return error instanceof FileError ? error.message : failureOf(error).message;
}

/** Asks before the tab is closed. */
function warn(event: Event): void {
  event.preventDefault();
}
