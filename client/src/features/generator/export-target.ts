import type { Design } from '@canary/qr/design/design';
import { formatTraits } from '@canary/qr/files/format';
import type { FileOptions } from '@canary/rendering/core/requests';
import { saveFile } from '#shared/browser/save-file.ts';
import type { SaveMode, SaveResult } from '#shared/code/save-target.ts';
import { fileNameFrom } from '#shared/format/file-name.ts';
import { typedFileName } from './export/file-name.ts';
import type { Paper } from './print/paper.ts';

/** Returns where a file goes, which may depend on its format. `design` is the design of the code. */
export type Destination = (file: FileOptions, design: Design) => ExportTarget;

/** A file that was read back. */
export interface CheckedFile {
  readonly content: Blob;
  /** The code's name, if the export itself gave the code a name: that of the short link which was made for it. */
  readonly name?: string | undefined;
}

/** The target of a checked file: the disk, the clipboard, the history or the printer. */
export interface ExportTarget {
  /**
   * Delivers the file. Takes a promise because Safari requires the clipboard call within the click.
   *
   * @returns the message after success; `''` if the message of `save` is enough
   * @throws if the browser denies the delivery, or if the promise rejects
   */
  deliver(file: Promise<CheckedFile>): Promise<string>;
  /** Saves the code itself, after the file was delivered. */
  save?(mode?: SaveMode): Promise<SaveResult>;
  /** Whether the result offers to keep the code in an account. */
  readonly offersToKeep?: true;
  /** For questions and buttons, as in "Download without the gradient". */
  readonly verb: 'download' | 'copy' | 'print' | 'save';
  /** The sheet that the file is printed on; only for a print. */
  readonly paper?: Paper;
  /** Whether the browser allows the delivery only within a click, as Safari does for the clipboard. */
  readonly needsClick?: true;
  /** Past participle for messages, as in "nothing was saved". */
  readonly participle: string;
  /** Message if the browser denies the delivery. */
  readonly failure: string;
}

/** An export that waits for an unlock. */
export interface WaitingExport extends Pick<ExportTarget, 'verb' | 'paper'> {
  readonly destination: Destination;
  readonly file: FileOptions;
}

/** A visitor's save to an account, which the generator starts again after the log-in. */
export interface WaitingSave {
  readonly verb: 'save';
  readonly destination?: undefined;
  /** Downloaded together with the save. */
  readonly file?: FileOptions | undefined;
}

/** An export that waits, with the id of its content type. */
export type KeptExport = (WaitingExport | WaitingSave) & { readonly type: string };

/**
 * Downloads the file.
 *
 * @param name of the code; undefined for a code without one
 */
export function fileTargetNamed(name?: string): Destination {
  return ({ format }) => ({
    async deliver(file) {
      const { content, name: ownName } = await file;
      const fileName = `${typedFileName(name) ?? fileNameFrom(name ?? ownName ?? '')}.${formatTraits[format].extension}`;
      saveFile(content, fileName);
      return `Saved as ${fileName}.`;
    },
    verb: 'download',
    participle: 'saved',
    failure: 'Your browser couldn’t save the file. Try again, or choose a smaller size.',
  });
}

/** Downloads the file of a new code. */
export const fileTarget = fileTargetNamed();

/** Downloads the file, which is what Save does for visitors, and offers to keep the code in an account. */
export const visitorTarget: Destination = (file, design) => ({
  ...fileTarget(file, design),
  offersToKeep: true,
});
