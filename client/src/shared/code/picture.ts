import type { Colours } from '@canary/qr/colour';
import type { Level } from '@canary/qr/level';
import { codeDefaults } from '#config/code-defaults.ts';

/** Everything that decides what the PNG looks like. */
export interface PictureRequest {
  readonly payload: string;
  readonly level: Level;
  readonly colours: Colours;
  /** Side in pixels. */
  readonly size: number;
  readonly logo: boolean;
}

/** The PNG, which reads back as the payload; or, when it doesn't, the change that was tried and helps. */
export type PictureResult =
  | { readonly ok: true; readonly png: Blob /** A side of one module. */; readonly modulePixels: number }
  | { readonly ok: false; readonly remedy: Remedy | undefined };

/** A change that may make an unreadable code readable. */
export type Remedy = 'logo-off' | 'print-safe' | 'larger';

/** The size that `larger` leads to; undefined when there is none. */
export function largerSize(size: number): number | undefined {
  return size < codeDefaults.size.max ? Math.min(size * 2, codeDefaults.size.max) : undefined;
}
