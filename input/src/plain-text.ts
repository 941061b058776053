/** Normalises text that people see, and removes characters that are hidden or reverse text. */

// Joiners, selectors and tags within an emoji are visible, and so is a joiner between letters that it changes, as in
// Persian or Hindi (RFC 5892, A.1). Only these alternatives are captured; other hidden characters are not.
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';
const ignorable = '\\p{Default_Ignorable_Code_Point}';
const joined = `(?!${ignorable})[\\p{Script=Arabic}\\p{M}][\\u200c\\u200d](?=(?!${ignorable})\\p{L})`;
const shown = `${emoji}(?:\\u200d${emoji})*|[\\d#*]\\ufe0f\\u20e3|${joined}`;
/** A pattern for control and format characters, surrogates, line separators, noncharacters, and blanks such as the Hangul filler. */
export const hidden =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]';
const shownOrHidden = new RegExp(`(${shown})|${hidden}`, 'gu');

/**
 * Removes invisible characters, and characters that change how other characters are displayed.
 *
 * @example
 * withoutHidden('A\u200bda 👩‍💻'); // 'Ada 👩‍💻'
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(shownOrHidden, (_match, kept: string | undefined) => kept ?? '');
}

/**
 * Normalises text to NFC, in which an accented letter is one character. Text with more than twice as many UTF-16 units as
 * the field has characters is returned as it is, for the field's limit to reject: normalising takes quadratic time for some
 * texts.
 *
 * @param maxLength the field's maximum length in characters
 */
export function normalise(text: string, maxLength: number): string {
  return text.length > 2 * maxLength ? text : text.normalize('NFC');
}

/**
 * Normalises a text of several lines that people read as it is, also in a terminal: Unix line ends, at most one empty line
 * in a row, and no characters that are hidden, reverse the text or control the terminal.
 *
 * @param maxLength the field's maximum length in characters
 *
 * @example
 * plainLines('Hello,\r\n\r\n\r\n\r\nit beeps.\u0007 ', 100); // 'Hello,\n\nit beeps.'
 */
export function plainLines(text: string, maxLength: number): string {
  return normalise(text, maxLength)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.split('\t').map(withoutHidden).join('\t').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
