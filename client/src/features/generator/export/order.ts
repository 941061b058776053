import type { Design } from '@canary/qr/design/design';
import type { FileFormat } from '@canary/qr/files/format';
import type { Page } from '@canary/qr/paper/page';
import type { FileOptions } from '@canary/rendering/core/requests';
import { saveFile } from '#shared/browser/save-file.ts';
import type { SaveMode } from '#shared/code/save-target.ts';

/** An export that the user has asked for. */
export interface Order {
  /** Where the file goes. A print gets its target from the print dialog. */
  readonly target?: Target | undefined;
  /** The file; by default the PNG of the studio's size. */
  readonly file?: FileOptions | undefined;
  /** How to save the code to the history; by default as an update. */
  readonly mode?: SaveMode | undefined;
  /** The reason for waiting: the unlock of a feature, or a page of an account, where the order starts by itself. */
  readonly waitsFor?: 'unlock' | 'account' | undefined;
}

/** A file that was read back. */
export interface CheckedFile {
  readonly content: Blob;
  /** With the extension. */
  readonly fileName: string;
  /** The pages of a file with a sheet. */
  readonly pages?: readonly Page[] | undefined;
}

/** The target of a checked file: the disk, the clipboard, the history, the printer or an image address. */
export interface Target {
  /** The verb for questions and buttons, as in "Download without the gradient". */
  readonly verb: 'download' | 'copy' | 'print' | 'save' | 'share';
  /** Past participle for messages, as in "nothing was saved". */
  readonly participle: string;
  /** Message if the browser denies the delivery. */
  readonly failure: string;
  /** Whether the browser allows the delivery only within a click, as Safari does for the clipboard. */
  readonly needsClick?: true;
  /** Whether the result offers to keep the code in an account. */
  readonly offersToKeep?: true;
  /** Whether the code is printed in black on white, whatever its colours are. */
  readonly isBlackOnWhite?: true;
  /** Returns the design of the file, if it isn't the design on display. */
  designOf?(shown: Design): Design;
  /**
   * Delivers the file. Takes a promise because Safari requires the clipboard call within the click.
   *
   * @param format of the file
   * @returns the message after success; `''` if the message about the save is enough
   * @throws if the browser denies the delivery, or if the promise rejects
   */
  deliver(file: Promise<CheckedFile>, format: FileFormat): Promise<string>;
}

/** Downloads the file. */
export const diskTarget: Target = {
  verb: 'download',
  participle: 'saved',
  failure: 'Your browser couldn’t save the file. Try again, or choose a smaller size.',
  async deliver(file) {
    const { content, fileName } = await file;
    saveFile(content, fileName);
    return `Saved as ${fileName}.`;
  },
};

/** Save for visitors: downloads the file, and offers to keep the code in an account. */
export const visitorTarget: Target = { ...diskTarget, offersToKeep: true };

/** Delivers no file: the code itself is saved once its file was checked. */
export const historyTarget: Target = {
  ...diskTarget,
  verb: 'save',
  async deliver(file) {
    await file;
    return '';
  },
};
