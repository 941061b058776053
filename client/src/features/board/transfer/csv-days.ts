import { z } from 'zod';
import { createDayReader } from './day-in-zone.ts';

/** Whether the day or the month comes first in dates such as 3/4/2026. */
export type DateOrder = 'day first' | 'month first';

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** No date is longer. Some patterns take quadratic time for long texts. */
const maxDateLength = 60;
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
/** A time of day behind a date, which isn't imported. */
const timeOfDay = /[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?$/i;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/;
const slashed = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})$/;
const dayAndName = /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th)?[ .-]+(\p{L}{3,9})\.?,?[ -]+(\d{4})$/u;
const nameAndDay = /^(?:\p{L}+, )?(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A date of a cell: a day, or a day and a month of which it isn't known which comes first. */
type CellDate =
  | { readonly day: string; readonly hasTime: boolean }
  | { readonly numbers: readonly [string, string, string]; readonly hasTime: boolean };

/**
 * Determines the order of day and month from all dates of a column.
 *
 * @returns `ambiguous` if each date could be read both ways, `mixed` if none of the orders fits all dates
 */
export function findDateOrder(cells: readonly string[]): DateOrder | 'ambiguous' | 'mixed' | 'certain' {
  const numbers = cells.flatMap((cell) => {
    const date = parseCell(cell, (time) => time.slice(0, 10));
    return date && 'numbers' in date ? [date.numbers] : [];
  });
  // A date that no order fits isn’t one. Reading it names its row.
  const dates = numbers.filter(
    (date) => isDay(inOrder(date, 'day first')) || isDay(inOrder(date, 'month first')),
  );
  if (dates.length === 0) return 'certain';
  const canBe = (order: DateOrder) => dates.every((date) => isDay(inOrder(date, order)));
  const [dayFirst, monthFirst] = [canBe('day first'), canBe('month first')];
  if (dayFirst && monthFirst) {
    const areSame = dates.every(([first, second]) => Number(first) === Number(second));
    return areSame ? 'certain' : 'ambiguous';
  }
  if (dayFirst) return 'day first';
  return monthFirst ? 'month first' : 'mixed';
}

/**
 * Returns a function that reads the day of a cell.
 *
 * @param timeZone for times with an offset; defaults to that of the browser
 * @returns undefined for a text that is no date
 * @example
 * createCellDayReader('day first')('3/4/2026'); // { day: '2026-04-03', hasTime: false }
 */
export function createCellDayReader(order: DateOrder, timeZone?: string) {
  const dayOf = createDayReader(timeZone);
  return (cell: string): { readonly day: string; readonly hasTime: boolean } | undefined => {
    const date = parseCell(cell, dayOf);
    if (!date) return undefined;
    const day = 'day' in date ? date.day : inOrder(date.numbers, order);
    return isDay(day) ? { day, hasTime: date.hasTime } : undefined;
  };
}

function parseCell(cell: string, dayOf: (time: string) => string): CellDate | undefined {
  const text = cell.trim();
  if (text.length > maxDateLength) return undefined;
  if (isoTime.test(text)) {
    const isReal = isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
    return isReal ? { day: dayOf(text), hasTime: true } : undefined;
  }
  const date = text.replace(timeOfDay, '');
  const hasTime = date !== text;
  const fromIso = isoDay.exec(date);
  if (fromIso) return { day: dayFrom(fromIso[1], fromIso[2], fromIso[3]), hasTime };
  const fromDots = dotted.exec(date);
  if (fromDots) return { day: dayFrom(fromDots[3], fromDots[2], fromDots[1]), hasTime };
  const [, first = '', second = '', year = ''] = slashed.exec(date) ?? [];
  if (first) return { numbers: [first, second, year], hasTime };
  const fromDay = dayAndName.exec(date);
  if (fromDay) return { day: dayFrom(fromDay[3], monthNumber(fromDay[2]), fromDay[1]), hasTime };
  const fromName = nameAndDay.exec(date);
  if (fromName) return { day: dayFrom(fromName[3], monthNumber(fromName[1]), fromName[2]), hasTime };
  return undefined;
}

function inOrder([first, second, year]: readonly [string, string, string], order: DateOrder): string {
  return order === 'day first' ? dayFrom(year, second, first) : dayFrom(year, first, second);
}

function dayFrom(year = '', month = '', day = ''): string {
  const fullYear = year.length === 2 ? `20${year}` : year;
  return `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The number of an English month by its name or the first three letters of it; 0 for another word. */
function monthNumber(name = ''): string {
  const word = name.toLowerCase();
  return String(
    months.findIndex(
      (month) =>
        month === word || month.slice(0, 3) === word || (word === 'sept' && month.startsWith('sept')),
    ) + 1,
  );
}
