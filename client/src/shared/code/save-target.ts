import type { Level } from '@canary/qr/capacity';
import type { Values } from '@canary/qr/content/content-type';
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
  | {
      readonly isKept: false;
      readonly text: string;
      /** What can be done about it. */
      readonly ways: readonly KeepWay[];
    };

/** How a code is kept: as a change of the known one, the same whatever others have made of that, or as a new one. */
export type KeepHow = 'changed' | 'anyway' | 'new';

/** What somebody can do whose code isn't kept: try the same again, keep it in another way, or look at the other. */
export type KeepWay = 'again' | 'newer' | Exclude<KeepHow, 'changed'>;

/** Where codes are kept beside the file that is saved. */
export interface Keeper {
  /** Whether the code in the generator was kept before, and is to be changed there. */
  readonly isKnown: boolean;
  /** Where those that are kept are found. */
  readonly path: string;
  /** What the file of a code is called that is kept so. */
  fileName(code: DrawnCode, how: KeepHow): string;
  keep(code: DrawnCode, how: KeepHow): Promise<Keeping>;
  /** Hears of what is in the generator. */
  note?(code: DrawnCode): void;
  /** Puts the known code into the generator as it is kept by now. */
  openNewer?(): void;
}

export const KeeperContext = createContext<Keeper | null>(null);

/** The place to keep codes; null where there is none, and Save only saves the file. */
export function useKeeper(): Keeper | null {
  return use(KeeperContext);
}
