import type { Design } from '@canary/qr/design/design';
import { codeDefaults } from '#config/code-defaults.ts';

/** The content and look of a code. */
export interface CodeRequest {
  readonly payload: string;
  readonly design: Design;
}

/** A code as a PNG. */
export interface PictureRequest extends CodeRequest {
  /** Pixels per side. */
  readonly size: number;
}

/** A PNG that reads back as the payload, or a change that would make it readable, if one was found. */
export type PictureResult =
  | {
      readonly ok: true;
      readonly png: Blob /** Pixels per side of a module. */;
      readonly modulePixels: number;
    }
  | { readonly ok: false; readonly remedy: Remedy | undefined };

/** A change that may make an unreadable code readable. */
export type Remedy = 'logo-off' | 'print-safe' | 'larger';

/** Returns the size for the remedy `larger`, or undefined if the size is the largest already. */
export function largerSize(size: number): number | undefined {
  return size < codeDefaults.size.max ? Math.min(size * 2, codeDefaults.size.max) : undefined;
}
