import { loadChunk } from '#shared/browser/load-chunk.ts';
import { ImageFileError, maxPixels, maxSvgBytes } from '#shared/images/image-file-error.ts';
import { readImageHeader, requireFewPixels } from '#shared/images/image-header.ts';
import { drawSvg } from '#shared/images/svg-image.ts';

/** The file can't be read. The message is for display. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** A picture, or the pages of a PDF file. Close it after use. */
export interface OpenPicture {
  readonly pages: number;
  /**
   * Returns a page as an image file.
   *
   * @param number from 1 on
   */
  draw(number: number): Promise<Blob>;
  /** The message for an image file that the browser can't decode. */
  readonly undecodable: string;
  close(): void;
}

/** The types of files for the dialog that chooses one. A browser may decode other images, too. */
export const pictureTypes = 'image/*,.heic,.heif,application/pdf,.pdf';

/** Largest file, in bytes. */
const maxBytes = 50 * 1024 * 1024;

/**
 * Opens an image or a PDF file.
 *
 * @throws {PictureError}
 * @throws {ChunkError} if the code for PDF files can't be loaded
 */
export async function openPicture(file: File): Promise<OpenPicture> {
  if (file.size > maxBytes)
    throw new PictureError(
      'This file is larger than 50 MB. Take a screenshot of the code, or crop the picture.',
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return openPdf(file);
  const header = readImageHeader(bytes);
  try {
    if (header?.type === 'svg') return openImage(await drawSvgFile(file), header.type);
    if (header) requireFewPixels(header);
  } catch (error) {
    throw error instanceof ImageFileError ? new PictureError(messageOf(error)) : error;
  }
  // Systems don't know the types of all files.
  return openImage(file, `${header?.type ?? file.type} ${/\.\w+$/.exec(file.name)?.[0] ?? ''}`);
}

function openImage(image: Blob, type: string): OpenPicture {
  return { pages: 1, draw: async () => image, undecodable: describeUndecodable(type), close() {} };
}

/** A PDF file starts with its version. Some programs write up to 1,024 bytes before it. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-');
}

async function openPdf(file: File): Promise<OpenPicture> {
  const { openPdfPictures } = await loadChunk(() => import('@canary/rendering/browser/pdf-pictures'));
  try {
    return { ...(await openPdfPictures(file)), undecodable: 'This page can’t be read.' };
  } catch (error) {
    throw new PictureError(
      error instanceof Error && error.name === 'PasswordException'
        ? 'This PDF file is protected by a password. Open it in its program, and take a screenshot of the code.'
        : 'This PDF file is damaged. Open it in another program, and take a screenshot of the code.',
      { cause: error },
    );
  }
}

async function drawSvgFile(file: File): Promise<Blob> {
  if (file.size > maxSvgBytes)
    throw new PictureError('This SVG file is larger than 1 MB. Take a screenshot of the code instead.');
  return drawSvg(await file.text());
}

function messageOf({ problem }: ImageFileError): string {
  switch (problem.kind) {
    case 'too-many-pixels':
      return `This picture has ${problem.width} × ${problem.height} pixels, which is too large. Crop it to the code, or take a screenshot: up to ${maxPixels / 1_000_000} megapixels can be read.`;
    case 'too-intricate':
    case 'loads-files':
      return 'This SVG file is too intricate, or needs other files. Take a screenshot of the code instead.';
    default:
      return describeUndecodable('');
  }
}

/** @param type all that is known of it: a format, a media type, the end of the file's name */
function describeUndecodable(type: string): string {
  if (/hei[cf]/i.test(type))
    return 'This browser can’t open HEIC photos. Take a screenshot of the photo, or export it as JPEG.';
  if (/\b(image|jpe?g|png|webp|gif|bmp|avif|tiff?|jxl|svg)\b/i.test(type))
    return 'This picture can’t be opened: it is damaged, or in a format that this browser doesn’t know. Save it as PNG or JPEG, or take a screenshot of it.';
  return 'This isn’t a picture or a PDF file. Choose a PNG, JPEG, WebP, GIF, SVG or PDF file.';
}
