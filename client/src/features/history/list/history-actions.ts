import { loadChunk } from '#shared/browser/load-chunk.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { numbersIn } from '#shared/format/numbers.ts';
import type { Patch } from '../code-changes.ts';
import { createPngMaker, createZip, fileNameOf } from '../code-files.ts';
import { errorMessage } from '../error-message.ts';
import { type HistoryEntry, normaliseName } from '../history-entry.ts';
import type { PresetStore } from '../presets/preset-store.ts';
import type { HistoryStore, NewRecord } from '../sync/history-store.ts';
import type { HistoryUi } from './history-ui.ts';

/** Maximum number of codes in a ZIP file. Each one is drawn and scanned. */
export const maxZipCodes = 500;

/** @example countCodes(1); // '1 code' */
export const countCodes = (count: number) => numbersIn().plural(count, 'code');

const withPresets = (count: number) => (count > 0 ? ` and ${numbersIn().plural(count, 'preset')}` : '');

const describe = (entries: readonly HistoryEntry[]) =>
  entries.length === 1 && entries[0] ? `“${entries[0].code.name}”` : countCodes(entries.length);

/** Identifies an action on entries, so that a retry dismisses the error of the previous attempt. */
const actionId = (action: string, entries: readonly HistoryEntry[]) =>
  [action, ...entries.map(({ id }) => id)].join(' ');

/** The actions of the history page. Each reports its result as a toast. */
export type HistoryActions = ReturnType<typeof createHistoryActions>;

export function createHistoryActions(history: HistoryStore, presetStore: PresetStore, ui: HistoryUi) {
  /** Returns whether the action succeeded. */
  const attempt = async (id: string, act: () => Promise<unknown>, failure: string): Promise<boolean> => {
    ui.dismiss(id);
    try {
      await act();
      return true;
    } catch (error) {
      ui.showError(id, `${failure} ${errorMessage(error)}`);
      return false;
    }
  };

  const change = (entries: readonly HistoryEntry[], patch: Patch) => {
    const id = actionId('change', entries);
    return attempt(
      id,
      async () => {
        await history.change(
          entries.map((entry) => entry.id),
          patch,
        );
        const left = new Set(history.read().entries.map((entry) => entry.id));
        const deleted = entries.filter((entry) => !left.has(entry.id) && !history.wasRemovedHere(entry.id));
        const verb = deleted.length === 1 ? 'was' : 'were';
        if (deleted.length > 0) ui.showError(id, `${describe(deleted)} ${verb} deleted elsewhere.`);
      },
      `${describe(entries)} could not be changed.`,
    );
  };

  const restore = (entries: readonly HistoryEntry[]) => {
    const ids = entries.map(({ id }) => id);
    return attempt(
      actionId('restore', entries),
      async () => {
        await history.restore(ids);
        ui.change({ focusRequest: ids[0] ?? null });
      },
      `${describe(entries)} could not be restored.`,
    );
  };

  const loadFileCode = () => loadChunk(() => import('./history-file.ts'));

  const addImported = async (records: readonly NewRecord[]) => {
    const { importCodes } = await loadFileCode();
    await importCodes(history, records, (done) =>
      ui.change({ progress: { text: `Imported ${done} of ${countCodes(records.length)}…` } }),
    );
  };

  return {
    rename(entry: HistoryEntry, typed: string) {
      const name = normaliseName(typed);
      if (name === '') ui.showDone(`A code needs a name. “${entry.code.name}” was not renamed.`);
      if (name === '' || name === entry.code.name) return;
      ui.change({ failedRename: null });
      void change([entry], (code) => ({ ...code, name })).then((succeeded) => {
        if (succeeded || ui.read().renaming !== null) return;
        ui.change({ renaming: entry.id, failedRename: { id: entry.id, name } });
      });
    },
    renameFolder(entries: readonly HistoryEntry[], folder: string) {
      void change(entries, (code) => ({ ...code, folder }));
    },
    /** @param message shown instead of where the entries went */
    move(entries: readonly HistoryEntry[], folder: string | null, message?: string) {
      const moved = entries.filter(({ code }) => code.folder !== folder);
      if (moved.length === 0) return;
      const id = crypto.randomUUID();
      const undo = () => {
        const deleted = moved.filter((entry) => history.wasRemovedHere(entry.id));
        if (deleted.length > 0) {
          ui.showDone(`You deleted ${describe(deleted)} after this move. Undo the deletion first.`);
        }
        const left = moved.filter((entry) => !deleted.includes(entry));
        for (const previous of new Set(left.map(({ code }) => code.folder))) {
          const back = left.filter(({ code }) => code.folder === previous);
          // Leaves entries alone that were moved again meanwhile.
          void change(back, (code) => (code.folder === folder ? { ...code, folder: previous } : code));
        }
      };
      const text =
        message ?? `Moved ${describe(moved)} ${folder === null ? 'out of the folder' : `to “${folder}”`}.`;
      ui.toast({ id, text, undo });
      void change(moved, (code) => ({ ...code, folder })).then((succeeded) => {
        if (!succeeded) ui.withdraw(id);
      });
    },
    duplicate(entry: HistoryEntry) {
      const now = new Date().toISOString();
      const name = normaliseName(`${entry.code.name} (copy)`);
      const code = { ...entry.code, name, createdAt: now, updatedAt: now };
      void attempt(
        actionId('duplicate', [entry]),
        async () => {
          await history.add([{ id: crypto.randomUUID(), code }]);
          ui.showDone(`Duplicated as “${name}”.`);
        },
        `${describe([entry])} could not be duplicated.`,
      );
    },
    /** @param next id of the row that gets the focus */
    remove(entries: readonly HistoryEntry[], next: string | null) {
      const toastId = crypto.randomUUID();
      const undo = () => void restore(entries);
      ui.clearSelection();
      ui.change({ focusRequest: next, tabStop: next });
      void attempt(
        actionId('remove', entries),
        async () => {
          const removed = history.remove(entries.map(({ id }) => id));
          // In an empty history nothing else leads back.
          const lifetime = history.read().entries.length === 0 ? 'until-dismissed' : undefined;
          ui.toast({
            id: toastId,
            text: `Deleted ${describe(entries)}.`,
            undo,
            ...(lifetime && { lifetime }),
          });
          await removed.catch((error) => {
            ui.withdraw(toastId);
            throw error;
          });
        },
        `${describe(entries)} could not be deleted.`,
      );
    },
    download: (entry: HistoryEntry) =>
      attempt(
        actionId('download', [entry]),
        async () => {
          ui.change({ progress: { text: `Checking ${describe([entry])}…` } });
          const maker = createPngMaker();
          try {
            const result = await maker.make(entry.code);
            if (!result.ok) {
              return ui.showError(actionId('download', [entry]), `${describe([entry])}: ${result.reason}`);
            }
            const fileName = fileNameOf(entry.code.name, new Set());
            saveFile(result.png, fileName);
            ui.showDone(`Checked: it scans. Downloaded as ${fileName}.`);
          } finally {
            maker.close();
            ui.change({ progress: null });
          }
        },
        `${describe([entry])} could not be downloaded.`,
      ),
    zip: (entries: readonly HistoryEntry[]) =>
      attempt(
        'zip',
        async () => {
          const controller = new AbortController();
          const onProgress = (done: number) => {
            const text = `Checked ${done} of ${countCodes(entries.length)}…`;
            ui.change({ progress: { text, stop: () => controller.abort() } });
          };
          onProgress(0);
          try {
            const { file, count, skipped } = await createZip(entries, onProgress, controller.signal);
            if (file) {
              saveFile(file, 'qr-codes.zip');
              ui.showDone(
                `Checked: ${countCodes(count)} ${count === 1 ? 'scans' : 'scan'}. Downloaded as qr-codes.zip.`,
              );
            }
            const [first] = skipped;
            if (first) {
              const names = skipped.map(({ name }) => `“${name}”`).join(', ');
              ui.showError('zip', `Skipped: ${names}. ${first.reason}`);
            }
          } catch (error) {
            if (!controller.signal.aborted) throw error;
            ui.showDone('Stopped. Nothing was downloaded.');
          } finally {
            ui.change({ progress: null });
          }
        },
        'The ZIP file could not be created.',
      ),
    exportAll: (entries: readonly HistoryEntry[]) =>
      attempt(
        'export',
        async () => {
          const { historyFileName, writeHistoryFile } = await loadFileCode();
          const presets = await presetStore.load();
          const text = writeHistoryFile(entries, presets, new Date().toISOString());
          saveFile(new Blob([text], { type: 'application/json' }), historyFileName);
          ui.showDone(
            `Downloaded ${countCodes(entries.length)}${withPresets(presets.length)} as ${historyFileName}. The file is not encrypted, so keep it private.`,
          );
        },
        'Your history could not be exported.',
      ),
    /** Adds the codes of a file that are not in the history. Asks about those that differ from the history's. */
    importFile: (file: Blob, entries: readonly HistoryEntry[]) =>
      attempt(
        'import',
        async () => {
          ui.change({ progress: { text: 'Reading the file…' } });
          try {
            const { readHistoryFile, readFileImages, compareWithHistory, newPresets } = await loadFileCode();
            const { codes, presets } = await readFileImages(await readHistoryFile(file), entries);
            const { added, knownCount, conflicts } = compareWithHistory(codes, entries);
            await addImported(added);
            const addedPresets = presets.length > 0 ? newPresets(presets, await presetStore.load()) : [];
            for (const { name, design } of addedPresets) await presetStore.add(name, design);
            const verb = knownCount === 1 ? 'was' : 'were';
            const known = knownCount > 0 ? ` ${countCodes(knownCount)} ${verb} already in your history.` : '';
            const differs = conflicts.length === 1 ? 'differs' : 'differ';
            const different =
              conflicts.length > 0 ? ` ${countCodes(conflicts.length)} ${differs} from your history.` : '';
            const imported = `${countCodes(added.length)}${withPresets(addedPresets.length)}`;
            ui.showDone(`Imported ${imported}.${known}${different}`);
            if (conflicts.length > 0) ui.change({ importConflicts: conflicts });
          } finally {
            ui.change({ progress: null });
          }
        },
        'The import did not finish.',
      ),
    importAsNew: (records: readonly NewRecord[]) =>
      attempt(
        'import',
        async () => {
          try {
            await addImported(records);
            ui.showDone(`Imported ${countCodes(records.length)} as new.`);
          } finally {
            ui.change({ progress: null });
          }
        },
        'The import did not finish.',
      ),
  };
}
