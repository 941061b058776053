import type { Db, DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { dayOfHour } from './local-time.ts';
import type { Device } from './visitor.ts';

/** The number of rows that a statement writes. SQLite takes about 3 ms for them, and redirects wait for that time. */
const sliceSize = 250;
/** The maximum number of countries by which a link's scans of a day are counted. Further countries are "other". */
const maxCountries = 50;

/** The counts of a link within an hour since the last write. */
export interface ScanCounts {
  readonly linkId: string;
  /** Hours since 1970 in the link's time zone. */
  readonly hour: number;
  scans: number;
  previews: number;
  bots: number;
  /** Scans by device class, and by country. */
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

/** Adds counts to the counts in the database, in one transaction. A batch that was already written is ignored. */
export async function writeScans(db: Db, { server, number, counts, now }: ScanBatch): Promise<void> {
  // All servers write in the same order, so that their transactions cause no deadlock.
  const sorted = counts.toSorted((one, other) => (one.linkId < other.linkId ? -1 : 1));
  await transact(db, async (transaction) => {
    const [last] = await transaction.$queryRaw<{ number: number }[]>`
      INSERT INTO "ScanBatch" ("server", "number", "createdAt") VALUES (${server}, ${number}, ${now})
      ON CONFLICT ("server") DO UPDATE SET "number" = excluded."number", "createdAt" = excluded."createdAt"
      WHERE "ScanBatch"."number" < excluded."number" RETURNING "number"`;
    if (!last) return;
    await inSlices(sorted, (slice) => addHours(transaction, slice));
    await inSlices(sorted, (slice) => addDays(transaction, slice));
    await inSlices(sorted.flatMap(countriesOf), (slice) => addCountries(transaction, slice));
  });
}

/** Runs a statement for each slice, and lets redirects run between the statements. */
async function inSlices<Item>(items: readonly Item[], run: (slice: readonly Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += sliceSize) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    await run(items.slice(start, start + sliceSize));
  }
}

/**
 * Writes all rows as one parameter, because each parameter costs Prisma several microseconds. `json_each` of an object
 * means the same on both databases.
 */
const toJson = <Item>(items: readonly Item[], row: (item: Item) => readonly (string | number)[]) =>
  JSON.stringify({ ...items.map(row) });

function addHours(transaction: DbClient, counts: readonly ScanCounts[]) {
  const rows = toJson(counts, ({ linkId, hour, scans }) => [linkId, hour, scans]);
  return transaction.$executeRaw`
    INSERT INTO "ScanHour" ("linkId", "hour", "scans")
    SELECT "value" ->> 0, CAST("value" ->> 1 AS INTEGER), CAST("value" ->> 2 AS INTEGER) FROM json_each(${rows}) WHERE TRUE
    ON CONFLICT ("linkId", "hour") DO UPDATE SET "scans" = "ScanHour"."scans" + excluded."scans"`;
}

/**
 * Sums the counts of each day, because a statement can't change a row twice, and a link can have counts of two hours.
 */
function addDays(transaction: DbClient, counts: readonly ScanCounts[]) {
  const rows = toJson(counts, ({ linkId, hour, byDevice, previews, bots }) => {
    const of = (device: Device) => byDevice.get(device) ?? 0;
    return [linkId, dayOfHour(hour), of('phone'), of('tablet'), of('computer'), of('other'), previews, bots];
  });
  return transaction.$executeRaw`
    INSERT INTO "ScanDay" ("linkId", "day", "phone", "tablet", "computer", "other", "previews", "bots")
    SELECT "value" ->> 0, CAST("value" ->> 1 AS INTEGER), SUM(CAST("value" ->> 2 AS INTEGER)),
      SUM(CAST("value" ->> 3 AS INTEGER)), SUM(CAST("value" ->> 4 AS INTEGER)), SUM(CAST("value" ->> 5 AS INTEGER)),
      SUM(CAST("value" ->> 6 AS INTEGER)), SUM(CAST("value" ->> 7 AS INTEGER))
    FROM json_each(${rows}) GROUP BY 1, 2 ORDER BY 1
    ON CONFLICT ("linkId", "day") DO UPDATE SET "phone" = "ScanDay"."phone" + excluded."phone",
      "tablet" = "ScanDay"."tablet" + excluded."tablet", "computer" = "ScanDay"."computer" + excluded."computer",
      "other" = "ScanDay"."other" + excluded."other", "previews" = "ScanDay"."previews" + excluded."previews",
      "bots" = "ScanDay"."bots" + excluded."bots"`;
}

/** The scans of a link from a country on a day. */
interface CountryCount {
  readonly linkId: string;
  readonly day: number;
  readonly country: string;
  readonly scans: number;
}

const countriesOf = ({ linkId, hour, byCountry }: ScanCounts): readonly CountryCount[] =>
  [...byCountry].map(([country, scans]) => ({ linkId, day: dayOfHour(hour), country, scans }));

/** Counts further countries of a day as "other", so that forged headers can't fill the database. */
function addCountries(transaction: DbClient, counts: readonly CountryCount[]) {
  const rows = toJson(counts, ({ linkId, day, country, scans }) => [linkId, day, country, scans]);
  return transaction.$executeRaw`
    WITH "new" AS (
      SELECT "value" ->> 0 AS "linkId", CAST("value" ->> 1 AS INTEGER) AS "day", "value" ->> 2 AS "country",
        SUM(CAST("value" ->> 3 AS INTEGER)) AS "scans" FROM json_each(${rows}) GROUP BY 1, 2, 3
    ), "numbered" AS (
      SELECT "new".*, "known"."country" IS NOT NULL AS "isKnown",
        ROW_NUMBER() OVER (PARTITION BY "new"."linkId", "new"."day", "known"."country" IS NOT NULL) AS "place"
      FROM "new" LEFT JOIN "ScanCountry" "known" USING ("linkId", "day", "country")
    )
    INSERT INTO "ScanCountry" ("linkId", "day", "country", "scans")
    SELECT "linkId", "day", CASE WHEN "isKnown" OR "place" + (
        SELECT COUNT(*) FROM "ScanCountry" "known"
        WHERE "known"."linkId" = "numbered"."linkId" AND "known"."day" = "numbered"."day"
      ) <= ${maxCountries} THEN "country" ELSE 'other' END AS "counted", SUM("scans")
    FROM "numbered" GROUP BY 1, 2, 3 ORDER BY 1
    ON CONFLICT ("linkId", "day", "country") DO UPDATE SET "scans" = "ScanCountry"."scans" + excluded."scans"`;
}
