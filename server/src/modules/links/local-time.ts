const hourMs = 60 * 60_000;
/** Time zones change their offset at multiples of a quarter of an hour. */
const quarterMs = 15 * 60_000;

interface Offset {
  /** The quarter of an hour for which the offset was computed. */
  readonly quarter: number;
  readonly ms: number;
}

/** The last offset of each zone. Computing an offset takes 20 µs, so it is done once for each quarter of an hour. */
const offsets = new Map<string, Offset>();

/**
 * Returns the hours since 1970 in a time zone.
 *
 * @param now the time in milliseconds
 * @param timeZone an IANA name from {@link canonicalTimeZone}
 *
 * @example localHour(Date.UTC(2026, 0, 1, 23), 'Europe/Berlin') // 490848, the first hour of January 2
 */
export function localHour(now: number, timeZone: string): number {
  const quarter = Math.floor(now / quarterMs);
  let offset = offsets.get(timeZone);
  if (offset?.quarter !== quarter) {
    offset = { quarter, ms: offsetOf(now, timeZone) };
    offsets.set(timeZone, offset);
  }
  return Math.floor((now + offset.ms) / hourMs);
}

/** The day of an hour, as days since 1970 in the same time zone. */
export const dayOfHour = (hour: number) => Math.floor(hour / 24);

/**
 * The canonical form of a time zone's IANA name; null if there is no such zone. Limits the number of cached offsets.
 */
export function canonicalTimeZone(name: string): string | null {
  // `Intl` also accepts offsets such as +01:00.
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** By how many milliseconds a zone is ahead of UTC. */
function offsetOf(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ms = Number(hours) * hourMs + Number(minutes) * 60_000;
  return sign === '-' ? -ms : ms;
}
