import { guardLeaving } from '#shared/browser/guard-leaving.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
import type { HistoryStore, NewCode } from '../lib/history-store.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { countCodes } from './count-codes.ts';
import type { HistoryUi } from './history-ui.ts';

/** Imports what isn't here yet, says what of it was, and offers what is here in another version. */
export async function importFile(
  history: HistoryStore,
  ui: HistoryUi,
  file: Blob,
  codes: readonly KeptCode[],
): Promise<void> {
  ui.change({ work: { text: 'Reading the file…' } });
  try {
    const { readHistoryFile, siftImported } = await loadFile();
    const { fresh, known, others } = siftImported(await readHistoryFile(file), codes);
    await addAll(history, ui, fresh);
    const already = known > 0 ? ` ${countCodes(known)} in the file were here already.` : '';
    const other =
      others.length > 0
        ? ` ${countCodes(others.length)} in the file ${others.length === 1 ? 'is' : 'are'} here in another version, which was kept.`
        : '';
    ui.tell(`Imported ${countCodes(fresh.length)}.${already}${other}`);
    if (others.length > 0) ui.change({ offer: others });
  } finally {
    ui.change({ work: null });
  }
}

/** Adds the versions that a file has of codes that are here in another one: beside those. */
export async function importBeside(
  history: HistoryStore,
  ui: HistoryUi,
  others: readonly NewCode[],
): Promise<void> {
  try {
    await addAll(history, ui, others);
    ui.tell(`Imported ${countCodes(others.length)}, beside the versions that were here.`);
  } finally {
    ui.change({ work: null });
  }
}

async function addAll(history: HistoryStore, ui: HistoryUi, codes: readonly NewCode[]): Promise<void> {
  const { addImported } = await loadFile();
  const stopGuard = guardLeaving();
  const show = (done: number) =>
    ui.change({ work: { text: `Imported ${done} of ${countCodes(codes.length)}…` } });
  try {
    await addImported(history, codes, show);
  } finally {
    stopGuard();
  }
}

const loadFile = () =>
  loadChunk(async () => ({
    ...(await import('../lib/history-file.ts')),
    ...(await import('../lib/import-codes.ts')),
  }));
