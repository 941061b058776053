import type { Level } from '@canary/qr/capacity';
import { MissingGlyphsError } from '@canary/qr/geometry/text';
import { type Matrix, PayloadTooLongError } from '@canary/qr/matrix';
import { PictureTooLargeError, PictureTooSmallError } from '@canary/qr/pixels';
import { fileOfDataUrl } from '../core/data-url.ts';
import { drawAndRead, findRemedy } from '../core/make-checked-file.ts';
import { CanvasMissingError, type Platform } from '../core/platform.ts';
import type { FileRequest, Remedy } from '../core/requests.ts';
import { TooManyGradientsError } from '../core/write-file.ts';

/** A file that reads back as its payload, or the reason why there is none. Plain data, which threads can exchange. */
export type MadeImage =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Version of the code: 1 to 40. */
      readonly version: number;
      readonly level: Level;
      readonly matrix: Matrix;
    }
  | { readonly ok: false; readonly problem: ImageProblem };

export type ImageProblem =
  | { readonly kind: 'too-long'; readonly bytesTooMany: number; readonly level: Level }
  /** The picture has less than a pixel for each module. @property smallest width that works, in pixels */
  | { readonly kind: 'too-small'; readonly smallest: number }
  /** The picture would have too many pixels. @property largest width that is allowed, in pixels */
  | { readonly kind: 'too-large'; readonly largest: number }
  /** The PDF file would have too many gradients. */
  | { readonly kind: 'too-many-gradients' }
  /** An image of the design can't be decoded. */
  | { readonly kind: 'damaged-image' }
  /** The frame's text has characters that the bundled font lacks. */
  | { readonly kind: 'missing-glyphs'; readonly characters: readonly string[] }
  /** @property remedy a change that was tried and helps */
  | { readonly kind: 'unreadable'; readonly remedy: Remedy | undefined };

/** Draws a code, writes it to a file and reads that file back. */
export async function makeImage(request: FileRequest, platform: Platform): Promise<MadeImage> {
  try {
    const { logo } = request.design;
    if (logo?.source.kind === 'image' && !(await isImage(logo.source.image, platform)))
      return { ok: false, problem: { kind: 'damaged-image' } };
    const made = await drawAndRead(request, platform);
    if (!made) {
      const remedy = await findRemedy(request, 'unreadable', platform);
      return { ok: false, problem: { kind: 'unreadable', remedy } };
    }
    const { version, level, matrix } = made.code;
    return { ok: true, bytes: new Uint8Array(await made.file.arrayBuffer()), version, level, matrix };
  } catch (error) {
    const problem = expectedProblem(error);
    if (problem) return { ok: false, problem };
    throw error;
  }
}

async function isImage(dataUrl: string, platform: Platform): Promise<boolean> {
  try {
    (await platform.decodeImage(fileOfDataUrl(dataUrl))).close();
    return true;
  } catch (error) {
    if (error instanceof CanvasMissingError) throw error;
    return false;
  }
}

function expectedProblem(error: unknown): ImageProblem | undefined {
  if (error instanceof PayloadTooLongError) {
    return { kind: 'too-long', bytesTooMany: error.bytesTooMany, level: error.level };
  }
  if (error instanceof PictureTooSmallError) return { kind: 'too-small', smallest: error.smallest };
  if (error instanceof PictureTooLargeError) return { kind: 'too-large', largest: error.largest };
  if (error instanceof MissingGlyphsError) return { kind: 'missing-glyphs', characters: error.characters };
  if (error instanceof TooManyGradientsError) return { kind: 'too-many-gradients' };
  return undefined;
}
