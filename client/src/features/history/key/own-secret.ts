import { isPasswordLength } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { z } from 'zod';
import { passwordStrength } from '#shared/forms/password-strength.ts';

/** By what somebody opens their history on another device: the account's password, or what they chose in place of one. */
export type OwnSecret =
  | { readonly method: 'PASSWORD'; readonly password: string }
  | { readonly method: 'PASSPHRASE'; readonly passphrase: string };

/** A password that somebody has: whether it is the right one is for the key, or for the server, to say. */
export const presentPassword = z.string().min(1, 'Enter your password.');

/**
 * A passphrase that the user chooses. It must be hard to guess, because it alone protects the saved codes in a stolen
 * database.
 *
 * @param userInputs the user's name and email address, which are easy to guess
 */
export function newPassphrase(userInputs: readonly string[]) {
  return z
    .string()
    .refine(isPasswordLength, `A passphrase has ${passwordLength.min} to ${passwordLength.max} characters.`)
    .superRefine(async (text, context) => {
      const strength = await passwordStrength(text, userInputs).catch(() => undefined);
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (!strength) refuse('We couldn’t check how strong it is. Check your connection and try again.');
      else if (strength.score === 1 || strength.score === 2) {
        refuse('Easy to guess: add a few unrelated words.');
      }
    });
}

/** The text by which the key is wrapped. */
export function textOf(secret: OwnSecret): string {
  return secret.method === 'PASSWORD' ? secret.password : secret.passphrase;
}

/** What the server asks for before it takes a wrap by the account's password. */
export function proofOf(secret: OwnSecret): { password?: string } {
  return secret.method === 'PASSWORD' ? { password: secret.password } : {};
}
