import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createOperationQueues } from './operation-queues.ts';

const [here, there] = ['192.0.2.1', '198.51.100.1'];

/** Starts operations that use the processor alone, each for some milliseconds. */
function openQueue(ms: number) {
  const clock = createTestClock();
  const { startQueue: queue } = createOperationQueues(1, clock, new EventEmitter());
  const ended: string[] = [];
  const send = async (address: string) => {
    const end = await queue.enter(address);
    if (!end) return void ended.push('refused');
    clock.advance(ms);
    ended.push(address);
    end();
  };
  return { clock, ended, send };
}

test('After 10 ms of an iteration of the event loop, operations wait for the next, and the addresses take turns', async () => {
  const { ended, send } = openQueue(6);
  for (let count = 0; count < 3; count += 1) await send(here);
  const others = [here, here, there].map(send);
  // The operations that start in the next iteration are seen after it.
  const seen: string[][] = [];
  for (let iteration = 0; iteration < 2; iteration += 1) {
    await setImmediate();
    seen.push(ended.splice(0));
  }
  await Promise.all(others);
  expect(seen).toEqual([[here, here, here, there, here], [here]]);
});

test('An operation that waits, for example for the database, lets the next operation start', async () => {
  const { startQueue: queue } = createOperationQueues(1, createTestClock(), new EventEmitter());
  const unfinished = [here, here, here].map((address) => queue.enter(address));
  expect(await Promise.all(unfinished)).not.toContain(null);
});

test('An operation that would wait for more than 4 s is refused', async () => {
  const { clock, ended, send } = openQueue(11);
  const all = [send(here), send(here), send(here)];
  clock.advance(4_000);
  await Promise.all(all);
  expect(ended).toContain('refused');
});

test('Operations start when the connections that wait have been accepted, though Node accepts one in each iteration', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { startQueue } = createOperationQueues(1, createTestClock(), server);
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const acceptedBefore = new Promise<number>((resolve) => {
    server.once('connection', () => void startQueue.enter(here).then(() => resolve(accepted)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (let count = 0; count < 20; count += 1) {
    const connection = connect(port, '127.0.0.1');
    onTestFinished(() => void connection.destroy());
  }
  expect(await acceptedBefore).toBe(20);
});

test('Connections without end make an operation wait for 10 ms', async () => {
  const clock = createTestClock();
  const server = new EventEmitter();
  const { startQueue } = createOperationQueues(1, clock, server);
  const acceptConnections = async () => {
    for (let count = 0; count < 20; count += 1) {
      server.emit('connection');
      await setImmediate();
    }
  };
  server.emit('connection');
  let hasStarted = false;
  void startQueue.enter(here).then(() => {
    hasStarted = true;
  });
  await acceptConnections();
  clock.advance(9);
  await acceptConnections();
  expect(hasStarted).toBe(false);
  clock.advance(1);
  await acceptConnections();
  expect(hasStarted).toBe(true);
});
