import type { StatisticsUnit } from '#gql/graphql.ts';

/** The periods that the statistics can show, and the number of bars of each. */
export const periods = [
  { value: '24-hours', label: 'Last 24 hours', unit: 'HOUR', count: 24 },
  { value: '7-days', label: 'Last 7 days, by hour', unit: 'HOUR', count: 7 * 24 },
  { value: '30-days', label: 'Last 30 days', unit: 'DAY', count: 30 },
  { value: '90-days', label: 'Last 90 days', unit: 'DAY', count: 90 },
  { value: '12-months', label: 'Last 12 months', unit: 'MONTH', count: 12 },
] as const satisfies readonly {
  readonly value: string;
  readonly label: string;
  readonly unit: StatisticsUnit;
  readonly count: number;
}[];

export type Period = (typeof periods)[number];

const hourMs = 60 * 60_000;
/** The length of a day, a month and an hour as the server writes them. */
const lengths = { HOUR: 'yyyy-mm-ddThh'.length, DAY: 'yyyy-mm-dd'.length, MONTH: 'yyyy-mm'.length } as const;

/**
 * The hours, days or months of a period that ends now, the oldest first.
 *
 * @example
 * startsOf({ unit: 'HOUR', count: 2 }, new Date('2026-11-25T23:30Z'), 'Europe/Berlin'); // ['2026-11-25T23', '2026-11-26T00']
 */
export function startsOf(
  { unit, count }: Pick<Period, 'unit' | 'count'>,
  now: Date,
  timeZone: string,
): string[] {
  const local = new Date(`${localHour(now, timeZone)}:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const start =
      unit === 'MONTH'
        ? Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back)
        : local.getTime() - back * (unit === 'HOUR' ? hourMs : 24 * hourMs);
    return new Date(start).toISOString().slice(0, lengths[unit]);
  });
}

/** The hour of a moment in a time zone, such as `2026-11-25T23`. */
function localHour(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}`;
}

/** The first and last moment of a period as the server expects them, and its first and last day. */
export function rangeOf(period: Period, now: Date, timeZone: string) {
  const starts = startsOf(period, now, timeZone);
  const [first = ''] = starts;
  const last = localHour(now, timeZone);
  const isByHour = period.unit === 'HOUR';
  const firstDay = period.unit === 'MONTH' ? `${first}-01` : first.slice(0, lengths.DAY);
  const lastDay = last.slice(0, lengths.DAY);
  return {
    unit: period.unit,
    from: isByHour ? first : firstDay,
    to: isByHour ? last : lastDay,
    firstDay,
    lastDay,
  };
}

/** The scans of each hour, day or month of a period: the server sends no zeros. */
export function fillPeriods(
  starts: readonly string[],
  counted: readonly { readonly start: string; readonly scans: number }[],
) {
  const scans = new Map(counted.map((period) => [period.start, period.scans]));
  return starts.map((start) => ({ start, scans: scans.get(start) ?? 0 }));
}

const formats: Record<
  StatisticsUnit,
  { short: Intl.DateTimeFormatOptions; long: Intl.DateTimeFormatOptions }
> = {
  HOUR: {
    short: { day: 'numeric', month: 'short', hour: 'numeric' },
    long: { dateStyle: 'medium', timeStyle: 'short' },
  },
  DAY: { short: { day: 'numeric', month: 'short' }, long: { dateStyle: 'long' } },
  MONTH: { short: { month: 'short', year: 'numeric' }, long: { month: 'long', year: 'numeric' } },
};

/**
 * The name of an hour, a day or a month in a locale.
 *
 * @example periodName('2026-11', 'MONTH', 'long', 'en'); // 'November 2026'
 */
export function periodName(
  start: string,
  unit: StatisticsUnit,
  length: 'short' | 'long',
  locale: string | undefined,
): string {
  const time = new Date(unit === 'HOUR' ? `${start}:00Z` : start);
  return new Intl.DateTimeFormat(locale ?? 'en', { ...formats[unit][length], timeZone: 'UTC' }).format(time);
}

const devices = new Map([
  ['phone', 'Phones'],
  ['tablet', 'Tablets'],
  ['computer', 'Computers'],
]);

/** @example deviceName('phone'); // 'Phones' */
export const deviceName = (value: string) => devices.get(value) ?? 'Other';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** @example countryName('DE'); // 'Germany' */
export const countryName = (value: string) =>
  /^[A-Z]{2}$/.test(value) ? (regions.of(value) ?? value) : 'Other or unknown';
