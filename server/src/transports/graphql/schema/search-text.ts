import { maxCardTitle } from '@canary/board/limits';
import { z } from 'zod';
import { maxQueryWords } from '../../../modules/board/search/find-cards.ts';

/** Where a search finds its words. */
export const foundPlaces =
  'all words in number, title, labels, assignees, description and checklist, or all in a comment';

/** The argument with the words of a search. */
export const searchTextArg = {
  description: `Words, without regard to case and accents. The last word also finds longer words that begin with it. The first ${maxQueryWords} words count.`,
  validate: z.string().max(maxCardTitle, `A search has up to ${maxCardTitle} characters.`),
} as const;
