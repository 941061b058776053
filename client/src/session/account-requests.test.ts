import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { createPatientSender, type Wait } from './account-requests.ts';

const waits: (Wait | null)[] = [];
let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  waits.length = 0;
  stop = new AbortController();
  sessionStore.set({ status: 'logged-in', userId: 'ada', unlocks: [] });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStore.set({ status: 'loading' });
});

const open = () =>
  createPatientSender({ signal: stop.signal, accountId: 'ada', onWait: (wait) => waits.push(wait) });
const serverError = (code: string, more: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code, ...more } }] });
/** Fails with each of the errors, and then succeeds. */
const failing = (...errors: Error[]) =>
  vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  });

test('A request is sent again after a lost connection, and when the server is busy', async () => {
  const request = failing(new TypeError('Failed to fetch'), serverError('UNAVAILABLE'));
  const sent = open()(request);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sent).toBe('done');
  expect(request).toHaveBeenCalledTimes(3);
  expect(waits).toEqual(['connection', 'server', null]);
});

test('A request waits as long as a short rate limit demands, and not for a long one', async () => {
  const request = failing(serverError('RATE_LIMITED', { retryAfter: 5 }));
  const sent = open()(request);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await sent).toBe('done');
  await expect(open()(failing(serverError('RATE_LIMITED', { retryAfter: 3_600 })))).rejects.toThrow(
    'RATE_LIMITED',
  );
});

test('A request waits until its account has logged in again', async () => {
  const request = failing(serverError('UNAUTHENTICATED'));
  const sent = open()(request);
  await vi.advanceTimersByTimeAsync(100_000);
  sessionStore.set({ status: 'logged-out', reason: 'ended' });
  sessionStore.set({ status: 'logged-in', userId: 'eve', unlocks: [] });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(request).toHaveBeenCalledTimes(1);
  sessionStore.set({ status: 'logged-in', userId: 'ada', unlocks: [] });
  expect(await sent).toBe('done');
  expect(waits).toEqual(['login', null]);
});

test('A rejected request isn’t sent again, and aborting ends a wait', async () => {
  const rejected = failing(serverError('BAD_USER_INPUT'));
  await expect(open()(rejected)).rejects.toThrow('BAD_USER_INPUT');
  expect(rejected).toHaveBeenCalledTimes(1);
  const waiting = open()(failing(serverError('UNAUTHENTICATED')));
  const ended = expect(waiting).rejects.toThrow('Cancelled');
  await vi.advanceTimersByTimeAsync(0);
  stop.abort(new Error('Cancelled'));
  await ended;
});
