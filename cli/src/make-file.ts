import type { ComposedCode } from '@canary/qr/compose';
import { MissingGlyphsError } from '@canary/qr/geometry/text';
import { PayloadTooLongError } from '@canary/qr/matrix';
import { PictureTooSmallError } from '@canary/qr/pixels';
import { drawAndRead } from '@canary/rendering/core/make-checked-file';
import { CanvasMissingError } from '@canary/rendering/core/platform';
import type { FileRequest } from '@canary/rendering/core/requests';
import { platform } from './platform.ts';
import { UsageError } from './read-options.ts';

/** There is no file of this code. The message says why. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
}

/** A file that reads back, and the code in it. */
interface MadeFile {
  readonly bytes: Uint8Array;
  readonly code: ComposedCode;
}

/**
 * Makes a file and reads it back.
 *
 * @throws {CodeError} if the text is too long for a code or for the size, or the file doesn't read back
 * @throws {UsageError} if the design can't be drawn here
 */
export async function makeFile(request: FileRequest): Promise<MadeFile> {
  try {
    const made = await drawAndRead(request, platform);
    if (made) return { bytes: new Uint8Array(await made.file.arrayBuffer()), code: made.code };
  } catch (error) {
    if (error instanceof PayloadTooLongError || error instanceof PictureTooSmallError)
      throw new CodeError(error.message);
    if (error instanceof CanvasMissingError || error instanceof MissingGlyphsError)
      throw new UsageError(error.message);
    throw error;
  }
  throw new CodeError(
    'This code doesn’t read back, so it isn’t written. Choose stronger contrast, a smaller logo or a larger size.',
  );
}
