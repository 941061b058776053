/** A vector file for the page to render: workers have no decoder for SVG, and pdf.js has a worker of its own. */
export interface RenderOrder {
  readonly file: Blob;
  /** Width of the bitmap in pixels. */
  readonly width: number;
}

/** From a worker to the page. */
export type RenderMessage = { readonly kind: 'render'; readonly id: number } & RenderOrder;

/** The page's answer: a bitmap, or null if the page couldn't render the file. */
export interface RenderedMessage {
  readonly kind: 'rendered';
  readonly id: number;
  readonly bitmap: ImageBitmap | null;
}
