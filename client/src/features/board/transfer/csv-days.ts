import { dayProblem } from '@canary/board/texts';
import { createDayReader } from './day-in-zone.ts';

/** Whether the day or the month comes first in dates such as 3/4/2026. */
export type DateOrder = 'day first' | 'month first';

const isDay = (text: string) => dayProblem(text) === undefined;

/** No date is longer. Some patterns take quadratic time for long texts. */
const maxDateLength = 80;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
/** A time of day behind a date, with minutes or am or pm, and perhaps its zone. */
const timeOfDay =
  /[T ,@]+(?:at )?\(?(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)?(?: ?([ap])\.?m\.?)?\)?(?: ?(?:Z|UTC|GMT|Uhr))?(?: ?[+-]\d{2}:?\d{2})?(?: \([^()]*\))?$/i;
/** The first and the last day of a period, as Notion and Monday write it. */
const period = /^.+?\s+(?:→|–|-|to)\s+(.+)$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2}|\p{L}{3,10})[-/. ](\d{1,2})$/u;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
const slashed = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})$/;
const dayAndName =
  /^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(?:de )?(\p{L}{3,10})\.?,?[ ./-]+(?:de )?(\d{4}|\d{2})$/u;
const nameAndDay = /^(?:\p{L}+\.?,? )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
/** A day as spreadsheets store it: the number of days since the end of 1899. */
const serialDay = /^\d{5}(?:[.,]\d+)?$/;
const firstSerialDay = Date.UTC(1899, 11, 30);
/** Seconds or milliseconds since 1970. */
const unixTime = /^(?:\d{10}|\d{13})$/;

/** A date of a cell: a day, or a day and a month of which it isn't known which comes first. */
type CellDate = ({ readonly day: string } | { readonly numbers: readonly [string, string, string] }) & {
  /** A time of day, such as `18:00`. */
  readonly time?: string | undefined;
};

/** The day of a cell. A time of day is as the cell has it, without a zone. */
export interface CellDay {
  readonly day: string;
  readonly time?: string | undefined;
}

/**
 * Determines the order of day and month from all dates of a column.
 *
 * @returns `ambiguous` if a date can be read in both orders and no other date shows which one is right
 */
export function findDateOrder(cells: readonly string[]): DateOrder | 'ambiguous' | 'certain' {
  const dates = cells.flatMap((cell) => {
    const date = parseCell(cell, (time) => time.slice(0, 10));
    if (!date || !('numbers' in date)) return [];
    const [dayFirst, monthFirst] = [inOrder(date.numbers, 'day first'), inOrder(date.numbers, 'month first')];
    return [{ dayFirst: isDay(dayFirst), monthFirst: isDay(monthFirst), isSame: dayFirst === monthFirst }];
  });
  const isOpen = dates.some(({ dayFirst, monthFirst, isSame }) => dayFirst && monthFirst && !isSame);
  if (!isOpen) return 'certain';
  // A date that no order fits tells nothing.
  const telling = dates.filter((date) => date.dayFirst !== date.monthFirst);
  if (telling.length === 0) return 'ambiguous';
  if (telling.every(({ dayFirst }) => dayFirst)) return 'day first';
  return telling.every(({ monthFirst }) => monthFirst) ? 'month first' : 'ambiguous';
}

/**
 * Returns a function that reads the day of a cell. A date that is impossible in the given order is read in the other
 * order.
 *
 * @param timeZone an IANA name, for times with an offset; defaults to the zone of the browser
 * @returns undefined for a text that is no date
 * @example
 * createCellDayReader('day first')('3/4/2026'); // { day: '2026-04-03' }
 */
export function createCellDayReader(order: DateOrder, timeZone?: string) {
  const dayOf = createDayReader(timeZone);
  const other = order === 'day first' ? 'month first' : 'day first';
  return (cell: string): CellDay | undefined => {
    const date = parseCell(cell, dayOf);
    if (!date) return undefined;
    const days = 'day' in date ? [date.day] : [inOrder(date.numbers, order), inOrder(date.numbers, other)];
    const day = days.find(isDay);
    return day === undefined ? undefined : { day, time: date.time };
  };
}

function parseCell(cell: string, dayOf: (time: string) => string): CellDate | undefined {
  const text = cell.trim();
  if (text.length > maxDateLength) return undefined;
  if (isoTime.test(text)) {
    const isReal = isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
    return isReal ? { day: dayOf(text), time: text.slice(11, 16) } : undefined;
  }
  if (unixTime.test(text)) {
    const time = new Date(Number(text.padEnd(13, '0'))).toISOString();
    return { day: dayOf(time), time: time.slice(11, 16) };
  }
  if (serialDay.test(text)) {
    const days = Math.floor(Number(text.replace(',', '.')));
    return { day: new Date(firstSerialDay + days * 24 * 60 * 60_000).toISOString().slice(0, 10) };
  }
  const last = period.exec(text)?.[1];
  if (last !== undefined) return parseCell(last, dayOf);
  const [found = '', hour = '', minute, half] = timeOfDay.exec(text) ?? [];
  const hasTime = minute !== undefined || half !== undefined;
  const date = parseDate(hasTime ? text.slice(0, text.length - found.length) : text);
  return date && (hasTime ? { ...date, time: clockTime(hour, minute, half) } : date);
}

function parseDate(date: string): CellDate | undefined {
  const fromYear = yearFirst.exec(date) ?? compact.exec(date);
  if (fromYear) return { day: dayFrom(fromYear[1], fromYear[2], fromYear[3]) };
  const fromDots = dotted.exec(date);
  if (fromDots) return { day: dayFrom(fromDots[3], fromDots[2], fromDots[1]) };
  const [, first = '', second = '', year = ''] = slashed.exec(date) ?? [];
  if (first) return { numbers: [first, second, year] };
  const fromDay = dayAndName.exec(date);
  if (fromDay) return { day: dayFrom(fromDay[3], fromDay[2], fromDay[1]) };
  const fromName = nameAndDay.exec(date);
  return fromName ? { day: dayFrom(fromName[3], fromName[1], fromName[2]) } : undefined;
}

function clockTime(hour: string, minute = '00', half = ''): string {
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function inOrder([first, second, year]: readonly [string, string, string], order: DateOrder): string {
  return order === 'day first' ? dayFrom(year, second, first) : dayFrom(year, first, second);
}

/** @param month a number or a name */
function dayFrom(year = '', month = '', day = ''): string {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const number = /^\d+$/.test(month) ? month : String(monthNames().get(month.toLowerCase()) ?? 0);
  return `${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The languages in which names of months are read. None of the names has two meanings. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
let names: ReadonlyMap<string, number> | undefined;

/** The numbers of months by their long and short names, in lower case and without a dot. */
function monthNames(): ReadonlyMap<string, number> {
  const months = Array.from({ length: 12 }, (_, index) => index);
  names ??= new Map([
    ['sept', 9],
    ...languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
        return months.map((index): [string, number] => {
          const parts = format.formatToParts(Date.UTC(2024, index, 1));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          return [name.toLowerCase().replace(/\.$/, ''), index + 1];
        });
      }),
    ),
  ]);
  return names;
}
