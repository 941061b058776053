import { deletedLinkDays } from '@canary/input/limits';
import { join } from '@prisma/client/runtime/client';
import type { Link, LinkTarget } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { createBatches } from '../../platform/database/batches.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  creationKey,
  decodeCursor,
  invalidCursorError,
  type Page,
  type PageInput,
  rowsAfter,
  toPage,
} from '../../platform/paging.ts';
import type { Actor } from '../credentials/actor.ts';
import { groupByLink } from './by-link.ts';
import { linkNotFound } from './changes.ts';

/** The page and the selection of a user's links to list. */
interface LinkFilter extends PageInput {
  /** Whether to list the deleted links that can be restored, in place of the other links. */
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
  return toPage(found.slice(0, first), creationKey, { after, hasNextPage });
}

/** The largest number that the column can hold. */
const maxVersion = 2_147_483_647;

/** Reads a page of the targets that a link has had, the current target first. */
export type ReadTargets = (linkId: string, page: PageInput) => Promise<Page<LinkTarget>>;

export function createTargetsReader(db: Db): ReadTargets {
  return createBatches(async (ids, { first, after }: PageInput) => {
    // Targets have no id: the version is unique within a link.
    const before = after ? versionInCursor(after) : maxVersion;
    const rows = await db.$queryRaw<LinkTarget[]>`
      SELECT "linkId", "version", "target", "since" FROM (
        SELECT *, ROW_NUMBER() OVER (PARTITION BY "linkId" ORDER BY "version" DESC) AS "place" FROM "LinkTarget"
        WHERE "linkId" IN (${join([...ids])}) AND "version" < ${before}
      ) AS "newest" WHERE "place" <= ${first + 1} ORDER BY "version" DESC`;
    // SQLite has no type for times.
    const targetsOf = groupByLink(rows.map((row) => ({ ...row, since: new Date(row.since) })));
    return (id) => {
      const found = targetsOf(id);
      const key = ({ version }: LinkTarget) => ['', String(version)] as const;
      return toPage(found.slice(0, first), key, { after, hasNextPage: found.length > first });
    };
  });
}

/** The version in a cursor. @throws InputError if the cursor is invalid */
function versionInCursor(cursor: string): number {
  const version = Number(decodeCursor(cursor)[1]);
  if (!Number.isInteger(version) || Math.abs(version) > maxVersion) throw invalidCursorError();
  return version;
}
