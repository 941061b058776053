import type { emailChange } from '@canary/input/account-changes';
import type { z } from 'zod';
import { InputError } from '../errors.ts';
import { requirePassword } from './require-password.ts';
import type { Actor, Services } from './services.ts';
import { mailEmailChange } from './verify-email.ts';

/**
 * Mails a link to an address that somebody wants to be theirs; following it changes the account's address. Whether another
 * account has the address is told only to whoever can read its mail.
 *
 * @throws InputError when the address can't be one or is theirs already, or the password is wrong
 * @throws RateLimitedError after too many wrong passwords, or too many mails
 */
export async function requestEmailChange(
  services: Services,
  asker: Actor,
  { email: wanted, password }: z.output<typeof emailChange>,
): Promise<void> {
  const proved = await requirePassword(services, asker, { password, field: 'password' });
  const { user } = proved;
  if (wanted === user.email && user.emailVerifiedAt) {
    throw new InputError('This is your email address already.', 'email');
  }
  await services.rateLimits.countOwnEmail({ address: asker.address, email: wanted, kind: 'CHANGE_EMAIL' });
  mailEmailChange(services, proved, wanted);
}
