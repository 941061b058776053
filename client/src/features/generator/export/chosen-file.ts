import type { FileOptions } from '@canary/rendering/core/requests';

/** A format and a size, with a few words for them. */
export interface ChosenFile {
  readonly file: FileOptions;
  readonly label: string;
}

/** Key of the last choice in the browser's storage. In a small module, because the first load needs nothing else. */
export const fileChoiceKey = 'canary-qr:file';
