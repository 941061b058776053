import { maxDynamicCodes } from '@canary/input/limits';
import type { LinkHosts } from '@canary/links/short-link';
import { hostOf, readTarget } from '@canary/links/target';
import type { User } from '../../generated/sqlite/client.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { ConflictError, InputError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import type { Blocklist } from './blocklist.ts';

/** The services that changes of links use. */
export interface LinkServices {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly linkHosts: LinkHosts;
  readonly blocklist: Blocklist;
}

/** How many links an account may still have, and why it gets no more. */
export async function roomForLinks(
  client: DbClient,
  ownerId: string,
  isVerified: boolean,
): Promise<{ readonly left: number; readonly refusal: ConflictError }> {
  const most = isVerified ? maxDynamicCodes.verified : maxDynamicCodes.unverified;
  const count = await client.link.count({ where: { ownerId, deletedAt: null } });
  const refusal = new ConflictError(
    isVerified
      ? `An account has up to ${maxDynamicCodes.verified} dynamic codes. Delete one first.`
      : `You have ${maxDynamicCodes.unverified} dynamic codes. Confirm your email address to create up to ${maxDynamicCodes.verified}.`,
    { limit: most },
  );
  return { left: Math.max(0, most - count), refusal };
}

/** Counts the links that a user may still create. */
export async function countLinksLeft(
  { db }: Pick<LinkServices, 'db'>,
  { id, emailVerifiedAt }: Pick<User, 'id' | 'emailVerifiedAt'>,
): Promise<number> {
  return (await roomForLinks(db, id, emailVerifiedAt !== null)).left;
}

/** The target as it is stored. @throws InputError if a link can't lead there */
export function requireTarget({ linkHosts, blocklist }: LinkServices, typed: string): string {
  const ownHosts = [linkHosts.publicUrl, linkHosts.shortUrl].flatMap(
    (url) => (url && hostOf(new URL(url))) || [],
  );
  const { target, problem } = readTarget(typed, ownHosts);
  if (target === undefined) throw new InputError(problem, 'target');
  if (blocklist.isBlocked(hostOf(new URL(target))))
    throw new InputError('This address is on the operator’s list of harmful sites.', 'target');
  return target;
}
