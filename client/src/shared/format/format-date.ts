const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats a date. A date without a time is the same in every time zone.
 *
 * @param locale the visitor's locale; defaults to English and UTC
 * @example
 * formatDate('2026-11-21T09:30:00Z'); // 'November 21, 2026'
 * formatDate('2026-11-21', 'de'); // '21. November 2026'
 */
export function formatDate(iso: string, locale?: string): string {
  return format(iso, locale, { dateStyle: 'long' });
}

/**
 * Formats a date for a column of dates.
 *
 * @param locale the visitor's locale; defaults to English and UTC
 * @example formatShortDate('2026-11-21T09:30:00Z'); // 'Nov 21, 2026'
 */
export function formatShortDate(iso: string, locale?: string): string {
  return format(iso, locale, { dateStyle: 'medium' });
}

/**
 * Formats a date with its time of day.
 *
 * @param locale the visitor's locale; defaults to English and UTC
 * @example formatDateTime('2026-11-21T09:30:00Z', 'de'); // '21.11.2026, 10:30' in Berlin
 */
export function formatDateTime(iso: string, locale?: string): string {
  return format(iso, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/**
 * Formats the time of day of a timestamp.
 *
 * @param locale the visitor's locale; defaults to English and UTC
 * @example formatTime('2026-11-21T09:30:00Z', 'de'); // '10:30' in Berlin
 */
export function formatTime(iso: string, locale?: string): string {
  return format(iso, locale, { timeStyle: 'short' });
}

function format(iso: string, locale: string | undefined, style: Intl.DateTimeFormatOptions): string {
  const isWholeDay = !iso.includes('T');
  const zone = isWholeDay || locale === undefined ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(locale ?? 'en', { ...style, ...zone }).format(new Date(iso));
}

/**
 * Formats the time since a timestamp in the largest unit that fits.
 *
 * @example
 * timeAgo('2026-11-21T09:30:00Z', new Date('2026-11-21T11:45:00Z')); // '2 hours ago'
 */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  const fitting = units.find(([, size]) => seconds >= size);
  if (!fitting) return 'just now';
  const [unit, size] = fitting;
  const count = -Math.floor(seconds / size);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(count, unit);
}
