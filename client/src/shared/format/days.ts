/** The day of a time in the browser's time zone. @example dayOf(new Date(2026, 10, 30)); // '2026-11-30' */
export function dayOf(time: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(time.getFullYear(), 4)}-${part(time.getMonth() + 1, 2)}-${part(time.getDate(), 2)}`;
}

/** The day that is a number of days after another one. @example addDays('2026-11-30', 1); // '2026-12-01' */
export function addDays(day: string, count: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + count);
  return time.toISOString().slice(0, 10);
}

/** The Sunday that ends the week of a day (ISO 8601). @example endOfWeek('2026-11-30'); // '2026-12-06' */
export function endOfWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}
