import { loadChunk } from '#shared/browser/load-chunk.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { declareFile } from '#shared/storage/temporary-file.ts';
import type { ZipEntry } from './run.ts';

/** The place of a ZIP file while it is written. */
export interface ZipFile {
  /** Writes the whole file. @throws the signal's reason if it is aborted; nothing is left of the file then */
  write(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void>;
  /** Leaves no file, in place of {@link write}. */
  discard(): Promise<void>;
}

/** The dialog of Chromium for choosing a file on the disk. */
interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;
}

const temporaryZip = declareFile('browser:session-end:zip');

/**
 * Opens a ZIP file that is written as it grows: to the disk where the browser can, otherwise to its private file system,
 * and from there to the downloads. Call it within a click.
 *
 * @throws {DOMException} `AbortError` if the user has closed the dialog
 */
export async function openZipFile(name: string): Promise<ZipFile> {
  if ('showSaveFilePicker' in window) {
    const types = [{ accept: { 'application/zip': ['.zip'] } }];
    const handle = await (window as unknown as SavePicker).showSaveFilePicker({ suggestedName: name, types });
    // The dialog has made an empty file.
    const discard = async () => handle.remove?.().catch(() => undefined);
    return {
      discard,
      async write(entries, signal) {
        try {
          await (await zip(entries)).pipeTo(await handle.createWritable(), { signal });
        } catch (error) {
          await discard();
          throw error;
        }
      },
    };
  }
  const handle = await temporaryZip.create();
  return {
    discard: temporaryZip.erase,
    async write(entries, signal) {
      if (!handle) {
        const file = await new Response(await zip(entries)).blob();
        signal.throwIfAborted();
        return saveFile(new Blob([file], { type: 'application/zip' }), name);
      }
      try {
        await (await zip(entries)).pipeTo(await handle.createWritable(), { signal });
      } catch (error) {
        await temporaryZip.erase();
        throw error;
      }
      // The browser reads it during the download. The next run, or the next visit of the page, erases it.
      saveFile(await handle.getFile(), name);
    },
  };
}

/** Erases what an earlier run has left in the browser. */
export const eraseTemporaryZip = temporaryZip.erase;

async function zip(entries: AsyncIterable<ZipEntry>): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await loadChunk(() => import('client-zip'));
  return makeZip(entries);
}

/** The room for a file in the private file system, in bytes; undefined if the browser doesn't tell, or writes to the disk. */
export async function roomForZip(): Promise<number | undefined> {
  if ('showSaveFilePicker' in window) return undefined;
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? undefined : quota - usage;
}
