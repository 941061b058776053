import { deletedLinkDays, maxDynamicCodes, maxPausedText } from '@canary/input/limits';
import { plainLines } from '@canary/input/plain-text';
import type { LinkHosts } from '@canary/links/short-link';
import { generateSlug, ownSlugProblem } from '@canary/links/slug';
import { hostOf, readTarget } from '@canary/links/target';
import type { Link, Prisma } from '../../generated/sqlite/client.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/error-codes.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { ConflictError, InputError, NotFoundError, UnauthenticatedError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import type { Actor } from '../credentials/actor.ts';
import type { Blocklist } from './blocklist.ts';
import { lockLinkLog, logLinkChange } from './link-log.ts';
import { canonicalTimeZone } from './local-time.ts';
import { isOffensive } from './offensive.ts';

/** The services that changes of links use. */
export interface LinkServices {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly linkHosts: LinkHosts;
  readonly blocklist: Blocklist;
}

const dayMs = 24 * 60 * 60_000;

interface NewLink {
  readonly target: string;
  /** An own slug. If it is missing, a slug is generated. */
  readonly slug?: string | null | undefined;
  readonly passesQuery: boolean;
  readonly timeZone: string;
  /** The idempotency key. If a link was already created with it, that link is returned. */
  readonly changeId: string;
}

/**
 * Creates a link.
 *
 * @throws InputError if the target, the slug or the time zone is invalid, or the slug is taken
 * @throws ConflictError if the account has too many links
 * @throws RateLimitedError after too many creations
 */
export async function createLink(
  services: LinkServices,
  { userId, address }: Actor,
  input: NewLink,
): Promise<Link> {
  const { db, clock, rateLimits } = services;
  const target = requireTarget(services, input.target);
  const timeZone = requireTimeZone(input.timeZone);
  const ownSlug = input.slug ? requireOwnSlug(input.slug) : null;
  const repeated = await findCreated(db, userId, input.changeId);
  if (repeated) return repeated;
  await rateLimits.count(['link-creation', userId], ['link-creation-address', address]);
  const insert = (slug: string) =>
    transact(db, async (transaction) => {
      // Locks the user, so that concurrent creations are counted.
      const user = await lockUser(transaction, userId);
      if (!user) throw new UnauthenticatedError();
      const sooner = await findCreated(transaction, userId, input.changeId);
      if (sooner) return sooner;
      const isVerified = user.emailVerifiedAt !== null;
      if (ownSlug !== null && !isVerified)
        throw new InputError('Confirm your email address to choose a name yourself.', 'slug');
      await requireRoomForLink(transaction, userId, isVerified);
      const now = new Date(clock.now());
      const { passesQuery, changeId } = input;
      const data = { slug, ownerId: userId, target, passesQuery, timeZone, changeId, createdAt: now };
      const link = await transaction.link.create({ data });
      await transaction.linkTarget.create({ data: { linkId: link.id, version: 1, target, since: now } });
      return link;
    });
  if (ownSlug !== null) {
    return await insert(ownSlug).catch((error: unknown) => {
      throw isUniqueViolation(error)
        ? new InputError('This name is taken. Choose another one.', 'slug')
        : error;
    });
  }
  for (;;) {
    try {
      return await insert(generateSlug((bytes) => crypto.getRandomValues(bytes)));
    } catch (error) {
      // A generated slug is taken with a probability of 1 in 887 million for each link. Deleted links keep their slugs.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

interface LinkChanges {
  /** The version that the change is based on. */
  readonly version: number;
  readonly target?: string | null | undefined;
  readonly passesQuery?: boolean | null | undefined;
}

/**
 * Changes a link of a user.
 *
 * @throws InputError if the target is invalid
 * @throws NotFoundError if the user has no such link
 * @throws ConflictError with the current version and target, if the link was changed since
 */
export async function updateLink(
  services: LinkServices,
  actor: Actor,
  id: string,
  changes: LinkChanges,
): Promise<Link> {
  const target = changes.target == null ? undefined : requireTarget(services, changes.target);
  return await changeLink(services, actor, id, (link) => {
    requireNotDeleted(link);
    if (link.version !== changes.version)
      throw new ConflictError('This code was changed elsewhere.', {
        version: link.version,
        target: link.target,
      });
    return {
      ...(target !== undefined && { target }),
      ...(changes.passesQuery != null && { passesQuery: changes.passesQuery }),
    };
  });
}

/** Pauses a link, so that visitors read a text instead of being redirected. @throws NotFoundError @throws InputError */
export async function pauseLink(
  services: LinkServices,
  actor: Actor,
  id: string,
  text: string,
): Promise<Link> {
  const pausedText = plainLines(text, maxPausedText);
  if ([...pausedText].length > maxPausedText)
    throw new InputError(`The text has up to ${maxPausedText} characters.`, 'text');
  return await changeLink(services, actor, id, (link) => {
    requireNotDeleted(link);
    return { pausedText };
  });
}

/** Ends the pause of a link. @throws NotFoundError */
export async function resumeLink(services: LinkServices, actor: Actor, id: string): Promise<Link> {
  return await changeLink(services, actor, id, (link) => {
    requireNotDeleted(link);
    return { pausedText: null };
  });
}

/** Deletes a link. It can be restored for 30 days, and its slug is never issued again. @throws NotFoundError */
export async function deleteLink(services: LinkServices, actor: Actor, id: string): Promise<Link> {
  return await changeLink(services, actor, id, ({ deletedAt }, now) => ({ deletedAt: deletedAt ?? now }));
}

/** Restores a deleted link. @throws NotFoundError @throws ConflictError if the account has too many links */
export async function restoreLink(services: LinkServices, actor: Actor, id: string): Promise<Link> {
  return await changeLink(services, actor, id, async ({ deletedAt }, now, transaction) => {
    if (deletedAt === null) return {};
    if (now.getTime() - deletedAt.getTime() > deletedLinkDays * dayMs) throw linkNotFound();
    const user = await transaction.user.findUnique({ where: { id: actor.userId } });
    await requireRoomForLink(transaction, actor.userId, user?.emailVerifiedAt != null);
    return { deletedAt: null };
  });
}

/** Lets the operator disable a link, or enable it again with a reason of null. @throws NotFoundError */
export async function setDisabled(
  services: Pick<LinkServices, 'db' | 'pubsub' | 'clock'>,
  slug: string,
  disabledReason: string | null,
): Promise<Link> {
  return await changeWhere(services, { slug }, () => ({ disabledReason }));
}

/**
 * Removes the owner and the target from the links of an account. Their slugs stay issued.
 *
 * @param transaction the transaction that deletes the account
 */
export async function releaseLinks(transaction: DbClient, userId: string, now: Date): Promise<void> {
  const links = await transaction.link.findMany({
    where: { ownerId: userId },
    select: { id: true, slug: true },
  });
  if (links.length === 0) return;
  const first = (await lockLinkLog(transaction, links.length)) - links.length + 1;
  await transaction.linkChange.createMany({
    data: links.map(({ slug }, index) => ({ version: first + index, slug, createdAt: now })),
  });
  await transaction.link.updateMany({
    where: { ownerId: userId },
    data: { ownerId: null, target: '', changeId: null, pausedText: null, deletedAt: now },
  });
  const ofLinks = { where: { linkId: { in: links.map(({ id }) => id) } } };
  await transaction.linkTarget.deleteMany(ofLinks);
  await transaction.scanHour.deleteMany(ofLinks);
  await transaction.scanDay.deleteMany(ofLinks);
  await transaction.scanCountry.deleteMany(ofLinks);
}

type LinkData = Prisma.LinkUpdateInput & { target?: string };
type LinkChange = (link: Link, now: Date, transaction: DbClient) => LinkData | Promise<LinkData>;

function changeLink(
  services: LinkServices,
  { userId }: Actor,
  id: string,
  change: LinkChange,
): Promise<Link> {
  return changeWhere(services, { id, ownerId: userId }, change);
}

/** Changes a link and logs the change, so that no server goes on redirecting to the old target. */
async function changeWhere(
  { db, pubsub, clock }: Pick<LinkServices, 'db' | 'pubsub' | 'clock'>,
  where: Prisma.LinkWhereInput,
  change: LinkChange,
): Promise<Link> {
  const now = new Date(clock.now());
  const changed = await transact(db, async (transaction) => {
    const logVersion = await lockLinkLog(transaction);
    const link = await transaction.link.findFirst({ where });
    if (!link) throw linkNotFound();
    const data = await change(link, now, transaction);
    const { id, slug } = link;
    const after = await transaction.link.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
    await logLinkChange(transaction, logVersion, slug, now);
    if (after.target !== link.target) {
      const { version, target } = after;
      await transaction.linkTarget.create({ data: { linkId: id, version, target, since: now } });
    }
    return after;
  });
  pubsub.publish('links');
  return changed;
}

function findCreated(client: DbClient, ownerId: string, changeId: string): Promise<Link | null> {
  return client.link.findUnique({ where: { ownerId_changeId: { ownerId, changeId } } });
}

async function requireRoomForLink(
  transaction: DbClient,
  ownerId: string,
  isVerified: boolean,
): Promise<void> {
  const most = isVerified ? maxDynamicCodes.verified : maxDynamicCodes.unverified;
  const count = await transaction.link.count({ where: { ownerId, deletedAt: null } });
  if (count < most) return;
  throw new ConflictError(
    isVerified
      ? `An account has up to ${maxDynamicCodes.verified} dynamic codes. Delete one first.`
      : `You have ${maxDynamicCodes.unverified} dynamic codes. Confirm your email address to create up to ${maxDynamicCodes.verified}.`,
    { limit: most },
  );
}

function requireTarget({ linkHosts, blocklist }: LinkServices, typed: string): string {
  const ownHosts = [linkHosts.publicUrl, linkHosts.shortUrl].flatMap(
    (url) => (url && hostOf(new URL(url))) || [],
  );
  const { target, problem } = readTarget(typed, ownHosts);
  if (target === undefined) throw new InputError(problem, 'target');
  if (blocklist.isBlocked(hostOf(new URL(target))))
    throw new InputError('This address is on the operator’s list of harmful sites.', 'target');
  return target;
}

function requireTimeZone(name: string): string {
  const timeZone = canonicalTimeZone(name);
  if (timeZone === null) throw new InputError('Enter a time zone such as Europe/Berlin.', 'timeZone');
  return timeZone;
}

function requireOwnSlug(typed: string): string {
  const problem = ownSlugProblem(typed);
  if (problem) throw new InputError(problem, 'slug');
  if (isOffensive(typed)) throw new InputError('This name may offend. Choose another one.', 'slug');
  return typed.trim().toUpperCase();
}

function requireNotDeleted({ deletedAt }: Link): void {
  if (deletedAt !== null) throw linkNotFound();
}

/** The error for a link that doesn't exist, or belongs to another user. */
export function linkNotFound(): NotFoundError {
  return new NotFoundError('This dynamic code doesn’t exist.');
}
