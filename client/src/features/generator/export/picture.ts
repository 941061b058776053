import type { Colours } from '@canary/qr/colour';
import type { Level } from '@canary/qr/level';

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
  | { readonly ok: true; readonly png: Blob }
  | { readonly ok: false; readonly remedy: Remedy | undefined };

/** A change that may make an unreadable code readable. */
export type Remedy = 'logo-off' | 'print-safe' | 'larger';
