import { requirePassword } from './require-password.ts';
import type { Actor, Services } from './services.ts';

/**
 * Deletes somebody's account, and with it everything that is kept about them. Their sockets are closed.
 *
 * @throws InputError when the password is wrong, or the account has none
 * @throws RateLimitedError after too many wrong ones
 */
export async function deleteAccount(services: Services, asker: Actor, password: string): Promise<void> {
  const { user } = await requirePassword(services, asker, { password, field: 'password' });
  // Every other table follows by its foreign key.
  await services.db.user.deleteMany({ where: { id: user.id } });
  await services.rateLimits.forgetOwner(user.email);
  services.pubsub.publish(`sessions:${user.id}`);
  services.pubsub.publish(`viewer:${user.id}`);
}
