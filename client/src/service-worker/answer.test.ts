import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage, timeoutMs } from './answer.ts';

const fresh = new Response('fresh');
const cached = new Response('cached');
const never = new Promise<Response>(() => undefined);
const findCached = async () => cached;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Uses the server’s answer', async () => {
  expect(await answerPage(async () => fresh, findCached)).toBe(fresh);
  const missing = new Response('', { status: 404 });
  expect(await answerPage(async () => missing, findCached)).toBe(missing);
});

test('Uses the cached page when the server is unreachable or fails', async () => {
  expect(await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), findCached)).toBe(cached);
  expect(await answerPage(async () => new Response('', { status: 503 }), findCached)).toBe(cached);
});

test('Uses the cached page when the server takes too long', async () => {
  const answer = answerPage(() => never, findCached);
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(await answer).toBe(cached);
});

test('Without a cached page, the network’s result is the answer', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(
    answerPage(
      () => Promise.reject(failure),
      async () => undefined,
    ),
  ).rejects.toBe(failure);
});
