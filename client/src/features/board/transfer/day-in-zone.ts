/**
 * Returns a function that finds the day of a time in a time zone.
 *
 * @param timeZone an IANA name; defaults to the zone of the browser
 * @example
 * createDayReader('Asia/Tokyo')('2026-11-30T19:00:00Z'); // '2026-12-01'
 */
export function createDayReader(timeZone?: string): (time: string) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
    return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
}
