import type { accountChanges } from '@canary/input/account-changes';
import type { z } from 'zod';
import { transact } from '../../platform/database/transact.ts';
import { UnauthenticatedError } from '../../platform/errors.ts';
import { cancelImports } from '../board/imports/imports.ts';
import type { AccessServices } from '../board/members/access.ts';
import { leaveBoards } from '../board/members/own-boards.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { requirePassword } from '../credentials/password.ts';
import { releaseLinks } from '../links/changes.ts';
import type { AccountServices } from './services.ts';

/**
 * Changes a user's account.
 *
 * @throws UnauthenticatedError if the account was deleted
 */
export async function updateAccount(
  { db, pubsub }: Pick<AccountServices, 'db' | 'pubsub'>,
  { userId }: SessionActor,
  { username, onLeaderboard, noticeEmails }: z.output<typeof accountChanges>,
): Promise<void> {
  const data = {
    ...(username != null && { username }),
    ...(onLeaderboard != null && { onLeaderboard }),
    ...(noticeEmails != null && { noticeEmails }),
  };
  if (Object.keys(data).length === 0) return;
  const { count } = await db.user.updateMany({ where: { id: userId }, data });
  if (count === 0) throw new UnauthenticatedError();
  pubsub.publish(`viewer:${userId}`);
}

/**
 * Deletes a user's account with all their data, and closes their sockets.
 *
 * @throws InvalidCredentialsError if the password is wrong, or the account has no password
 * @throws RateLimitedError after too many wrong passwords
 */
export async function deleteAccount(
  services: AccountServices & AccessServices,
  actor: SessionActor,
  { password }: { readonly password: string },
): Promise<void> {
  const { user } = await requirePassword(services, actor, { password, field: 'password' });
  await cancelImports(services, actor);
  await leaveBoards(services, actor);
  await transact(services.db, async (transaction) => {
    await releaseLinks(transaction, user.id, new Date(services.clock.now()));
    // The foreign keys of all other tables cascade.
    await transaction.user.deleteMany({ where: { id: user.id } });
  });
  await services.rateLimits.deleteOwnerAddresses(user.email);
  services.audit('account-deletion', user.id);
  services.pubsub.publish(`sessions:${user.id}`);
  services.pubsub.publish(`viewer:${user.id}`);
  services.pubsub.publish('links');
}
