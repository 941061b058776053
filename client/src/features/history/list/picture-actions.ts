import { saveFile } from '#shared/browser/save-file.ts';
import { readingWords } from '#shared/code/verdict-words.ts';
import { createPngMaker, createZip, fileNameOf } from '../code-files.ts';
import type { HistoryEntry } from '../history-entry.ts';
import { actionId, countCodes, createAttemptWithProgress, describeEntries } from './action-report.ts';
import type { HistoryUi } from './history-ui.ts';

/** Maximum number of codes in a ZIP file. Each code is drawn and scanned. */
export const maxZipCodes = 500;

/** The actions that draw codes as pictures. */
export function createPictureActions(ui: HistoryUi) {
  const attemptWithProgress = createAttemptWithProgress(ui);
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
            const fileName = fileNameOf(entry.code);
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
            const reasons = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
              const names = skipped.filter((code) => code.reason === reason).map(({ name }) => `“${name}”`);
              return `Skipped: ${names.join(', ')}. ${reason}`;
            });
            if (reasons.length > 0) ui.showError('zip', reasons.join(' '));
          } catch (error) {
            if (!controller.signal.aborted) throw error;
            ui.showDone('Stopped. Nothing was downloaded.');
          }
        },
        'The ZIP file could not be created.',
      ),
    /** Copies a code as a PNG file. */
    copy: (entry: HistoryEntry) =>
      attemptWithProgress(
        actionId('copy', [entry]),
        async () => {
          ui.change({ progress: { text: `Checking ${describeEntries([entry])}…` } });
          const maker = createPngMaker();
          try {
            const made = maker.make(entry.code);
            const png = made.then((result) =>
              result.ok ? result.png : Promise.reject(new Error(result.reason)),
            );
            // Safari requires the clipboard call within the click, so the file is a promise.
            const copied = navigator.clipboard
              .write([new ClipboardItem({ 'image/png': png })])
              .then(() => true)
              .catch(() => false);
            const result = await made;
            const refusal = 'Your browser didn’t allow it. Download the code instead.';
            if (result.ok && (await copied)) {
              ui.showDone(`${readingWords(result.readings)} Copied ${describeEntries([entry])}.`);
            } else {
              const reason = result.ok ? refusal : result.reason;
              ui.showError(
                actionId('copy', [entry]),
                `${describeEntries([entry])} was not copied. ${reason}`,
              );
            }
          } finally {
            maker.close();
          }
        },
        `${describeEntries([entry])} could not be copied.`,
      ),
  };
}
