import type { PictureRequest, PictureResult } from './picture.ts';

/** A message from the page to the worker. */
export type ToWorker =
  | { readonly kind: 'make'; readonly id: number; readonly request: PictureRequest }
  /** The file of a `render` message as a bitmap, or null if the page couldn't render it. */
  | { readonly kind: 'rendered'; readonly id: number; readonly bitmap: ImageBitmap | null };

/** A message from the worker to the page. */
export type ToPage =
  /** `result` is undefined if the worker failed. */
  | { readonly kind: 'made'; readonly id: number; readonly result: PictureResult | undefined }
  | ({ readonly kind: 'render'; readonly id: number } & RenderOrder);

/** A vector file for the page to render: workers have no decoder for SVG, and pdf.js has a worker of its own. */
export interface RenderOrder {
  readonly file: Blob;
  /** Width of the bitmap in pixels. */
  readonly width: number;
}
