/** The dialogs of a generator. One chunk, which is loaded when one of them opens. */
export { default as DownloadDialog } from './export/download-dialog.tsx';
export { default as ExportQuestions } from './export-questions.tsx';
export { default as PrintDialog } from './print/print-dialog.tsx';
