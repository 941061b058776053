import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage, patienceMs } from './answer.ts';

const fresh = new Response('fresh');
const kept = new Response('kept');
const never = new Promise<Response>(() => undefined);
const keep = async () => kept;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A page comes from the server where it answers', async () => {
  expect(await answerPage(async () => fresh, keep)).toBe(fresh);
  const gone = new Response('', { status: 404 });
  expect(await answerPage(async () => gone, keep)).toBe(gone);
});

test('The kept page stands in for a server that is away, or that fails', async () => {
  expect(await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), keep)).toBe(kept);
  expect(await answerPage(async () => new Response('', { status: 503 }), keep)).toBe(kept);
});

test('The kept page stands in for a server that takes too long', async () => {
  const answer = answerPage(() => never, keep);
  await vi.advanceTimersByTimeAsync(patienceMs);
  expect(await answer).toBe(kept);
});

test('Where nothing was kept, whatever the network says is the answer', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(
    answerPage(
      () => Promise.reject(failure),
      async () => undefined,
    ),
  ).rejects.toBe(failure);
});
