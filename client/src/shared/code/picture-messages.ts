import type { PictureRequest, PictureResult } from './picture.ts';
import type { RenderedMessage, RenderMessage } from './render-order.ts';

/** A message from the page to the worker. */
export type ToWorker =
  | { readonly kind: 'make'; readonly id: number; readonly request: PictureRequest }
  | RenderedMessage;

/** A message from the worker to the page. */
export type ToPage =
  /** `result` is undefined if the worker failed. */
  { readonly kind: 'made'; readonly id: number; readonly result: PictureResult | undefined } | RenderMessage;
