import { deletedLinkDays } from '@canary/input/limits';
import type { Link, LinkTarget } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Page, type PageInput, rowsAfter, timeKey, toPage } from '../../platform/paging.ts';
import type { Actor } from '../credentials/actor.ts';
import { linkNotFound } from './changes.ts';

/** Which links of a user to list. */
interface LinkFilter extends PageInput {
  /** Whether to list the deleted ones that can be restored, instead of the others. */
  readonly deleted: boolean;
}

/** Finds a link of a user. @throws NotFoundError */
export async function findLink({ db }: { readonly db: Db }, { userId }: Actor, id: string): Promise<Link> {
  const link = await db.link.findFirst({ where: { id, ownerId: userId } });
  if (!link) throw linkNotFound();
  return link;
}

/** Reads a page of a user's links, the newest first. */
export async function readLinks(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { userId }: Actor,
  { first, after, deleted }: LinkFilter,
): Promise<Page<Link>> {
  const found = await db.link.findMany({
    where: {
      ownerId: userId,
      deletedAt: deleted ? { gt: new Date(clock.now() - deletedLinkDays * 24 * 60 * 60_000) } : null,
      ...rowsAfter('createdAt', after),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
  });
  const hasNextPage = found.length > first;
  return toPage(found.slice(0, first), ({ createdAt, id }) => timeKey(createdAt, id), { after, hasNextPage });
}

/** Reads a page of the targets that a link has had, the current one first. */
export async function readTargets(
  { db }: { readonly db: Db },
  linkId: string,
  { first, after }: PageInput,
): Promise<Page<LinkTarget>> {
  // Targets have no id: the version is unique within a link.
  const where = after ? { version: { lt: Number(Buffer.from(after, 'base64url').toString()) || 0 } } : {};
  const found = await db.linkTarget.findMany({
    where: { linkId, ...where },
    orderBy: { version: 'desc' },
    take: first + 1,
  });
  const targets = found.slice(0, first);
  const edges = targets.map((node) => ({
    node,
    cursor: Buffer.from(String(node.version)).toString('base64url'),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
