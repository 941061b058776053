import { z } from 'zod';
import { InputError } from '../errors.ts';
import { maxEmailLength, maxUsernameLength, passwordLength } from './constants.ts';
import { isPasswordLength } from './password.ts';

// Control characters, halves of characters, and marks that turn the direction of what follows.
const invisible = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const isVisible = (text: string) => !invisible.test(text);

const newAccount = z.object({
  username: z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0, 'Enter a username.')
    .refine(
      (text) => [...text].length <= maxUsernameLength,
      `A username has up to ${maxUsernameLength} characters.`,
    )
    .refine(isVisible, "A username can't have characters that don't show."),
  email: z
    .string()
    .transform(normaliseEmail)
    .refine(
      // §5: no spaces, one @, a dot in the domain.
      (text) =>
        text.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && isVisible(text),
      'Enter an e-mail address, such as ada@example.com.',
    ),
  password: z
    .string()
    .refine(isPasswordLength, `A password has ${passwordLength.min} to ${passwordLength.max} characters.`),
});

export type NewAccount = z.output<typeof newAccount>;

/** The one form of an address: two spellings of it are one account. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Checks what somebody wants to register with.
 *
 * @throws InputError that names the first field that is wrong
 */
export function parseNewAccount(input: NewAccount): NewAccount {
  const parsed = newAccount.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InputError(issue?.message ?? 'Registration failed', String(issue?.path[0]));
}
