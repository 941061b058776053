import { saveFile } from '#shared/browser/save-file.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
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

/** Which action of which codes it is, so that trying again takes away what was told before. */
const aboutOf = (action: string, codes: readonly KeptCode[]) =>
  [action, ...codes.map(({ id }) => id)].join(' ');

/** What can be done with saved codes; each says what came of it. */
export type HistoryActions = ReturnType<typeof createHistoryActions>;

export function createHistoryActions(history: HistoryStore, ui: HistoryUi) {
  /** Does it, and says what went wrong. */
  const attempt = async (id: string, act: () => Promise<unknown>, what: string) => {
    ui.dismiss(id);
    try {
      await act();
      return true;
    } catch (error) {
      ui.fail(id, `${what} ${troubleOf(error)}`);
      return false;
    }
  };
  const change = (codes: readonly KeptCode[], patch: Patch) => {
    const about = aboutOf('change', codes);
    return attempt(
      about,
      async () => {
        const ids = codes.map(({ id }) => id);
        await history.change(ids, patch);
        const left = new Set(history.read().codes.map(({ id }) => id));
        const gone = codes.filter(({ id }) => !left.has(id));
        const verb = gone.length === 1 ? 'was' : 'were';
        if (gone.length > 0) ui.fail(about, `${quoted(gone)} ${verb} deleted elsewhere meanwhile.`);
      },
      `${quoted(codes)} could not be changed.`,
    );
  };

  const restore = (codes: readonly KeptCode[], toastId: string) => {
    ui.dismiss(toastId);
    const ids = codes.map(({ id }) => id);
    return attempt(
      aboutOf('restore', codes),
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
      if (name === '') ui.tell(`“${kept.code.name}” keeps its name: a code can’t be without one.`);
      if (name === '' || name === kept.code.name) return;
      ui.change({ refused: null });
      void change([kept], (code) => ({ ...code, name })).then((isDone) => {
        if (isDone || ui.read().renaming !== null) return;
        ui.change({ renaming: kept.id, refused: { id: kept.id, name } });
      });
    },
    renameFolder(codes: readonly KeptCode[], folder: string) {
      void change(codes, (code) => ({ ...code, folder }));
    },
    /** @param said what is told of it, in place of where they went */
    move(codes: readonly KeptCode[], folder: string | null, said?: string) {
      const moved = codes.filter(({ code }) => code.folder !== folder);
      if (moved.length === 0) return;
      const id = crypto.randomUUID();
      const undo = () => {
        ui.dismiss(id);
        for (const before of new Set(moved.map(({ code }) => code.folder))) {
          const back = moved.filter(({ code }) => code.folder === before);
          // What was moved on meanwhile stays there.
          void change(back, (code) => (code.folder === folder ? { ...code, folder: before } : code));
        }
      };
      const text =
        said ?? `Moved ${quoted(moved)} ${folder === null ? 'out of the folder' : `to “${folder}”`}.`;
      ui.toast({ id, text, undo });
      void change(moved, (code) => ({ ...code, folder })).then((isDone) => {
        if (!isDone) ui.dismiss(id);
      });
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
        aboutOf('duplicate', [kept]),
        async () => {
          await history.add([{ id, code }]);
          ui.tell(`Duplicated as “${code.name}”.`);
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
        aboutOf('remove', codes),
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
        aboutOf('download', [kept]),
        async () => {
          ui.change({ work: { text: `Reading ${quoted([kept])} back before you get it…` } });
          const maker = createFileMaker();
          try {
            const outcome = await maker.make(kept.code);
            if (!outcome.ok) return ui.fail(aboutOf('download', [kept]), `${quoted([kept])}: ${outcome.why}`);
            const fileName = fileNameOf(kept.code.name, new Set());
            saveFile(outcome.png, fileName);
            ui.tell(`Checked: it scans. Saved as ${fileName}.`);
          } finally {
            maker.close();
            ui.change({ work: null });
          }
        },
        `${quoted([kept])} could not be downloaded.`,
      ),
    zip: (codes: readonly KeptCode[]) =>
      attempt(
        'zip',
        async () => {
          const stopper = new AbortController();
          const show = (done: number) =>
            ui.change({
              work: {
                text: `Read back ${done} of ${countCodes(codes.length)}…`,
                stop: () => stopper.abort(),
              },
            });
          show(0);
          try {
            const { zipCodes } = await loadChunk(() => import('../lib/zip-codes.ts'));
            const { file, count, left } = await zipCodes(codes, show, stopper.signal);
            if (file) saveFile(file, 'qr-codes.zip');
            const [first] = left;
            const why = first && `Left out: ${left.map(({ name }) => `“${name}”`).join(', ')}. ${first.why}`;
            if (file) ui.tell(`${countCodes(count)} read back and correct. Saved as qr-codes.zip.`);
            if (why) ui.fail('zip', why);
          } catch (error) {
            if (!stopper.signal.aborted) throw error;
            ui.tell('Stopped. Nothing was downloaded.');
          } finally {
            ui.change({ work: null });
          }
        },
        'The ZIP file could not be made.',
      ),
    exportAll: (codes: readonly KeptCode[]) =>
      attempt(
        'export',
        async () => {
          const { historyFileName, writeHistoryFile } = await loadChunk(
            () => import('../lib/history-file.ts'),
          );
          const text = writeHistoryFile(codes, new Date().toISOString());
          saveFile(new Blob([text], { type: 'application/json' }), historyFileName);
          ui.tell(
            `${countCodes(codes.length)} saved as ${historyFileName}. The file is not encrypted: keep it where only you can read it.`,
          );
        },
        'Your history could not be exported.',
      ),
    importFile: (file: Blob, codes: readonly KeptCode[]) =>
      attempt('import', () => importFile(history, ui, file, codes), 'The import did not finish.'),
    importBeside: (others: readonly NewCode[]) =>
      attempt('import', () => importBeside(history, ui, others), 'The import did not finish.'),
  };
}
