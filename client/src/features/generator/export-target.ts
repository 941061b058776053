import type { Design } from '@canary/qr/design/design';
import { formatTraits } from '@canary/qr/files/format';
import type { FileOptions } from '@canary/rendering/core/requests';
import { saveFile } from '#shared/browser/save-file.ts';
import type { SaveMode, SaveResult, SaveTarget } from '#shared/code/save-target.ts';
import { currentFileName } from './export/file-name.ts';
import type { Paper } from './print/paper.ts';

/** Returns where a file goes, which may depend on its format. `design` is the design of the code. */
export type Destination = (file: FileOptions, design: Design) => ExportTarget;

/** The target of a checked file: the disk, the clipboard, the history or the printer. */
export interface ExportTarget {
  /**
   * Delivers the file. Takes a promise because Safari requires the clipboard call within the click.
   *
   * @throws if the browser denies the delivery, or if the promise rejects
   */
  deliver(file: Promise<Blob>): Promise<void>;
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
  /** Message after success; `''` if the message of `save` is enough. */
  readonly success: string;
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

/** The usual name of the file of a new code, without its extension (docs/product.md). */
const NEW_CODE = 'qr-code';

/** Downloads the file of a new code. */
export const fileTarget = fileTargetNamed(NEW_CODE);

/** @param usualName of the file, without its extension; the user may have typed another one */
function fileTargetNamed(usualName: string): Destination {
  return ({ format }) => {
    const fileName = `${currentFileName(usualName)}.${formatTraits[format].extension}`;
    return {
      deliver: async (file) => saveFile(await file, fileName),
      verb: 'download',
      participle: 'saved',
      success: `Saved as ${fileName}.`,
      failure: 'Your browser couldn’t save the file. Try again, or choose a smaller size.',
    };
  };
}

/** Returns the usual name of the file of the code in the generator. The file of a saved code has the code's name. */
export function usualFileName(saveTarget: SaveTarget | null): string {
  return saveTarget?.fileName ?? NEW_CODE;
}

/** Downloads the file of the code in the generator. */
export function downloadTarget(saveTarget: SaveTarget | null): Destination {
  return fileTargetNamed(usualFileName(saveTarget));
}

/** Downloads the file, which is what Save does for visitors, and offers to keep the code in an account. */
export const visitorTarget: Destination = (file, design) => ({
  ...fileTarget(file, design),
  offersToKeep: true,
});
