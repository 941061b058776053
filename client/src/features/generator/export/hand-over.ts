import { codeDefaults } from '#config/code-defaults.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import type { DrawnCode, Keeper, KeepHow, Keeping } from '#shared/code/save-target.ts';

/** A way that a picture leaves the page, once it has been read back. */
export interface ExportTarget {
  /**
   * Takes a promise, because Safari lets pictures onto the clipboard only in the very click.
   *
   * @throws when the browser can't or may not do it, and when no picture comes
   */
  take(png: Promise<Blob>): Promise<void>;
  /** Keeps the code itself as well, once the picture is taken. */
  keep?(how?: KeepHow): Promise<Keeping>;
  /** What was done with it, as in `saved`. */
  readonly past: string;
  /** What is said when it is done. */
  readonly done: string;
  /** What is said when the browser doesn't do it. */
  readonly failed: string;
}

/** Where nobody is logged in, Save and Download behave identically (specification §7). */
export const toFile: ExportTarget = {
  take: async (png) => saveFile(await png, codeDefaults.fileName),
  past: 'saved',
  done: `Saved as ${codeDefaults.fileName}.`,
  failed: 'Your browser couldn’t save the file. Try again, or choose a smaller size.',
};

export const toClipboard: ExportTarget = {
  async take(png) {
    // A write that is refused at once must not leave the picture's own failure unheard.
    png.catch(() => undefined);
    if (typeof ClipboardItem === 'undefined') throw new Error('This browser has no clipboard for pictures.');
    const write = navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    await Promise.all([png, write]);
  },
  past: 'copied',
  done: 'Copied to the clipboard.',
  failed: 'Your browser didn’t let us copy the picture. Download it instead.',
};

/** Saves the file, by the name that the code has there, and the code where its owner finds it again. */
export function toHistory(keeper: Keeper, code: DrawnCode, asked: KeepHow): ExportTarget {
  const fileName = keeper.fileName(code, asked);
  return {
    ...toFile,
    take: async (png) => saveFile(await png, fileName),
    done: `Downloaded as ${fileName}.`,
    keep: (how = asked) => keeper.keep(code, how),
  };
}
