import { StartError } from '../errors.ts';

/** The number of rows of each table. */
export type RowCounts = ReadonlyMap<string, number>;

const migrations = '_prisma_migrations';
/** The tables with rows in a new database. */
const filledByMigrations = [migrations, 'Board', 'LinkLog'];

/** Throws a StartError if a database has more rows than a new database, and its rows may not be replaced. */
export function requireReplaceable(counts: RowCounts, mayReplace: boolean): void {
  const isUnused = [...counts].every(([table, count]) => count === 0 || filledByMigrations.includes(table));
  if (isUnused || mayReplace) return;
  throw new StartError(
    `The database has data: ${describeCounts(counts)}. To replace all of it, add --replace.`,
  );
}

/** Throws an error unless the tables of a restored database have as many rows as the tables of the backup. */
export function requireEqualCounts(backup: RowCounts, restored: RowCounts): void {
  for (const [table, count] of backup) {
    if (restored.get(table) === count) continue;
    throw new Error(`After restoring, ${table} has ${restored.get(table)} rows instead of ${count}.`);
  }
}

/** Throws a StartError if a readable database or dump isn't a backup of this site. */
export function requireOwnBackup(counts: RowCounts, file: string): void {
  if (counts.has(migrations) && counts.has('User')) return;
  throw new StartError(`${file} isn't a backup of this site.`);
}

export function describeCounts(counts: RowCounts): string {
  const users = counts.get('User') ?? 0;
  return `${users} ${users === 1 ? 'account' : 'accounts'}, ${total(counts)} rows in ${counts.size} tables`;
}

function total(counts: RowCounts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
