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
 * A passphrase that somebody chooses. Nothing but its strength stands between a copy of the database and the codes, so
 * an easy one is refused.
 *
 * @param own what is known of whoever chooses it
 */
export function newPassphrase(own: readonly string[]) {
  return z
    .string()
    .refine(isPasswordLength, `A passphrase has ${passwordLength.min} to ${passwordLength.max} characters.`)
    .refine((text) => passwordStrength(text, own).score !== 1, 'Easy to guess: add a few unrelated words.');
}

/** The text by which the key is wrapped. */
export function textOf(secret: OwnSecret): string {
  return secret.method === 'PASSWORD' ? secret.password : secret.passphrase;
}

/** What the server asks for before it takes a wrap by the account's password. */
export function proofOf(secret: OwnSecret): { password?: string } {
  return secret.method === 'PASSWORD' ? { password: secret.password } : {};
}
