import { expect, test } from 'vitest';
import { addDays, dayOf, endOfWeek } from './days.ts';

test('A day is the one of the browser’s time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('Days are counted across months, leap days and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
});

test.each([
  ['2026-11-30', '2026-12-06'],
  ['2026-12-05', '2026-12-06'],
  ['2026-12-06', '2026-12-06'],
])('The week of %s ends on Sunday, %s', (day, end) => {
  expect(endOfWeek(day)).toBe(end);
});
