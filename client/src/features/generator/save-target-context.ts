import { createContext } from 'react';
import type { SaveTarget } from '#shared/code/save-target.ts';

/** Null where codes can't be saved; Save then downloads the file. */
export const SaveTargetContext = createContext<SaveTarget | null>(null);
