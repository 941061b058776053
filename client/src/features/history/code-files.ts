import { bytesTooMany, weakestLevel } from '@canary/qr/capacity';
import { toPayload } from '@canary/qr/content/content-type';
import { fileNameFrom, uniqueFileNames } from '@canary/qr/files/file-name';
import type { SizeReading } from '@canary/qr/grade/reading';
import { type FileRequest, pngFile } from '@canary/rendering/core/requests';
import { RenderingError } from '@canary/rendering/core/worker-pool';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { contentTypeOf, fileTitleOf, type HistoryEntry, runOf, type SavedCode } from './history-entry.ts';

/**
 * A file name for a code that every operating system accepts.
 *
 * @param nameFile makes the name different from those of other files
 * @example fileNameOf({ …code, name: 'Menu 3/4' }); // 'Menu 3-4.png'
 */
export function fileNameOf(code: SavedCode, nameFile = uniqueFileNames()): string {
  return nameFile(fileNameFrom(fileTitleOf(code)), 'png');
}

/** The text that a scanner reads. Returns undefined if this version of the site doesn't know the code's type. */
export function payloadOf(code: SavedCode): string | undefined {
  const type = contentTypeOf(code);
  const result = type && toPayload(type, { ...type.empty, ...code.values });
  return result?.ok ? result.payload : undefined;
}

/** Prepares a saved code for drawing. Returns undefined if this version of the site can't draw it. */
export function pictureRequestOf(code: SavedCode): FileRequest | undefined {
  const payload = payloadOf(code);
  const { design, size } = code.look;
  if (payload === undefined || bytesTooMany(payload, weakestLevel(design)) > 0) return undefined;
  return { payload, design, file: pngFile(size) };
}

export type PngResult =
  | { readonly ok: true; readonly png: Blob; readonly readings: readonly SizeReading[] | undefined }
  /** `reason` is why there is no file, for display. */
  | { readonly ok: false; readonly reason: string };

const failureReasons = {
  unreadable: 'It doesn’t scan, so it was not saved. Open it and change its colours or size.',
  unsupported: 'This version of the site can’t draw this code.',
  many: 'Open it to make its codes: they get a ZIP file of their own.',
  notLoaded: 'The checker could not be loaded. Check your connection and try again.',
};

/**
 * Creates a PNG maker, which draws saved codes as PNG files in workers and reads each file back. Close it after use.
 *
 * @param size how many codes are drawn at the same time
 */
export function createPngMaker(size = 1) {
  const workers = createRenderingWorkers(size);
  return {
    async make(code: SavedCode): Promise<PngResult> {
      const request = pictureRequestOf(code);
      if (!request)
        return { ok: false, reason: runOf(code) ? failureReasons.many : failureReasons.unsupported };
      try {
        const result = await workers.run((renderer) => renderer.makeCheckedFile(request));
        if (!result.ok) return { ok: false, reason: failureReasons.unreadable };
        return { ok: true, png: result.file, readings: result.readings };
      } catch (error) {
        if (error instanceof RenderingError) return { ok: false, reason: failureReasons.notLoaded };
        throw error;
      }
    },
    close: () => workers.stop(),
  };
}

interface ZipResult {
  /** Undefined if no code could be drawn. */
  readonly file: Blob | undefined;
  readonly count: number;
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Creates a ZIP file of PNG files. Codes that don't scan are skipped.
 *
 * @param onProgress called with the number of codes done
 * @param signal aborts the work; the promise then rejects
 */
export async function createZip(
  entries: readonly HistoryEntry[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ZipResult> {
  const { downloadZip } = await loadChunk(() => import('client-zip'));
  const maker = createPngMaker(2);
  signal.addEventListener('abort', () => maker.close());
  const nameFile = uniqueFileNames();
  const files: { name: string; lastModified: Date; input: Blob }[] = [];
  const skipped: { name: string; reason: string }[] = [];
  let done = 0;
  const makeNext = async ({ code }: HistoryEntry) => {
    const result = await maker.make(code);
    onProgress(++done);
    return { code, result };
  };
  try {
    for (const { code, result } of await Promise.all(entries.map(makeNext))) {
      if (result.ok) {
        const lastModified = new Date(code.updatedAt);
        files.push({ name: fileNameOf(code, nameFile), lastModified, input: result.png });
      } else skipped.push({ name: code.name, reason: result.reason });
    }
  } finally {
    maker.close();
  }
  const file = files.length > 0 ? await downloadZip(files).blob() : undefined;
  return { file, count: files.length, skipped };
}
