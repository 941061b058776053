import { maxBoardUserName, maxTaskTitle } from './limits.ts';

/** What is wrong with a card's title, in words for who types it. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, maxTaskTitle);
}

/** What is wrong with the name of somebody that cards are given to. */
export function nameProblem(name: string): string | undefined {
  return textProblem('name', name, maxBoardUserName);
}

/** @param most how many characters it may have, surrounding space aside */
function textProblem(noun: string, text: string, most: number): string | undefined {
  const written = text.trim();
  if (written === '') return `Enter a ${noun}.`;
  if ([...written].length > most) return `A ${noun} has up to ${most} characters.`;
  // Halves of characters, and the one character that Postgres has no text with.
  if (/\p{Cs}|\0/u.test(written)) return `A ${noun} can’t have broken characters.`;
  return undefined;
}
