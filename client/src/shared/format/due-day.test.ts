import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  dueState,
  dueText,
  endOfWeek,
  nextMonday,
  useToday,
} from './due-day.ts';

afterEach(() => vi.useRealTimers());

test('A moment is on the day of the user’s clock', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // Clocks change in Europe and in the United States.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-01', -1, '2026-10-31'],
])('%s and %d days are %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
  expect(daysBetween(day, result)).toBe(days);
});

test.each([
  ['2026-11-26', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
])('Next week begins after %s on %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
  expect(endOfWeek(day)).toBe(addDays(monday, -1));
});

test.each([
  ['2026-11-25', 'overdue', 'Overdue: Nov 25'],
  ['2025-11-25', 'overdue', 'Overdue: Nov 25, 2025'],
  ['2026-11-26', 'today', 'Today'],
  ['2026-11-27', 'soon', 'Tomorrow'],
  ['2026-11-28', 'soon', 'Nov 28'],
  ['2026-12-31', 'later', 'Dec 31'],
  ['2027-01-01', 'later', 'Jan 1, 2027'],
])('On 26 November 2026, a card due on %s is %s, in words ‘%s’', (dueOn, state, text) => {
  expect(dueState(dueOn, '2026-11-26')).toBe(state);
  expect(dueText(dueOn, '2026-11-26', 'en')).toBe(text);
});

test('Today changes at midnight, and when the page is shown after that', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) });
  const { result } = renderHook(useToday);
  act(() => vi.advanceTimersByTime(29_000));
  expect(result.current).toBe('2026-11-30');
  act(() => vi.advanceTimersByTime(2_000));
  expect(result.current).toBe('2026-12-01');
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2026-12-02');
  // The computer slept, so the timers did not run.
  vi.setSystemTime(new Date(2026, 11, 5, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-12-05');
});
