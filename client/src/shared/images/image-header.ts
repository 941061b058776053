import { imageSize } from 'image-size';
import { ImageFileError, maxPixels } from './image-file-error.ts';
import { readJpegSize } from './jpeg-size.ts';

/**
 * Reads the size from an image's header: decoding 30,000 × 30,000 pixels would take 3.6 GB.
 *
 * @throws {ImageFileError} if the format is unknown or there are too many pixels
 */
export function requireDecodable(bytes: Uint8Array): void {
  const { width, height } = readJpegSize(bytes) ?? readOtherSize(bytes);
  if (width === 0 || height === 0) throw new ImageFileError({ kind: 'unknown-format' });
  if (width * height > maxPixels) throw new ImageFileError({ kind: 'too-many-pixels', width, height });
}

/** JPEG is left out: `image-size` doesn't skip fill bytes, so a JPEG can have another size for it than for decoders. */
function readOtherSize(bytes: Uint8Array) {
  try {
    const size = imageSize(bytes);
    if (size.type === 'png' || size.type === 'webp') return size;
  } catch {
    // `image-size` throws if it doesn't know the format.
  }
  throw new ImageFileError({ kind: 'unknown-format' });
}
