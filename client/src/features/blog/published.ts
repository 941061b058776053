// The day is a day, wherever the visitor is, and the same in the prerendered page and in the browser.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `publishedDay('2026-06-17')` is `17 June 2026`. */
export function publishedDay(day: string): string {
  return format.format(new Date(day));
}
