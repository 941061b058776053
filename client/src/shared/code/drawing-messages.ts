import type { ComposedCode } from '@canary/qr/compose';

/** The worker's answer to a request. */
export interface DrawingAnswer {
  /** Undefined if the worker failed. */
  readonly code: ComposedCode | undefined;
}
