import { createContext, use } from 'react';
import type { SaveTarget } from '#shared/code/save-target.ts';

export const SaveTargetContext = createContext<SaveTarget | null>(null);

/** Returns null where codes can't be saved; Save then downloads the file. */
export function useSaveTarget(): SaveTarget | null {
  return use(SaveTargetContext);
}
