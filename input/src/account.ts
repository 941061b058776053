import { z } from 'zod';
import { maxEmailLength, maxUsernameLength, passwordLength } from './limits.ts';
import { hidden, normalise, withoutHidden } from './plain-text.ts';

// A letter, digit, punctuation mark or symbol: spaces and accents alone are not a name.
const hasVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHidden(text));

interface NameRule {
  readonly max: number;
  /** The messages for an empty name, a name that is too long, and a name with invisible characters. */
  readonly empty: string;
  readonly tooLong: string;
  readonly invisible: string;
}

/** A name without invisible characters; surrounding space is removed. */
export function visibleName({ max, empty, tooLong, invisible }: NameRule) {
  return z
    .string()
    .transform((text) => normalise(text, max).trim())
    .refine((text) => [...text].length <= max, tooLong)
    .refine((text) => withoutHidden(text) === text, invisible)
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
    // No spaces, one @, a dot in the domain (docs/product.md).
    (text) =>
      text.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && !unsafe.test(text),
    'Enter an email address, such as ada@example.com.',
  );

/** A password that a user chooses. */
export const newPassword = z
  .string()
  .refine(isPasswordLength, `A password has ${passwordLength.min} to ${passwordLength.max} characters.`);

/** A password to compare with the user's. Only the server can tell whether it is correct. */
export const typedPassword = z
  .string()
  .max(2 * passwordLength.max, `A password has up to ${passwordLength.max} characters.`);

/** The user's existing password. */
export const currentPassword = typedPassword.min(1, 'Enter your password.');

/** An address to compare with those of accounts. */
export const typedEmail = z
  .string()
  .max(2 * maxEmailLength, `An email address has up to ${maxEmailLength} characters.`);

/** The input of a login. */
export const credentials = z.object({ email: typedEmail, password: typedPassword });

/** The token of a mailed link. */
export const mailToken = z.string().max(64, 'This isn’t the link from our email. Open that link again.');

/** The input of a sign-up. */
export const newAccount = z.object({ username, email, password: newPassword });

export type NewAccount = z.output<typeof newAccount>;

/**
 * Normalises an email address, so that its spellings are one account. A domain gets the form that DNS knows
 * (https://url.spec.whatwg.org/#concept-domain-to-ascii).
 *
 * @example
 * normaliseEmail(' Ada@Example.com '); // 'ada@example.com'
 * normaliseEmail('ada@ｅxample。com'); // 'ada@example.com'
 * normaliseEmail('ada@bücher.example'); // 'ada@xn--bcher-kva.example'
 */
export function normaliseEmail(text: string): string {
  const email = normalise(text, maxEmailLength).trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (email.length > 2 * maxEmailLength || isAscii(domain)) return email;
  // `URL` would end the domain at these characters.
  if (/[\s\p{Cc}/?#\\:%]/u.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

const isAscii = (text: string) => !/[^ -~]/.test(text);

/** Normalises a password: some devices type an accented letter as one character, others as two. */
export function normalisePassword(text: string): string {
  return normalise(text, passwordLength.max);
}

/** Whether a password's length is allowed, in code points. */
export function isPasswordLength(text: string): boolean {
  const { length } = [...normalisePassword(text)];
  return length >= passwordLength.min && length <= passwordLength.max;
}
