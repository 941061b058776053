import { z } from 'zod';
import { boardText } from './board-text.ts';

/**
 * A text with a validation message.
 *
 * @param keep removes what the board doesn't keep
 */
export function cleanText(problem: (text: string) => string | undefined, keep = boardText) {
  return z
    .string()
    .superRefine((value, { addIssue }) => {
      const message = problem(value);
      if (message !== undefined) addIssue(message);
    })
    .transform(keep);
}
