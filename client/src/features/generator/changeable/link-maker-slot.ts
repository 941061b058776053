import type { Verdict } from '@canary/qr/grade/verdict';
import { createContext, type ReactNode, use } from 'react';
import type { Code } from '#shared/code/code.ts';

/** Makes the short links of codes that can be changed later. */
export interface LinkMaker {
  /** What the code of an example link contains. It is as long as that of every generated link. */
  readonly example: string;
  /** Settings of the next link. */
  readonly settings: ReactNode;
  /**
   * Stores a link on the server. Until {@link finish}, the same target returns the same link.
   *
   * @returns the text for the code
   * @throws {LinkNotStoredError}
   */
  store(target: string): Promise<string>;
  /**
   * Call after the file was delivered. Keeps name and design, and opens the code's page.
   *
   * @param file how well the file scans, and the message about it
   */
  finish(
    look: Code['look'],
    file: { readonly verdict: Verdict | undefined; readonly text: string },
  ): Promise<void>;
}

/** A link was not stored. The message is for display. */
export class LinkNotStoredError extends Error {
  override readonly name = 'LinkNotStoredError';

  /** @param isTarget whether the target has to be changed */
  constructor(
    message: string,
    readonly isTarget: boolean,
  ) {
    super(message);
  }
}

/** Makes links for the logged-in user; null where there is no connection to make them. */
export const LinkMakerSlot = createContext<LinkMaker | null>(null);

export function useLinkMaker(): LinkMaker | null {
  return use(LinkMakerSlot);
}
