import { loadChunk } from '#lib/load-chunk.ts';
import { saveFile } from '#lib/save-file.ts';
import { shorten } from '../lib/code-name.ts';
import type { Patch } from '../lib/code-patch.ts';
import { fileNameOf } from '../lib/file-name.ts';
import type { HistoryStore, NewCode } from '../lib/history-store.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { createFileMaker } from '../lib/read-back.ts';
import { troubleOf } from '../lib/trouble.ts';
import { countCodes } from './count-codes.ts';
import type { HistoryUi } from './history-ui.ts';
import { importBeside, importFile } from './import-file.ts';
import { selectNone } from './selection.ts';

/** How many codes go into one ZIP file: each is drawn and read back first. */
export const mostZipped = 500;

const quoted = (codes: readonly KeptCode[]) =>
  codes.length === 1 && codes[0] ? `“${codes[0].code.name}”` : countCodes(codes.length);

/** What can be done with saved codes; each says what came of it. */
export type HistoryActions = ReturnType<typeof createHistoryActions>;

export function createHistoryActions(history: HistoryStore, ui: HistoryUi) {
  /** Does it, and says what went wrong. */
  const attempt = async (act: () => Promise<unknown>, what: string) => {
    ui.say({});
    try {
      await act();
    } catch (error) {
      ui.say({ failure: `${what} ${troubleOf(error)}` });
    }
  };
  const change = (codes: readonly KeptCode[], patch: Patch) =>
    attempt(
      async () => {
        const ids = codes.map(({ id }) => id);
        const gone = await history.change(ids, patch);
        if (gone.length > 0) ui.say({ failure: `${quoted(gone)} was deleted elsewhere meanwhile.` });
      },
      `${quoted(codes)} could not be changed.`,
    );

  const restore = (codes: readonly KeptCode[], toastId: string) => {
    ui.dismiss(toastId);
    const ids = codes.map(({ id }) => id);
    return attempt(
      async () => {
        await history.restore(ids);
        ui.change({ wanted: ids[0] ?? null });
      },
      `${quoted(codes)} could not be brought back.`,
    );
  };

  return {
    rename(kept: KeptCode, typed: string) {
      const name = shorten(typed);
      if (name === '' || name === kept.code.name) return;
      void change([kept], (code) => ({ ...code, name }));
    },
    move(codes: readonly KeptCode[], folder: string | null) {
      void change(codes, (code) => ({ ...code, folder }));
    },
    duplicate(kept: KeptCode) {
      const now = new Date().toISOString();
      const id = crypto.randomUUID();
      const code = {
        ...kept.code,
        name: shorten(`${kept.code.name} (copy)`),
        createdAt: now,
        updatedAt: now,
      };
      void attempt(
        async () => {
          await history.add([{ id, code }]);
          ui.say({ done: `Duplicated as “${code.name}”.` });
        },
        `${quoted([kept])} could not be duplicated.`,
      );
    },
    /** @param next the row that the focus goes to */
    remove(codes: readonly KeptCode[], next: string | null) {
      const toastId = crypto.randomUUID();
      const undo = () => void restore(codes, toastId);
      selectNone(ui);
      ui.change({ wanted: next, stop: next });
      void attempt(
        async () => {
          const removed = history.remove(codes.map(({ id }) => id));
          ui.toast({ id: toastId, text: `Deleted ${quoted(codes)}.`, undo });
          await removed.catch((error) => {
            ui.dismiss(toastId);
            throw error;
          });
        },
        `${quoted(codes)} could not be deleted.`,
      );
    },
    download: (kept: KeptCode) =>
      attempt(
        async () => {
          ui.change({ work: { text: `Reading ${quoted([kept])} back before you get it…` } });
          const maker = createFileMaker();
          try {
            const outcome = await maker.make(kept.code);
            if (!outcome.ok) return ui.say({ failure: `${quoted([kept])}: ${outcome.why}` });
            const fileName = fileNameOf(kept.code.name, new Set());
            saveFile(outcome.png, fileName);
            ui.say({ done: `Read back and correct. Saved as ${fileName}.` });
          } finally {
            maker.close();
            ui.change({ work: null });
          }
        },
        `${quoted([kept])} could not be downloaded.`,
      ),
    zip: (codes: readonly KeptCode[]) =>
      attempt(async () => {
        const stopper = new AbortController();
        const show = (done: number) =>
          ui.change({
            work: { text: `Read back ${done} of ${countCodes(codes.length)}…`, stop: () => stopper.abort() },
          });
        show(0);
        try {
          const { zipCodes } = await loadChunk(() => import('../lib/zip-codes.ts'));
          const { file, count, left } = await zipCodes(codes, show, stopper.signal);
          if (file) saveFile(file, 'qr-codes.zip');
          const [first] = left;
          const why = first && `Left out: ${left.map(({ name }) => `“${name}”`).join(', ')}. ${first.why}`;
          const done = file && `${countCodes(count)} read back and correct. Saved as qr-codes.zip.`;
          ui.say({ ...(done && { done }), ...(why && { failure: why }) });
        } catch (error) {
          if (!stopper.signal.aborted) throw error;
          ui.say({ done: 'Stopped. Nothing was downloaded.' });
        } finally {
          ui.change({ work: null });
        }
      }, 'The ZIP file could not be made.'),
    exportAll: (codes: readonly KeptCode[]) =>
      attempt(async () => {
        const { historyFileName, writeHistoryFile } = await loadChunk(() => import('../lib/history-file.ts'));
        const text = writeHistoryFile(codes, new Date().toISOString());
        saveFile(new Blob([text], { type: 'application/json' }), historyFileName);
        ui.say({
          done: `${countCodes(codes.length)} saved as ${historyFileName}. The file is not encrypted: keep it where only you can read it.`,
        });
      }, 'Your history could not be exported.'),
    importFile: (file: Blob, codes: readonly KeptCode[]) =>
      attempt(() => importFile(history, ui, file, codes), 'The import did not finish.'),
    importBeside: (others: readonly NewCode[]) =>
      attempt(() => importBeside(history, ui, others), 'The import did not finish.'),
  };
}
