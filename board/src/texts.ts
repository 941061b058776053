import { withoutHidden } from '@canary/input/plain-text';
import {
  dayYears,
  maxBoardName,
  maxBoardUserName,
  maxCardTitle,
  maxChecklistItemText,
  maxColumnName,
  maxComment,
  maxDescription,
  maxLabelName,
} from './limits.ts';

/** The validation message for a card's title. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, maxCardTitle);
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
 * A title or name as the board keeps it: one line, without surrounding space, and without invisible characters, which
 * can come with pasted text or reverse text.
 *
 * @example
 * boardText(' Buy\tmilk\u200b '); // 'Buy milk'
 */
export function boardText(text: string): string {
  return withoutHidden(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')).trim();
}

interface TextRules {
  /** Returns the text as the board keeps it. */
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

/** The validation message for a card's description. An empty one removes the description. */
export function descriptionProblem(text: string): string | undefined {
  return textProblem('description', text, maxDescription, { keep: cardText, canBeEmpty: true });
}

/** The validation message for a comment. */
export function commentProblem(text: string): string | undefined {
  return textProblem('comment', text, maxComment, { keep: cardText });
}

/** The validation message for the text of a checklist item. */
export function checklistItemProblem(text: string): string | undefined {
  return textProblem('checklist item', text, maxChecklistItemText);
}

/** The validation message for a column's name. */
export function columnNameProblem(name: string): string | undefined {
  return textProblem('name', name, maxColumnName);
}

/** The validation message for a label's name. */
export function labelNameProblem(name: string): string | undefined {
  return textProblem('name', name, maxLabelName);
}

/** The validation message for a day. */
export function dayProblem(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'Enter a day as YYYY-MM-DD, such as 2026-12-09.';
  const time = Date.parse(day);
  // Some engines continue with the next month after the last day of a month.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return 'This day doesn’t exist.';
  const year = Number(day.slice(0, 4));
  if (year < dayYears.min || year > dayYears.max)
    return `A day is between the years ${dayYears.min} and ${dayYears.max}.`;
  return undefined;
}

/**
 * A description or comment as the board keeps it: lines that end with `\n`, without invisible characters, and without
 * empty lines and spaces around the text. Spaces at the start of the first line stay, because Markdown has a meaning for
 * them.
 *
 * @example
 * cardText('\r\n- Milk\u200b\r\n- Eggs\r\n'); // '- Milk\n- Eggs'
 */
export function cardText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split(/([\n\t])/)
    .map((part) => (part === '\n' || part === '\t' ? part : withoutHidden(part)))
    .join('')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}
