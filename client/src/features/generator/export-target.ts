import { codeDefaults } from '#config/code-defaults.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import type { DrawnCode, SaveMode, SaveResult, SaveTarget } from '#shared/code/save-target.ts';

/** The destination of a checked picture: a file, the clipboard, the history or the printer. */
export interface ExportTarget {
  /**
   * Delivers the picture. Takes a promise because Safari requires the clipboard call within the click.
   *
   * @throws if the browser denies it, or if the promise rejects
   */
  deliver(png: Promise<Blob>): Promise<void>;
  /** Saves the code itself too, after the picture was delivered. */
  save?(mode?: SaveMode): Promise<SaveResult>;
  /** Past participle for messages, as in "nothing was saved". */
  readonly participle: string;
  /** Message after success. */
  readonly success: string;
  /** Message if the browser denies it. */
  readonly failure: string;
}

/** Downloads the file. Save does the same for visitors who aren't logged in (specification §7). */
export const fileTarget: ExportTarget = {
  deliver: async (png) => saveFile(await png, codeDefaults.fileName),
  participle: 'saved',
  success: `Saved as ${codeDefaults.fileName}.`,
  failure: 'Your browser couldn’t save the file. Try again, or choose a smaller size.',
};

export const clipboardTarget: ExportTarget = {
  async deliver(png) {
    // Without a handler, a rejection of `png` would be reported as unhandled if the clipboard rejects first.
    png.catch(() => undefined);
    if (typeof ClipboardItem === 'undefined') throw new Error('This browser can’t copy pictures.');
    const write = navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    await Promise.all([png, write]);
  },
  participle: 'copied',
  success: 'Copied to the clipboard.',
  failure: 'Your browser didn’t let us copy the picture. Download it instead.',
};

/** Downloads the file under the code's name in the history, then saves the code there. */
export function historyTarget(saveTarget: SaveTarget, code: DrawnCode, requested: SaveMode): ExportTarget {
  const fileName = saveTarget.fileName(code, requested);
  return {
    ...fileTarget,
    deliver: async (png) => saveFile(await png, fileName),
    success: `Downloaded as ${fileName}.`,
    save: (mode = requested) => saveTarget.save(code, mode),
  };
}
