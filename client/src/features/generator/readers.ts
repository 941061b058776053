export { readDesignFile, writeDesignFile } from '@canary/qr/design/design-file';
export { withoutImages } from '@canary/qr/design/read-design';
export { designToText } from '@canary/qr/design/share-link';
export { readChosenFile } from './export/file-choice.ts';
export { loadLinkedDesign } from './load-linked-design.ts';
export { readLook } from './read-look.ts';
export { readWaitingExport } from './unlock/read-waiting-export.ts';
