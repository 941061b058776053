import { expect, test } from 'vitest';
import { createPubSub } from './pubsub.ts';

const signal = { done: false, value: undefined };
const end = { done: true, value: undefined };

/** Whether a promise is still pending after the current event loop turn. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setImmediate(resolve, 'later'));
  return (await Promise.race([promise, later])) === 'later';
}

test('A subscriber gets a signal at once and another at each change', async () => {
  const pubsub = createPubSub();
  const signals = pubsub.subscribe('viewer:1');
  expect(await signals.next()).toEqual(signal);
  const next = signals.next();
  expect(await isWaiting(next)).toBe(true);
  pubsub.publish('viewer:2');
  expect(await isWaiting(next)).toBe(true);
  pubsub.publish('viewer:1');
  expect(await next).toEqual(signal);
});

test('A slow subscriber gets one signal for a burst of changes', async () => {
  const pubsub = createPubSub();
  const signals = pubsub.subscribe('viewer:1');
  await signals.next();
  for (let i = 0; i < 5_000; i += 1) pubsub.publish('viewer:1');
  expect(await signals.next()).toEqual(signal);
  expect(await isWaiting(signals.next())).toBe(true);
});

test('A change before the first read causes no second signal', async () => {
  const pubsub = createPubSub();
  const signals = pubsub.subscribe('viewer:1');
  pubsub.publish('viewer:1');
  await signals.next();
  expect(await isWaiting(signals.next())).toBe(true);
});

test('Every subscriber of a topic gets the signal', async () => {
  const pubsub = createPubSub();
  const all = [pubsub.subscribe('viewer:1'), pubsub.subscribe('viewer:1')];
  for (const signals of all) await signals.next();
  const next = all.map((signals) => signals.next());
  pubsub.publish('viewer:1');
  expect(await Promise.all(next)).toEqual([signal, signal]);
});

test('The subscribers of all topics can be signalled together', async () => {
  const pubsub = createPubSub();
  const all = [pubsub.subscribe('viewer:1'), pubsub.subscribe('sessions:2')];
  for (const signals of all) await signals.next();
  const next = all.map((signals) => signals.next());
  pubsub.publishAll();
  expect(await Promise.all(next)).toEqual([signal, signal]);
});

test('Unsubscribing ends a waiting read at once', async () => {
  const pubsub = createPubSub();
  const signals = pubsub.subscribe('viewer:1');
  await signals.next();
  const next = signals.next();
  await signals.return?.();
  expect(await next).toEqual(end);
  pubsub.publish('viewer:1');
  expect(await signals.next()).toEqual(end);
});
