import type { Link } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { createBatches } from '../../platform/database/batches.ts';
import type { Db } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';
import { groupByLink } from './by-link.ts';
import { dayOfHour, localHour } from './local-time.ts';
import { type Device, devices } from './visitor.ts';

/** For how many days scans are stored by hour. */
export const hourDays = 90;
/** The longest time that one answer covers. */
const maxHours = hourDays * 24;
const maxDays = 10 * 366;

/** The period of a row of the statistics. */
export type StatisticsUnit = 'HOUR' | 'DAY' | 'MONTH';

/** The first and last moment of the statistics, in the time zone of the link, such as `2026-11-25T14` or `2026-11-25`. */
interface Period {
  readonly from: string;
  readonly to: string;
  readonly unit: StatisticsUnit;
}

export interface StatisticsRow {
  /** The hour, day or month, such as `2026-11-25T14`, `2026-11-25` or `2026-11`. */
  readonly start: string;
  readonly scans: number;
}

export interface ValueCount {
  readonly value: string;
  readonly scans: number;
}

/** The scans of a link in a period. Hours and days without a scan have no row. */
export interface Statistics {
  readonly rows: readonly StatisticsRow[];
  /** Scans by device class and by country, the most frequent first; empty for hours. */
  readonly devices: readonly ValueCount[];
  readonly countries: readonly ValueCount[];
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Reads the statistics of a link. Rejects with an InputError if the period is invalid or too long. */
export type ReadStatistics = (linkId: string, period: Period) => Promise<Statistics>;

export function createStatisticsReader(db: Db): ReadStatistics {
  return createBatches((ids, period: Period) =>
    period.unit === 'HOUR' ? readHours(db, ids, period) : readDays(db, ids, period),
  );
}

async function readHours(db: Db, ids: readonly string[], { from, to }: Period) {
  const first = Math.floor(parseMoment(from, 'from') / hourMs);
  const last = Math.floor(parseMoment(to, 'to') / hourMs);
  requireOrder(last - first, maxHours, `${hourDays} days`);
  const found = await db.scanHour.findMany({
    where: { linkId: { in: [...ids] }, hour: { gte: first, lte: last }, scans: { gt: 0 } },
    orderBy: { hour: 'asc' },
  });
  const hoursOf = groupByLink(found);
  return (id: string): Statistics => {
    return {
      rows: hoursOf(id).map(({ hour, scans }) => ({ start: isoOf(hour * hourMs, 13), scans })),
      devices: [],
      countries: [],
    };
  };
}

async function readDays(db: Db, ids: readonly string[], { from, to, unit }: Period) {
  const first = Math.floor(parseMoment(from, 'from') / dayMs);
  const last = Math.floor(parseMoment(to, 'to') / dayMs);
  requireOrder(last - first, maxDays, 'ten years');
  const where = { linkId: { in: [...ids] }, day: { gte: first, lte: last } };
  const [allDays, allCountries] = await Promise.all([
    db.scanDay.findMany({ where, orderBy: { day: 'asc' } }),
    db.scanCountry.groupBy({
      by: ['linkId', 'country'],
      where,
      _sum: { scans: true },
      orderBy: [{ _sum: { scans: 'desc' } }, { country: 'asc' }],
    }),
  ]);
  const daysOf = groupByLink(allDays);
  const countriesOf = groupByLink(allCountries);
  return (id: string): Statistics => {
    const rows = new Map<string, number>();
    const byDevice = new Map<Device, number>();
    for (const row of daysOf(id)) {
      const start = isoOf(row.day * dayMs, unit === 'DAY' ? 10 : 7);
      for (const device of devices) {
        if (row[device] === 0) continue;
        rows.set(start, (rows.get(start) ?? 0) + row[device]);
        byDevice.set(device, (byDevice.get(device) ?? 0) + row[device]);
      }
    }
    return {
      rows: [...rows].map(([start, scans]) => ({ start, scans })),
      devices: [...byDevice]
        .map(([value, scans]) => ({ value, scans }))
        .sort((one, other) => other.scans - one.scans),
      countries: countriesOf(id).map(({ country, _sum }) => ({ value: country, scans: _sum.scans ?? 0 })),
    };
  };
}

/** The number of days of a link's recent scans. */
export const recentDays = 14;

/** Reads the number of scans of a link on each of the last {@link recentDays}, today last. */
export type ReadRecentScans = (link: Pick<Link, 'id' | 'timeZone'>) => Promise<readonly number[]>;

export function createRecentScansReader(db: Db, clock: Clock): ReadRecentScans {
  const readScans = createBatches(async (ids) => {
    // Reads one day more than the list has, because the local day differs between time zones.
    const first = Math.floor(clock.now() / dayMs) - recentDays;
    const found = await db.scanDay.findMany({ where: { linkId: { in: [...ids] }, day: { gte: first } } });
    const daysOf = groupByLink(found);
    return (id) =>
      new Map(daysOf(id).map((row) => [row.day, devices.reduce((sum, device) => sum + row[device], 0)]));
  });
  return async ({ id, timeZone }) => {
    const scans = await readScans(id, null);
    const today = dayOfHour(localHour(clock.now(), timeZone));
    return Array.from({ length: recentDays }, (_, index) => scans.get(today - recentDays + 1 + index) ?? 0);
  };
}

/** A moment of the link's time zone, as milliseconds since 1970 in that zone. */
function parseMoment(text: string, field: 'from' | 'to'): number {
  const isValid = /^\d{4}-\d\d-\d\d(T\d\d)?$/.test(text);
  const time = isValid ? Date.parse(text.includes('T') ? `${text}:00Z` : `${text}T00:00Z`) : Number.NaN;
  if (Number.isNaN(time))
    throw new InputError('Enter a day such as 2026-11-25, or an hour such as 2026-11-25T14.', field);
  return time;
}

function requireOrder(length: number, most: number, words: string): void {
  if (length < 0) throw new InputError('The period ends before it begins.', 'to');
  if (length > most) throw new InputError(`The period is longer than ${words}.`, 'to');
}

const isoOf = (time: number, length: number) => new Date(time).toISOString().slice(0, length);

/** Deletes hours that are older than 90 days, and batches of servers that stopped long ago. */
export async function deleteOldScans(db: Db, now: number): Promise<void> {
  const oldest = new Date(now - hourDays * dayMs);
  await db.scanHour.deleteMany({ where: { hour: { lt: Math.floor(oldest.getTime() / hourMs) } } });
  await db.scanBatch.deleteMany({ where: { createdAt: { lt: new Date(now - dayMs) } } });
}
