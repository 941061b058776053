import { maxCardTitle } from '@canary/board/limits';
import { z } from 'zod';

/** The argument with the words of a search. */
export const searchTextArg = {
  description:
    'Words, without regard to case and accents. The last word also finds longer words that begin with it. The first ten words count.',
  validate: z.string().max(maxCardTitle, `A search has up to ${maxCardTitle} characters.`),
} as const;
