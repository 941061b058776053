import { z } from 'zod';
import { maxEmailLength, maxUsernameLength, passwordLength } from './limits.ts';

// Control characters, halves of characters, and marks that turn the direction of what follows.
const invisible = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const isVisible = (text: string) => !invisible.test(text);

/** A name to be greeted by; surrounding space is dropped. */
export const username = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text.length > 0, 'Enter a username.')
  .refine(
    (text) => [...text].length <= maxUsernameLength,
    `A username has up to ${maxUsernameLength} characters.`,
  )
  .refine(isVisible, "A username can't have characters that don't show.");

/** An address, brought to its one form. */
export const email = z
  .string()
  .transform(normaliseEmail)
  .refine(
    // §5: no spaces, one @, a dot in the domain.
    (text) =>
      text.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && isVisible(text),
    'Enter an e-mail address, such as ada@example.com.',
  );

/** A password that somebody chooses. One that somebody has is only asked not to be empty. */
export const newPassword = z
  .string()
  .refine(isPasswordLength, `A password has ${passwordLength.min} to ${passwordLength.max} characters.`);

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
