import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '../../../tests/support/balancer.ts';
import { createTestDatabase } from '../../../tests/support/shared-postgres.ts';
import { openPubSub } from './open-pubsub.ts';

test('What a server publishes while it is cut off reaches the others once it is back', async () => {
  const url = new URL(await createTestDatabase());
  const postgres = [Number(url.port)];
  const line = await startBalancer(0, postgres);
  const lost: unknown[] = [];
  const receiver = await openPubSub(url.href, (error) => lost.push(error));
  onTestFinished(() => receiver.close());
  url.port = String(line.port);
  let reportLoss = () => {};
  const isCutOff = new Promise<void>((resolve) => {
    reportLoss = resolve;
  });
  const sender = await openPubSub(url.href, () => reportLoss());
  onTestFinished(() => sender.close());

  const signals = receiver.pubsub.subscribe('viewer:ada');
  onTestFinished(async () => void (await signals.return?.()));
  await signals.next();
  sender.pubsub.publish('viewer:ada');
  await signals.next();

  const next = signals.next();
  await line.close();
  await isCutOff;
  sender.pubsub.publish('viewer:ada');
  const restored = await startBalancer(line.port, postgres);
  onTestFinished(() => restored.close());
  expect(await next).toEqual({ done: false, value: undefined });
  // A receiver that reconnects signals every topic, whether or not it was published.
  expect(lost).toEqual([]);
});
