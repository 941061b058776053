import { loadChunk } from '#shared/browser/load-chunk.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { readingWords } from '#shared/code/verdict-words.ts';
import { numbersIn } from '#shared/format/numbers.ts';
import { createPngMaker, createZip, fileNameOf } from '../code-files.ts';
import type { HistoryEntry } from '../history-entry.ts';
import type { PresetStore } from '../presets/preset-store.ts';
import type { HistoryStore, NewRecord } from '../sync/history-store.ts';
import { actionId, countCodes, createAttempt, describeEntries } from './action-report.ts';
import type { HistoryUi } from './history-ui.ts';

/** Maximum number of codes in a ZIP file. Each one is drawn and scanned. */
export const maxZipCodes = 500;

const withPresets = (count: number) => (count > 0 ? ` and ${numbersIn().plural(count, 'preset')}` : '');

/** The actions that read or write files: downloads, and the export and import of a whole history. */
export function createFileActions(history: HistoryStore, presetStore: PresetStore, ui: HistoryUi) {
  const attempt = createAttempt(ui);
  const attemptWithProgress = (id: string, work: () => Promise<void>, failure: string) =>
    attempt(id, () => work().finally(() => ui.change({ progress: null })), failure);
  const loadFileCode = () => loadChunk(() => import('./history-file.ts'));

  const addImported = async (records: readonly NewRecord[]) => {
    const { importCodes } = await loadFileCode();
    await importCodes(history, records, (done) =>
      ui.change({ progress: { text: `Imported ${done} of ${countCodes(records.length)}…` } }),
    );
  };

  return {
    download: (entry: HistoryEntry) =>
      attemptWithProgress(
        actionId('download', [entry]),
        async () => {
          ui.change({ progress: { text: `Checking ${describeEntries([entry])}…` } });
          const maker = createPngMaker();
          try {
            const result = await maker.make(entry.code);
            if (!result.ok) {
              return ui.showError(
                actionId('download', [entry]),
                `${describeEntries([entry])}: ${result.reason}`,
              );
            }
            const fileName = fileNameOf(entry.code.name, new Set());
            saveFile(result.png, fileName);
            ui.showDone(`${readingWords(result.readings)} Downloaded as ${fileName}.`);
          } finally {
            maker.close();
          }
        },
        `${describeEntries([entry])} could not be downloaded.`,
      ),
    zip: (entries: readonly HistoryEntry[]) =>
      attemptWithProgress(
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
              ui.showDone(`Read back: ${countCodes(count)}. Downloaded as qr-codes.zip.`);
            }
            const [first] = skipped;
            if (first) {
              const names = skipped.map(({ name }) => `“${name}”`).join(', ');
              ui.showError('zip', `Skipped: ${names}. ${first.reason}`);
            }
          } catch (error) {
            if (!controller.signal.aborted) throw error;
            ui.showDone('Stopped. Nothing was downloaded.');
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
    /** Adds the codes of a file that are not in the history. Asks about codes that differ from those in the history. */
    importFile: (file: Blob, entries: readonly HistoryEntry[]) =>
      attemptWithProgress(
        'import',
        async () => {
          ui.change({ progress: { text: 'Reading the file…' } });
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
        },
        'The import did not finish.',
      ),
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
