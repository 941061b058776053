import { username as usernameRule } from '@canary/input/account';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { UnauthenticatedError } from '../errors.ts';
import { parseInput } from '../input.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/** What somebody can change about their account without their password; what is left out stays. */
const accountChanges = z.object({
  username: usernameRule.nullish(),
  onLeaderboard: z.boolean().nullish(),
  wantsDynamicCodes: z.boolean().nullish(),
});

/**
 * Changes an account.
 *
 * @throws InputError that names the field that is wrong
 * @throws UnauthenticatedError when the account is gone
 */
export async function updateAccount(
  db: Db,
  pubsub: PubSub,
  userId: string,
  input: z.input<typeof accountChanges>,
): Promise<void> {
  const { username, onLeaderboard, wantsDynamicCodes } = parseInput(accountChanges, input);
  const data = {
    ...(username != null && { username }),
    ...(onLeaderboard != null && { onLeaderboard }),
    ...(wantsDynamicCodes != null && { wantsDynamicCodes }),
  };
  if (Object.keys(data).length === 0) return;
  const { count } = await db.user.updateMany({ where: { id: userId }, data });
  if (count === 0) throw new UnauthenticatedError();
  pubsub.publish(`viewer:${userId}`);
}
