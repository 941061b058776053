import { boardText, cardText } from '@canary/board/texts';
import { withoutHidden } from '@canary/input/plain-text';

/** Text of a foreign file as a board keeps it, with a sign in place of each broken character. */
export function cleanText(text: string): string {
  return cardText(text.replace(/[\p{Cs}\0]/gu, '\ufffd'));
}

/** Whether a text has broken or invisible characters, which a board doesn't keep. */
export function losesCharacters(text: string): boolean {
  const plain = text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
  return /[\p{Cs}\0]/u.test(plain) || withoutHidden(plain) !== plain;
}

/** A text on one line, shortened to a number of characters. */
export interface FittedLine {
  readonly text: string;
  /** The whole text, if it was shortened. */
  readonly whole: string | undefined;
}

/**
 * Fits a text of another product into the title or name of a card, column, label or person.
 *
 * @param max the maximum length, in characters
 * @param fallback for a text without visible characters
 * @example
 * fitLine('Buy\nmilk', 5, 'Untitled'); // { text: 'Buy …', whole: 'Buy milk' }
 */
export function fitLine(text: string, max: number, fallback: string): FittedLine {
  const whole = boardText(cleanText(text)) || fallback;
  // A text with more code units has more characters than fit, too.
  const characters = [...whole.slice(0, 2 * max + 1)];
  if (characters.length <= max) return { text: whole, whole: undefined };
  return {
    text: `${characters
      .slice(0, max - 1)
      .join('')
      .trimEnd()}…`,
    whole,
  };
}

/**
 * Splits a text into parts of at most `max` characters, at the end of a line or word where there is one.
 *
 * @example
 * splitText('one two', 5); // ['one ', 'two']
 */
export function splitText(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    // Not between the halves of a surrogate pair. At least half of the room is used.
    const head = rest.slice(0, isSplitPair(rest, max) ? max - 1 : max);
    const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' ')) + 1;
    const length = end > max / 2 ? end : head.length;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest];
}

function isSplitPair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
