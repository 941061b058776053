import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToday } from './use-today.ts';

afterEach(() => vi.useRealTimers());

test('Today changes at midnight, and when the page is shown after that', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-30');
  act(() => vi.advanceTimersByTime(29_000));
  expect(result.current).toBe('2026-11-30');
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe('2026-12-01');
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2026-12-02');
  // The computer slept, so no timer has run.
  vi.setSystemTime(new Date(2026, 11, 5, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-12-05');
});
