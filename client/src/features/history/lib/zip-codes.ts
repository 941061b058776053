import { downloadZip } from 'client-zip';
import { fileNameOf } from './file-name.ts';
import type { KeptCode } from './kept-code.ts';
import { createFileMaker } from './read-back.ts';

interface Zipped {
  /** Undefined when there was nothing to put into it. */
  readonly file: Blob | undefined;
  readonly count: number;
  /** Why a code is not among them, by its name. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
}

/**
 * The files of saved codes as one, each read back before it goes in; what doesn't read is left out and named.
 *
 * @param onProgress told how many are done
 * @param signal stops it: then it throws
 */
export async function zipCodes(
  codes: readonly KeptCode[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Zipped> {
  const maker = createFileMaker();
  const taken = new Set<string>();
  const files: { name: string; lastModified: Date; input: Blob }[] = [];
  const left: { name: string; why: string }[] = [];
  try {
    for (const [index, { code }] of codes.entries()) {
      const outcome = await maker.make(code);
      signal.throwIfAborted();
      if (outcome.ok) {
        const lastModified = new Date(code.updatedAt);
        files.push({ name: fileNameOf(code.name, taken), lastModified, input: outcome.png });
      } else left.push({ name: code.name, why: outcome.why });
      onProgress(index + 1);
    }
  } finally {
    maker.close();
  }
  return { file: files.length > 0 ? await downloadZip(files).blob() : undefined, count: files.length, left };
}
