import { expect, test } from 'vitest';
import { createPubSub } from './pubsub.ts';
import { wakeOnce } from './signals.ts';

const wakeup = { done: false, value: undefined };
const end = { done: true, value: undefined };

/** Whether a promise is still open after everything that was due has run. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setImmediate(resolve, 'later'));
  return (await Promise.race([promise, later])) === 'later';
}

test('A listener is woken at once, and then at each change', async () => {
  const pubsub = createPubSub();
  const wakeups = pubsub.subscribe('viewer:1');
  expect(await wakeups.next()).toEqual(wakeup);
  const next = wakeups.next();
  expect(await isWaiting(next)).toBe(true);
  pubsub.publish('viewer:2');
  expect(await isWaiting(next)).toBe(true);
  pubsub.publish('viewer:1');
  expect(await next).toEqual(wakeup);
});

test('A burst of changes wakes a slow listener once', async () => {
  const pubsub = createPubSub();
  const wakeups = pubsub.subscribe('viewer:1');
  await wakeups.next();
  for (let i = 0; i < 5_000; i += 1) pubsub.publish('viewer:1');
  expect(await wakeups.next()).toEqual(wakeup);
  expect(await isWaiting(wakeups.next())).toBe(true);
});

test('A change before the first value is asked for is part of that value', async () => {
  const pubsub = createPubSub();
  const wakeups = pubsub.subscribe('viewer:1');
  pubsub.publish('viewer:1');
  await wakeups.next();
  expect(await isWaiting(wakeups.next())).toBe(true);
});

test('Everyone who listens is woken', async () => {
  const pubsub = createPubSub();
  const all = [pubsub.subscribe('viewer:1'), pubsub.subscribe('viewer:1')];
  for (const wakeups of all) await wakeups.next();
  const next = all.map((wakeups) => wakeups.next());
  pubsub.publish('viewer:1');
  expect(await Promise.all(next)).toEqual([wakeup, wakeup]);
});

test('Everyone can be woken, whatever they listen to', async () => {
  const pubsub = createPubSub();
  const all = [pubsub.subscribe('viewer:1'), pubsub.subscribe('sessions:2')];
  for (const wakeups of all) await wakeups.next();
  const next = all.map((wakeups) => wakeups.next());
  pubsub.wakeAll();
  expect(await Promise.all(next)).toEqual([wakeup, wakeup]);
});

test('Leaving ends a wait at once, and for good', async () => {
  const pubsub = createPubSub();
  const wakeups = pubsub.subscribe('viewer:1');
  await wakeups.next();
  const next = wakeups.next();
  await wakeups.return?.();
  expect(await next).toEqual(end);
  pubsub.publish('viewer:1');
  expect(await wakeups.next()).toEqual(end);
});

test('What can never change is told once, and stays open', async () => {
  const wakeups = wakeOnce();
  expect(await wakeups.next()).toEqual(wakeup);
  const next = wakeups.next();
  expect(await isWaiting(next)).toBe(true);
  await wakeups.return?.();
  expect(await next).toEqual(end);
});
