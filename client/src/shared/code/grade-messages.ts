import type { Level } from '@canary/qr/capacity';
import type { Design } from '@canary/qr/design/design';
import type { Fix } from '@canary/qr/grade/fixes';
import type { FullVerdict } from '@canary/qr/grade/grade';
import type { Verdict } from '@canary/qr/grade/verdict';
import type { GradedCode } from './picture.ts';
import type { RenderedMessage, RenderMessage } from './render-order.ts';

/** What is known about how well a code scans. */
export interface ScanReport {
  /** At first without difficult conditions. */
  readonly verdict: Verdict | FullVerdict;
  /** Modules per side. */
  readonly size: number;
  readonly level: Level;
  /** Changes that were tried and help, best first. Undefined until all were tried. */
  readonly fixes?: readonly Fix[];
}

/** Designs of which to choose the first one that scans well. */
export interface DesignChoice {
  readonly payload: string;
  readonly designs: readonly Design[];
  /** Width of the PNG in pixels. */
  readonly width: number;
}

/** A message from the page to the worker. Each stops the work on the one before. */
export type ToGrader =
  | { readonly kind: 'check'; readonly id: number; readonly code: GradedCode }
  | { readonly kind: 'choose'; readonly id: number; readonly choice: DesignChoice }
  | { readonly kind: 'stop' }
  | RenderedMessage;

/** A message from the worker to the page. */
export type FromGrader =
  | { readonly kind: 'report'; readonly id: number; readonly report: ScanReport }
  /** `design` is undefined if none scans well. */
  | { readonly kind: 'chosen'; readonly id: number; readonly design: Design | undefined }
  | { readonly kind: 'failed'; readonly id: number }
  | RenderMessage;
