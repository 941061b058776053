/**
 * Whether a text is a calendar day between 1970 and 2199, such as `2026-11-30`. A day has no time zone: it is the same
 * text for everyone.
 */
export function isDay(text: string): boolean {
  if (!/^(19[7-9]\d|20\d\d|21\d\d)-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Days such as February 30 are read as days of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
