/** Readers of what this browser has stored, and of links. One chunk, because all of them need zod. */
export { readChosenFile } from './export/file-choice.ts';
export { loadLinkedDesign } from './load-linked-design.ts';
export { readLook } from './read-look.ts';
export { readWaitingExport } from './unlock/read-waiting-export.ts';
