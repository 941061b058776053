/** Made when it is first asked for: it takes a slow phone a tenth of a second. */
let relative: Intl.RelativeTimeFormat | undefined;

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * A day. One that was given without a time is the same day everywhere.
 *
 * @param locale the visitor's; without it English, in UTC
 * @example
 * formatDay('2026-11-21T09:30:00Z'); // 'November 21, 2026'
 * formatDay('2026-11-21', 'de'); // '21. November 2026'
 */
export function formatDay(iso: string, locale?: string): string {
  return format(iso, locale, { dateStyle: 'long' });
}

/**
 * A day and the time of day.
 *
 * @param locale the visitor's; without it English, in UTC
 * @example formatMinute('2026-11-21T09:30:00Z', 'de'); // '21.11.2026, 09:30', where the clocks show UTC
 */
export function formatMinute(iso: string, locale?: string): string {
  return format(iso, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(iso: string, locale: string | undefined, style: Intl.DateTimeFormatOptions): string {
  const isWholeDay = !iso.includes('T');
  const zone = isWholeDay || locale === undefined ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(locale ?? 'en', { ...style, ...zone }).format(new Date(iso));
}

/**
 * How long ago, in the largest unit that fits.
 *
 * @example
 * timeAgo('2026-11-21T09:30:00Z', new Date('2026-11-21T11:45:00Z')); // '2 hours ago'
 */
export function timeAgo(moment: string, now: Date): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000;
  const fitting = units.find(([, size]) => seconds >= size);
  if (!fitting) return 'just now';
  const [unit, size] = fitting;
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(-Math.floor(seconds / size), unit);
}
