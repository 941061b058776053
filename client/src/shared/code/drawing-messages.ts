import type { ComposedCode } from '@canary/qr/compose';
import type { CodeRequest } from './picture.ts';

/** A message to the worker. */
export interface DrawingOrder {
  readonly id: number;
  readonly request: CodeRequest;
}

/** A message from the worker. */
export interface DrawingAnswer {
  readonly id: number;
  /** Undefined if the worker failed. */
  readonly code: ComposedCode | undefined;
}
