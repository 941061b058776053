export { default as DownloadDialog } from './export/download-dialog.tsx';
export { default as ExportQuestions } from './export/export-questions.tsx';
