import { join, type Sql, sqltag } from '@prisma/client/runtime/client';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { dayOf } from './local-time.ts';
import type { Device } from './visitor.ts';

/** The number of rows that a statement writes, which takes SQLite about 3 ms, in which it redirects nobody. */
const sliceSize = 250;
/** The number of countries that a link's scans of a day are counted by; the rest is "other". */
const maxCountries = 50;

/** The counts of a link within an hour since they were last written. */
export interface ScanCounts {
  readonly linkId: string;
  /** Hours since 1970 in the link's time zone. */
  readonly hour: number;
  scans: number;
  previews: number;
  bots: number;
  /** Scans by device class and by country, each on its own. */
  readonly byDevice: Map<Device, number>;
  readonly byCountry: Map<string, number>;
}

/** Counts to write. */
interface ScanBatch {
  /** The server's id, random at each start. */
  readonly server: string;
  /** 1 for the server's first batch. A batch that is sent again keeps its number. */
  readonly number: number;
  readonly counts: readonly ScanCounts[];
  readonly now: Date;
}

/** Adds counts to those in the database, in one transaction. A batch that was written already is ignored. */
export async function writeScans(db: Db, { server, number, counts, now }: ScanBatch): Promise<void> {
  // In one order on all servers, so that their transactions wait for each other instead of blocking one another.
  const sorted = counts.toSorted((one, other) => (one.linkId < other.linkId ? -1 : 1));
  await transact(db, async (transaction) => {
    const [last] = await transaction.$queryRaw<{ number: number }[]>`
      INSERT INTO "ScanBatch" ("server", "number", "createdAt") VALUES (${server}, ${number}, ${now})
      ON CONFLICT ("server") DO UPDATE SET "number" = excluded."number", "createdAt" = excluded."createdAt"
      WHERE "ScanBatch"."number" < excluded."number" RETURNING "number"`;
    if (!last) return;
    await inSlices(sorted, (slice) => addTotals(transaction, slice));
    await inSlices(sorted, (slice) => addHours(transaction, slice));
    const days = sumByDay(sorted);
    await limitCountries(transaction, days);
    await inSlices([...days.values()].flatMap(dayRows), (slice) => addDays(transaction, slice));
  });
}

/** Runs a statement for each slice, and lets redirects run in between. */
async function inSlices<Item>(items: readonly Item[], run: (slice: readonly Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += sliceSize) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    await run(items.slice(start, start + sliceSize));
  }
}

const values = <Item>(items: Iterable<Item>, row: (item: Item) => Sql) => join([...items].map(row));

function addTotals(transaction: DbClient, counts: readonly ScanCounts[]) {
  // A statement can't change a row twice, and a link has two counts when an hour ends.
  const totals = new Map<string, { scans: number; previews: number; bots: number }>();
  for (const { linkId, scans, previews, bots } of counts) {
    const total = totals.get(linkId) ?? { scans: 0, previews: 0, bots: 0 };
    totals.set(linkId, {
      scans: total.scans + scans,
      previews: total.previews + previews,
      bots: total.bots + bots,
    });
  }
  const rows = values(
    totals,
    ([linkId, { scans, previews, bots }]) => sqltag`(${linkId}, ${scans}, ${previews}, ${bots})`,
  );
  return transaction.$executeRaw`
    INSERT INTO "ScanTotal" ("linkId", "scans", "previews", "bots") VALUES ${rows}
    ON CONFLICT ("linkId") DO UPDATE SET "scans" = "ScanTotal"."scans" + excluded."scans",
      "previews" = "ScanTotal"."previews" + excluded."previews", "bots" = "ScanTotal"."bots" + excluded."bots"`;
}

function addHours(transaction: DbClient, counts: readonly ScanCounts[]) {
  const rows = values(
    counts,
    ({ linkId, hour, scans, previews, bots }) => sqltag`(${linkId}, ${hour}, ${scans}, ${previews}, ${bots})`,
  );
  return transaction.$executeRaw`
    INSERT INTO "ScanHour" ("linkId", "hour", "scans", "previews", "bots") VALUES ${rows}
    ON CONFLICT ("linkId", "hour") DO UPDATE SET "scans" = "ScanHour"."scans" + excluded."scans",
      "previews" = "ScanHour"."previews" + excluded."previews", "bots" = "ScanHour"."bots" + excluded."bots"`;
}

/** The scans of a link on a day. */
interface DayCounts {
  readonly linkId: string;
  readonly day: number;
  scans: number;
  readonly byDevice: Map<string, number>;
  byCountry: Map<string, number>;
}

function sumByDay(counts: readonly ScanCounts[]): Map<string, DayCounts> {
  const days = new Map<string, DayCounts>();
  for (const { linkId, hour, scans, byDevice, byCountry } of counts) {
    if (scans === 0) continue;
    const day = dayOf(hour);
    const key = `${linkId} ${day}`;
    const sum = days.get(key) ?? { linkId, day, scans: 0, byDevice: new Map(), byCountry: new Map() };
    sum.scans += scans;
    addAll(sum.byDevice, byDevice);
    addAll(sum.byCountry, byCountry);
    days.set(key, sum);
  }
  return days;
}

function addAll(sum: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [value, count] of counts) sum.set(value, (sum.get(value) ?? 0) + count);
}

/** Counts further countries of a day as "other", so that forged headers can't fill the database. */
async function limitCountries(transaction: DbClient, days: ReadonlyMap<string, DayCounts>): Promise<void> {
  const countries = new Map<string, Set<string>>();
  const links = [...new Set([...days.values()].map(({ linkId }) => linkId))];
  await inSlices(links, async (slice) => {
    const known = await transaction.scanDay.findMany({
      where: {
        linkId: { in: [...slice] },
        day: { in: [...new Set([...days.values()].map(({ day }) => day))] },
        dimension: 'COUNTRY',
      },
      select: { linkId: true, day: true, value: true },
    });
    for (const { linkId, day, value } of known) {
      const key = `${linkId} ${day}`;
      countries.set(key, (countries.get(key) ?? new Set()).add(value));
    }
  });
  for (const [key, day] of days) {
    const known = countries.get(key) ?? new Set();
    const limited = new Map<string, number>();
    for (const [value, count] of day.byCountry) {
      const isCounted = known.has(value) || known.size < maxCountries;
      if (isCounted) known.add(value);
      addAll(limited, new Map([[isCounted ? value : 'other', count]]));
    }
    day.byCountry = limited;
  }
}

interface DayRow {
  readonly linkId: string;
  readonly day: number;
  readonly dimension: 'ALL' | 'DEVICE' | 'COUNTRY';
  readonly value: string;
  readonly scans: number;
}

function dayRows({ linkId, day, scans, byDevice, byCountry }: DayCounts): DayRow[] {
  const rows = (dimension: DayRow['dimension'], counts: ReadonlyMap<string, number>) =>
    [...counts].map(([value, count]) => ({ linkId, day, dimension, value, scans: count }));
  return [
    { linkId, day, dimension: 'ALL', value: '', scans },
    ...rows('DEVICE', byDevice),
    ...rows('COUNTRY', byCountry),
  ];
}

function addDays(transaction: DbClient, days: readonly DayRow[]) {
  const rows = values(
    days,
    ({ linkId, day, dimension, value, scans }) =>
      sqltag`(${linkId}, ${day}, ${dimension}, ${value}, ${scans})`,
  );
  return transaction.$executeRaw`
    INSERT INTO "ScanDay" ("linkId", "day", "dimension", "value", "scans") VALUES ${rows}
    ON CONFLICT ("linkId", "day", "dimension", "value")
    DO UPDATE SET "scans" = "ScanDay"."scans" + excluded."scans"`;
}
