import { z } from 'zod';
import { maxEmailLength, maxUsernameLength, passwordLength } from './limits.ts';

// Joiners, selectors and tags within an emoji are visible, and so is a joiner between letters that it changes, as in
// Persian or Hindi (RFC 5892, A.1). Only these alternatives are captured; other hidden characters are not.
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';
const shown = `${emoji}(?:\\u200d${emoji})*|[\\d#*]\\ufe0f\\u20e3|[\\p{Script=Arabic}\\p{M}][\\u200c\\u200d](?=\\p{L})`;
// Control and format characters, surrogates, line separators, noncharacters, and blanks such as the Hangul filler.
const hidden =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]';
const shownOrHidden = new RegExp(`(${shown})|${hidden}`, 'gu');

/**
 * Removes invisible characters, and those that change how others are displayed.
 *
 * @example
 * withoutHidden('A\u200bda 👩‍💻'); // 'Ada 👩‍💻'
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(shownOrHidden, (_match, kept: string | undefined) => kept ?? '');
}

// A letter, digit, punctuation mark or symbol: spaces and accents alone are not a name.
const hasVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHidden(text));

interface NameRule {
  readonly max: number;
  /** The messages for an empty name, a name that is too long, and one with invisible characters. */
  readonly empty: string;
  readonly tooLong: string;
  readonly invisible: string;
}

/** A name without invisible characters; surrounding space is removed. */
export function visibleName({ max, empty, tooLong, invisible }: NameRule) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => [...text].length <= max, tooLong)
    .refine((text) => text === '' || withoutHidden(text) === text, invisible)
    .refine(hasVisible, empty);
}

/** A username. */
export const username = visibleName({
  max: maxUsernameLength,
  empty: 'Enter a username.',
  tooLong: `A username has up to ${maxUsernameLength} characters.`,
  invisible: 'A username can’t have invisible characters.',
});

// The separators and quotes of RFC 5322, which could turn an email header into another address or several.
const unsafe = new RegExp(`${hidden}|[,;:<>()"\\\\]`, 'u');

/** An email address, normalised. */
export const email = z
  .string()
  .transform(normaliseEmail)
  .refine(
    // Specification §5: no spaces, one @, a dot in the domain.
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

/** The input of a sign-up. */
export const newAccount = z.object({ username, email, password: newPassword });

export type NewAccount = z.output<typeof newAccount>;

/** Normalises an email address, so that its spellings are one account. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** Normalises a password: devices differ in whether they type an accented letter as one character or two. */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/** Whether a password's length is allowed, in code points. */
export function isPasswordLength(text: string): boolean {
  const { length } = [...normalisePassword(text)];
  return length >= passwordLength.min && length <= passwordLength.max;
}
