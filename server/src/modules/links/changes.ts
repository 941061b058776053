import { deletedLinkDays, maxPausedText } from '@canary/input/limits';
import { plainLines } from '@canary/input/plain-text';
import type { Link, Prisma } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts';
import type { Actor } from '../credentials/actor.ts';
import { lockLinkLog, logLinkChange } from './link-log.ts';
import { type LinkServices, requireTarget, roomForLinks } from './link-rules.ts';

const dayMs = 24 * 60 * 60_000;

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
    const { left, refusal } = await roomForLinks(transaction, actor.userId, user?.emailVerifiedAt != null);
    if (left === 0) throw refusal;
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

function requireNotDeleted({ deletedAt }: Link): void {
  if (deletedAt !== null) throw linkNotFound();
}

/** The error for a link that doesn't exist, or belongs to another user. */
export function linkNotFound(): NotFoundError {
  return new NotFoundError('This dynamic code doesn’t exist.');
}
