import { maxBoardName, maxBoardUserName, maxTaskTitle } from './limits.ts';
import { withoutHidden } from './plain-text.ts';

/** The validation message for a card's title. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, maxTaskTitle);
}

/** The validation message for a person's name. */
export function nameProblem(name: string): string | undefined {
  return textProblem('name', name, maxBoardUserName);
}

/** The validation message for a board's name. */
export function boardNameProblem(name: string): string | undefined {
  return textProblem('name', name, maxBoardName);
}

/**
 * A title or name as the board keeps it: one line, without surrounding space and without invisible characters, some of
 * which come with pasted text and some of which reverse it.
 *
 * @example
 * boardText(' Buy\tmilk\u200b '); // 'Buy milk'
 */
export function boardText(text: string): string {
  return withoutHidden(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')).trim();
}

interface TextRules {
  /** Removes what the board doesn't keep. */
  readonly keep?: (text: string) => string;
  readonly canBeEmpty?: boolean;
}

/**
 * The validation message for a text.
 *
 * @param most the maximum length in characters, as the board keeps them
 */
export function textProblem(
  noun: string,
  text: string,
  most: number,
  { keep = boardText, canBeEmpty = false }: TextRules = {},
): string | undefined {
  // Surrogates, and NUL, which Postgres can't store.
  if (/\p{Cs}|\0/u.test(text)) return `A ${noun} can’t have broken characters.`;
  const kept = keep(text);
  if (kept === '' && !canBeEmpty) return `Enter a ${noun}.`;
  if ([...kept].length > most) return `A ${noun} has up to ${most.toLocaleString('en')} characters.`;
  return undefined;
}
