import type { Values } from '@canary/qr/content/content-type';
import type { Verdict } from '@canary/qr/grade/verdict';
import { createContext, type ReactNode } from 'react';
import type { Code } from '#shared/code/code.ts';

/** A short link that replaces the content of a code. */
export interface StoredLink {
  /** The content of the code. */
  readonly payload: string;
  /** Name of the code and of its file. */
  readonly name: string;
  /** Called after the delivery, instead of saving the code. */
  finish(delivered: { readonly text: string; readonly verdict: Verdict | undefined }): Promise<void>;
}

/** A link that was not stored. */
interface RefusedLink {
  /** The reason, for display. */
  readonly refused: string;
  /** The input to change: the web address, or a setting of the link, which shows the message itself. */
  readonly field: 'target' | 'slug' | undefined;
}

/** Makes short links for the logged-in user. */
export interface LinkMaker {
  /** The content of an example link's code, as long as that of every generated link. Unknown without the server. */
  readonly example: string | undefined;
  /** The settings of the next link. */
  readonly settings: ReactNode;
  /**
   * Stores a link to the web address in `values`.
   *
   * @param look of the code, which is saved with the link
   */
  make(values: Values, look: Code['look']): Promise<StoredLink | RefusedLink>;
}

/** Null where there is no connection to make links. */
export const LinkMakerSlot = createContext<LinkMaker | null>(null);
