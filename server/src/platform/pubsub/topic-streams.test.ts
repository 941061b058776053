import { expect, test } from 'vitest';
import { createPubSub } from './pubsub.ts';
import type { ReplayStream } from './replay-stream.ts';
import { createTopicStreams, signalOnce } from './topic-streams.ts';

const signal = { done: false, value: {} };
const end = { done: true, value: undefined };

/** Whether a promise is still pending after the current event loop turn. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setImmediate(resolve, 'later'));
  return (await Promise.race([promise, later])) === 'later';
}

/** Counts how many subscriptions of a topic are open. */
function openTopics() {
  const pubsub = createPubSub();
  let open = 0;
  const openStream = createTopicStreams({
    ...pubsub,
    subscribe: (topic) => {
      open += 1;
      const signals = pubsub.subscribe(topic);
      const end = signals.return?.bind(signals);
      signals.return = async () => {
        open -= 1;
        return (await end?.()) ?? { done: true, value: undefined };
      };
      return signals;
    },
  });
  return { openStream, publish: pubsub.publish, open: () => open };
}

test('Streams of a topic share its subscription, and each signals at once and after each change', async () => {
  const { openStream, publish, open } = openTopics();
  const streams = [openStream('viewer:1'), openStream('viewer:1')];
  for (const stream of streams) expect(await stream.next()).toEqual(signal);
  const next = streams.map((stream) => stream.next());
  expect(await isWaiting(Promise.race(next))).toBe(true);
  publish('viewer:2');
  expect(await isWaiting(Promise.race(next))).toBe(true);
  publish('viewer:1');
  expect(await Promise.all(next)).toEqual([signal, signal]);
  expect(open()).toBe(1);
  for (const stream of streams) await stream.return();
  expect(open()).toBe(0);
});

test('A new reader gets a new signal, and one that is behind only the newest', async () => {
  const { openStream, publish } = openTopics();
  const { source, since } = openStream('viewer:1');
  const first = source.recent(since);
  const later = openStream('viewer:1');
  expect(later.source).toBe(source);
  expect(later.source.recent(later.since)?.items[0]).not.toBe(first?.items[0]);
  await isWaiting(new Promise(() => undefined));
  publish('viewer:1');
  await isWaiting(new Promise(() => undefined));
  publish('viewer:1');
  await isWaiting(new Promise(() => undefined));
  expect(source.recent(since)).toEqual({ items: [{}], cursor: since + 3, isLast: false });
});

test('A value that never changes signals once and stays open', async () => {
  const stream: ReplayStream<object> = signalOnce();
  expect(await stream.next()).toEqual(signal);
  const next = stream.next();
  expect(await isWaiting(next)).toBe(true);
  await stream.return();
  expect(await next).toEqual(end);
});
