import { type ComponentType, createContext, use } from 'react';
import type { Code } from '#shared/code/code.ts';
import type { createExportMachine } from '../export-machine.ts';

export interface LinkProps {
  readonly machine: Pick<ReturnType<typeof createExportMachine>, 'link'>;
  /** The look of the code in the generator. */
  readonly look: Code['look'];
  /** Called when the web address can't be the target of a link. */
  onRefused(message: string): void;
}

interface LinkMaker {
  /** What the code of an example link contains: as much as that of every generated link. Unknown without the server. */
  readonly example: string | undefined;
  /** Makes the links of the exported codes, and shows the settings of the next link. */
  readonly Link: ComponentType<LinkProps>;
}

/** Makes short links for the logged-in user; null where there is no connection to make them. */
export const LinkMakerSlot = createContext<LinkMaker | null>(null);

export function useLinkMaker(): LinkMaker | null {
  return use(LinkMakerSlot);
}
