import type { Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';

/** A code: its content and its look. */
export interface Code {
  /** Id of the content type. */
  readonly type: string;
  readonly values: Values;
  readonly look: {
    readonly design: Design;
    /** Width of the PNG in pixels. */
    readonly size: number;
  };
}
