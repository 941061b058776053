const locale = 'en-GB';
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `formatDay('2026-11-21T09:30:00Z')` is `21 November 2026`, where the visitor is. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}

/** `formatMinute('2026-11-21T09:30:00Z')` is `21 Nov 2026, 09:30`, where the visitor is. */
export function formatMinute(moment: string): string {
  return minute.format(new Date(moment));
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
  return relative.format(-Math.floor(seconds / size), unit);
}
