import { beforeEach, expect, test, vi } from 'vitest';
import { createBackoff } from './backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('Ending a wait leaves no timer', async () => {
  const backoff = createBackoff();
  const waiting = backoff.wait({ kind: 'unreachable' });
  expect(vi.getTimerCount()).toBe(1);
  backoff.end();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

test('A wait ends when the browser is back online', async () => {
  const waiting = createBackoff().wait({ kind: 'unreachable' });
  window.dispatchEvent(new Event('online'));
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

test('Only the end of all attempts shortens a wait that a rate limit demands', async () => {
  const over = new AbortController();
  const backoff = createBackoff(over.signal);
  const isOver = vi.fn();
  const waiting = backoff.wait({ kind: 'rate-limited', seconds: 60 }).then(isOver);
  backoff.end();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).not.toHaveBeenCalled();
  over.abort();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
  await backoff.wait({ kind: 'unreachable' });
});
