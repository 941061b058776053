import { imageSize } from 'image-size';
import { ImageFileError, maxPixels } from './image-file-error.ts';
import { readJpegSize } from './jpeg-size.ts';

/** What the header of an image file says. */
interface ImageHeader {
  readonly width: number;
  readonly height: number;
  /** The format, such as `png` or `heic`. */
  readonly type?: string | undefined;
}

/** The formats that all browsers decode. */
const commonTypes: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/**
 * Checks the size in an image's header: decoding 30,000 × 30,000 pixels would take 3.6 GB.
 *
 * @throws {ImageFileError} if the format is unknown or there are too many pixels
 */
export function requireDecodable(bytes: Uint8Array): void {
  const header = readImageHeader(bytes);
  if (!header || !commonTypes.includes(header.type)) throw new ImageFileError({ kind: 'unknown-format' });
  requireFewPixels(header);
}

/** @throws {ImageFileError} if there are no pixels or too many */
export function requireFewPixels({ width, height }: ImageHeader): void {
  if (width === 0 || height === 0) throw new ImageFileError({ kind: 'unknown-format' });
  if (width * height > maxPixels) throw new ImageFileError({ kind: 'too-many-pixels', width, height });
}

/**
 * Reads the header of an image file; undefined if its format is unknown. JPEG is read by another function: `image-size`
 * doesn't skip fill bytes, so a JPEG can have another size for it than for decoders.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const jpeg = readJpegSize(bytes);
  if (jpeg) return { ...jpeg, type: 'jpg' };
  try {
    const header = imageSize(bytes);
    return header.type === 'jpg' ? undefined : header;
  } catch {
    // `image-size` throws if it doesn't know the format.
    return undefined;
  }
}
