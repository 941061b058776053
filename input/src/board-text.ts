import { maxBoardUserName, maxTaskTitle } from './limits.ts';

/** The validation message for a card's title. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, maxTaskTitle);
}

/** The validation message for a person's name. */
export function nameProblem(name: string): string | undefined {
  return textProblem('name', name, maxBoardUserName);
}

/** @param most the maximum length in characters, without surrounding space */
function textProblem(noun: string, text: string, most: number): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return `Enter a ${noun}.`;
  if ([...trimmed].length > most) return `A ${noun} has up to ${most} characters.`;
  // Surrogates, and NUL, which Postgres can't store.
  if (/\p{Cs}|\0/u.test(trimmed)) return `A ${noun} can’t have broken characters.`;
  return undefined;
}
