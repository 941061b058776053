import type { DbClient } from '../../platform/database/database.ts';

/** The number of changes that the log keeps for servers that were disconnected. */
const keptChanges = 10_000;

/**
 * Locks the log of links until the transaction ends, so that versions commit in order.
 *
 * @param changes the number of changes that follow
 * @returns the version of the last change
 */
export async function lockLinkLog(transaction: DbClient, changes = 1): Promise<number> {
  const { version } = await transaction.linkLog.update({
    where: { id: 'links' },
    data: { version: { increment: changes } },
  });
  return version;
}

/** Adds a change of a link to the log, at the version that {@link lockLinkLog} returned. */
export async function logLinkChange(
  transaction: DbClient,
  version: number,
  slug: string,
  now: Date,
): Promise<void> {
  await transaction.linkChange.create({ data: { version, slug, createdAt: now } });
}

/**
 * Reads the slugs of the links that changed after a version.
 *
 * @returns the slugs, and the version of the log; null in place of the slugs if the log doesn't reach back to the
 *   version
 */
export async function readLinkChanges(
  db: DbClient,
  since: number,
): Promise<{ readonly version: number; readonly slugs: readonly string[] | null }> {
  const changes = await db.linkChange.findMany({
    where: { version: { gt: since } },
    orderBy: { version: 'asc' },
    take: keptChanges + 1,
  });
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return { version: since, slugs: [] };
  const isComplete = first.version === since + 1 && changes.length <= keptChanges;
  if (!isComplete) return { version: await readLogVersion(db), slugs: null };
  return { version: last.version, slugs: changes.map(({ slug }) => slug) };
}

/** Reads the number of changes of links. */
export async function readLogVersion(db: DbClient): Promise<number> {
  const { version } = await db.linkLog.findUniqueOrThrow({ where: { id: 'links' } });
  return version;
}

/** Deletes the oldest changes beyond the number that the log keeps. */
export async function pruneLinkChanges(db: DbClient): Promise<void> {
  const version = await readLogVersion(db);
  await db.linkChange.deleteMany({ where: { version: { lte: version - keptChanges } } });
}
