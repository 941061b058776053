import { loadChunk } from '#shared/browser/load-chunk.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { numbersIn } from '#shared/format/numbers.ts';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { FolderStore } from '../folders/folder-store.ts';
import { type HistoryEntry, runOf } from '../history-entry.ts';
import type { PresetStore } from '../presets/preset-store.ts';
import type { HistoryStore, NewRecord } from '../sync/history-store.ts';
import { countCodes, createAttempt, createAttemptWithProgress } from './action-report.ts';
import type { ExportFormat } from './export-history.ts';
import type { HistoryUi, LockedImport } from './history-ui.ts';

const withPresets = (count: number) => (count > 0 ? ` and ${numbersIn().plural(count, 'preset')}` : '');

/** The export and import of a whole history. */
export function createFileActions(
  history: HistoryStore,
  folders: FolderStore,
  presetStore: PresetStore,
  ui: HistoryUi,
) {
  const attempt = createAttempt(ui);
  const attemptWithProgress = createAttemptWithProgress(ui);
  const loadImport = () => loadChunk(() => import('./import-history.ts'));

  const addImported = async (records: readonly NewRecord[]) => {
    const { importCodes } = await loadImport();
    await importCodes(history, records, (done) =>
      ui.change({ progress: { text: `Imported ${done} of ${countCodes(records.length)}…` } }),
    );
  };

  const importFile = (file: Blob, entries: readonly HistoryEntry[]) =>
    attemptWithProgress(
      'import',
      async () => {
        ui.change({ progress: { text: 'Reading the file…' } });
        const { readHistoryFile, readFileImages, compareWithHistory, newPresets } = await loadImport();
        const read = await readHistoryFile(file);
        if ('locked' in read) return ui.change({ lockedImport: { file: read.locked, entries } });
        const { codes, presets } = await readFileImages(read, entries);
        const { added, knownCount, conflicts } = compareWithHistory(codes, entries);
        await addImported(added);
        await folders.keep(read.folders);
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
      },
      'The import did not finish.',
    );

  return {
    /**
     * Downloads the whole history.
     *
     * @param passphrase encrypts the file; for `encrypted`
     */
    exportAll: (codes: readonly ListedCode[], format: ExportFormat, passphrase = '') =>
      attempt(
        'export',
        async () => {
          const { fileNames, writeCsvFile, writeEncryptedFile, writeHistoryFile } = await loadChunk(
            () => import('./export-history.ts'),
          );
          const fileName = fileNames[format];
          if (format === 'csv') {
            saveFile(new Blob([writeCsvFile(codes)], { type: 'text/csv' }), fileName);
            ui.showDone(`Downloaded ${countCodes(codes.length)} as ${fileName}.`);
            return;
          }
          // A run without its table can't be made or imported again.
          const entries = codes.filter(({ code, isBare }) => !isBare && runOf(code)?.table !== null);
          const presets = await presetStore.load();
          const names = folders.read().map(({ name }) => name);
          const plain = writeHistoryFile(entries, presets, names, new Date().toISOString());
          const text = format === 'encrypted' ? await writeEncryptedFile(plain, passphrase) : plain;
          saveFile(new Blob([text], { type: 'application/json' }), fileName);
          ui.showDone(
            `Downloaded ${countCodes(entries.length)}${withPresets(presets.length)} as ${fileName}.`,
          );
        },
        'Your history could not be exported.',
      ),
    /**
     * Adds the codes of a file that are not in the history. Asks about codes that differ from those in the history, and for
     * the passphrase of an encrypted file.
     */
    importFile,
    /** Imports an encrypted file. Rejects with WrongSecretError if the passphrase is wrong. */
    async importLocked({ file, entries }: LockedImport, passphrase: string) {
      const { decryptFile } = await loadChunk(() => import('@canary/vault/encrypted-file'));
      const text = await decryptFile(file, passphrase);
      ui.change({ lockedImport: null });
      void importFile(new Blob([text], { type: 'application/json' }), entries);
    },
    importAsNew: (records: readonly NewRecord[]) =>
      attemptWithProgress(
        'import',
        async () => {
          await addImported(records);
          ui.showDone(`Imported ${countCodes(records.length)} as new.`);
        },
        'The import did not finish.',
      ),
  };
}
