import { z } from 'zod';
import { maxEmailLength, maxUsernameLength, passwordLength } from './limits.ts';

// Within an emoji its joiners, selectors and tags show, and so does a joiner between letters that change their form by it,
// as in Persian or Hindi (RFC 5892, A.1). Only these alternatives are captured: what is hidden elsewhere is not.
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';
const shown = `${emoji}(?:\\u200d${emoji})*|[\\d#*]\\ufe0f\\u20e3|[\\p{Script=Arabic}\\p{M}][\\u200c\\u200d](?=\\p{L})`;
// Control and format characters, halves of characters, line ends, characters that are none, and blanks such as Hangul's.
const hidden =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]';
const shownOrHidden = new RegExp(`(${shown})|${hidden}`, 'gu');

/**
 * Drops the characters of a name that don't show, or that change how others show.
 *
 * @example
 * withoutHidden('A\u200bda 👩‍💻'); // 'Ada 👩‍💻'
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(shownOrHidden, (_match, kept: string | undefined) => kept ?? '');
}

// A letter, a digit, a punctuation mark or a symbol: spaces and accents alone are no name.
const hasVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHidden(text));
const isVisible = (text: string) => withoutHidden(text) === text;

interface NameRule {
  readonly max: number;
  /** What is told to whoever enters none, enters too much, or what doesn't show. */
  readonly none: string;
  readonly long: string;
  readonly hidden: string;
}

/** A name that shows as it is; surrounding space is dropped. */
export function shownName({ max, none, long, hidden: hides }: NameRule) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => [...text].length <= max, long)
    .refine((text) => text === '' || isVisible(text), hides)
    .refine(hasVisible, none);
}

/** A name to be greeted by. */
export const username = shownName({
  max: maxUsernameLength,
  none: 'Enter a username.',
  long: `A username has up to ${maxUsernameLength} characters.`,
  hidden: "A username can't have characters that don't show.",
});

// What RFC 5322 separates addresses by, or quotes: a mail's header could be read as another address, or as several.
const unsafe = new RegExp(`${hidden}|[,;:<>()"\\\\]`, 'u');

/** An address, brought to its one form. */
export const email = z
  .string()
  .transform(normaliseEmail)
  .refine(
    // §5: no spaces, one @, a dot in the domain.
    (text) =>
      text.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && !unsafe.test(text),
    'Enter an email address, such as ada@example.com.',
  );

/** A password that a user chooses. */
export const newPassword = z
  .string()
  .refine(isPasswordLength, `A password has ${passwordLength.min} to ${passwordLength.max} characters.`);

/** The user's existing password. Only the server can tell whether it is correct. */
export const currentPassword = z.string().min(1, 'Enter your password.');

/** What an account is made from. */
export const newAccount = z.object({ username, email, password: newPassword });

export type NewAccount = z.output<typeof newAccount>;

/** The one form of an address: two spellings of it are one account. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** The one form of a password: the same letter can be typed as one character or as two, by device. */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/** Whether a password has as many characters (not bytes, nor halves of an emoji) as it may have. */
export function isPasswordLength(text: string): boolean {
  const { length } = [...normalisePassword(text)];
  return length >= passwordLength.min && length <= passwordLength.max;
}
