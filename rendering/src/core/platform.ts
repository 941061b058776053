import type { Context } from '@canary/qr/canvas';
import type { Colour } from '@canary/qr/colour';
import type { Box } from '@canary/qr/geometry/path';
import type { PlatformText, TextContext } from '@canary/qr/geometry/platform-text';
import type { BillFonts } from '@canary/qr/paper/payment-sections';
import type { Pixels } from '@canary/qr/pixels';

/** Decoded pixels of an image or a file. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Frees the memory of the pixels. */
  close(): void;
}

/** The part of a canvas's 2D context that drawing uses. A path is what `newPath` of the same platform returns. */
export type CanvasContext = {
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: Bitmap, x: number, y: number): void;
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: Uint8ClampedArray<ArrayBuffer> };
} & Context<object, Bitmap> &
  TextContext;

export interface Canvas {
  readonly context: CanvasContext;
  /**
   * Encodes the canvas as an image file.
   *
   * @param type media type; a platform that can't write it returns a file of another type
   * @param quality of JPEG and WebP: 0 to 1
   */
  encode(type: string, quality: number): Promise<Blob>;
  /** Frees the memory of the pixels, which would otherwise stay until the garbage collection. */
  close(): void;
}

/** The platform has no canvas, because an optional package isn't installed. */
export class CanvasMissingError extends Error {
  override readonly name = 'CanvasMissingError';
}

/** The functions that drawing needs from its page, worker or server. */
export interface Platform {
  /**
   * Returns an empty, transparent canvas of a size in pixels.
   *
   * @throws {CanvasMissingError}
   * @throws {Error} if the canvas would be too large
   */
  newCanvas(width: number, height: number): Canvas;
  /** Parses SVG path data. */
  newPath(path: string): object;
  /** Decodes a PNG, JPEG or WebP file. @throws {Error} if the file is damaged */
  decodeImage(file: Blob): Promise<Bitmap>;
  /**
   * Renders an SVG file with another library than the one that wrote the file.
   *
   * @param width of the picture in pixels
   * @param ground the colour behind transparent parts
   * @throws {Error} if the file can't be rendered
   */
  renderSvg(file: Blob, width: number, ground: Colour): Promise<Pixels>;
  /** Opens a PDF file with another library than the one that wrote the file. @throws {Error} if the file is damaged */
  openPdf(file: Blob): Promise<PdfPages>;
  /** Texts in the platform's fonts; undefined if the platform has no canvas, as while pages are prerendered. */
  readonly fonts: PlatformText | undefined;
  /** Texts in the platform's monospaced font. */
  readonly monospace: PlatformText | undefined;
  /** The fonts of QR-bills; undefined where bills can't be made. */
  readonly billFonts: BillFonts | undefined;
}

/** The pages of an open PDF file. Close it after use. */
export interface PdfPages {
  /**
   * Renders a page. Transparent parts stay transparent.
   *
   * @param number of the page, from 1
   * @param width of the whole page in pixels
   * @param box the part of the page, in whole pixels; by default all of it
   * @throws {Error} if the page can't be rendered
   */
  render(number: number, width: number, box?: Box): Promise<Bitmap>;
  close(): void;
}
