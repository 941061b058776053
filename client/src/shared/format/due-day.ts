import { useEffect, useState } from 'react';

const dayMs = 86_400_000;

/** The calendar day of a moment where the user is, such as `2026-11-26`. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${date}`;
}

/** The number of days from one day to another; negative if the other day is earlier. Days have no time zone. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** @example addDays('2026-12-31', 1); // '2027-01-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday after a day. */
export function nextMonday(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return addDays(day, ((7 - weekday) % 7) + 1);
}

/** The Sunday that ends the week of a day (ISO 8601). */
export function endOfWeek(day: string): string {
  return addDays(nextMonday(day), -1);
}

/** How a due day looks on a card. */
export type DueState = 'overdue' | 'today' | 'soon' | 'later';

/** @example dueState('2026-11-25', '2026-11-26'); // 'overdue' */
export function dueState(dueOn: string, today: string): DueState {
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= 2 ? 'soon' : 'later';
}

/** Creating a format takes longer than rendering the rest of a card. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, isThisYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${isThisYear}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  dateFormats.set(key, format);
  return format;
}

/**
 * A due day in words, short enough for a card. The year is left out if it is this year.
 *
 * @param locale the user's locale
 * @param isDone whether the card is done, and therefore not overdue
 * @example dueText('2026-11-25', '2026-11-26', 'en'); // 'Overdue: Nov 25'
 */
export function dueText(dueOn: string, today: string, locale: string | undefined, isDone = false): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  const isThisYear = dueOn.slice(0, 4) === today.slice(0, 4);
  const date = dateFormat(locale ?? 'en', isThisYear).format(Date.parse(dueOn));
  return days < 0 && !isDone ? `Overdue: ${date}` : date;
}

/** The time after midnight at which the day is read again, in milliseconds. */
const afterMidnightMs = 1_000;

/** The user's day. Changes at midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const update = () => setToday(dayOf(new Date()));
    const midnight = Date.parse(`${addDays(today, 1)}T00:00`);
    const timer = setTimeout(update, midnight - Date.now() + afterMidnightMs);
    // A timer doesn't run while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}
