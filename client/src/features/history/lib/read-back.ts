import type { SavedCode } from '@canary/vault/record';
import { PictureMaker, PictureMakerError } from '#shared/code/picture-maker.ts';
import { requestOf } from './drawing.ts';

/** A file of a saved code; or why there is none. */
export type FileOutcome =
  | { readonly ok: true; readonly png: Blob }
  | { readonly ok: false; readonly why: string };

const unreadable =
  'We drew it and could not read it back, so it was not saved. Open it and change its colours or its size.';
const notMade = 'This version of the site can’t make a code of it.';
const noChecker = 'The checker could not be loaded. Check your connection and try again.';

/** Draws files of saved codes in a worker and reads each back. Close it after use. */
export function createFileMaker() {
  const maker = new PictureMaker();
  return {
    async make(code: SavedCode): Promise<FileOutcome> {
      const request = requestOf(code);
      if (!request) return { ok: false, why: notMade };
      try {
        const result = await maker.make(request);
        return result.ok ? { ok: true, png: result.png } : { ok: false, why: unreadable };
      } catch (error) {
        if (error instanceof PictureMakerError) return { ok: false, why: noChecker };
        throw error;
      }
    },
    close: () => maker.close(),
  };
}
