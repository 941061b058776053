/**
 * The day of a moment, everywhere the same: UTC's.
 *
 * @example
 * dayOf(new Date('2026-11-21T23:30:00-05:00')); // '2026-11-22'
 */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
