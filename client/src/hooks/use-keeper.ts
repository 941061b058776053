import type { Values } from '@canary/qr/content/content-type';
import type { Level } from '@canary/qr/level';
import { createContext, use } from 'react';

/** A code as the generator has it. */
export interface DrawnCode {
  /** The id of its content type. */
  readonly type: string;
  readonly values: Values;
  readonly look: {
    readonly foreground: string;
    readonly background: string;
    readonly level: Level;
    /** Side of the PNG in pixels. */
    readonly size: number;
    readonly logo: boolean;
  };
}

/** What became of a code that was to be kept: what is said of it. */
export type Keeping =
  | { readonly isKept: true; readonly text: string }
  | { readonly isKept: false; readonly text: string };

/** Where codes are kept beside the file that is saved. */
export interface Keeper {
  /** Whether the code in the generator was kept before, and is to be changed there. */
  readonly isKnown: boolean;
  /** Where those that are kept are found. */
  readonly path: string;
  /** @param asNew whether to leave the known one as it is */
  keep(code: DrawnCode, asNew: boolean): Promise<Keeping>;
}

export const KeeperContext = createContext<Keeper | null>(null);

/** The place to keep codes; null where there is none, and Save only saves the file. */
export function useKeeper(): Keeper | null {
  return use(KeeperContext);
}
