import { setTimeout as wait } from 'node:timers/promises';
import { printTable } from '../table.ts';
import { type ComparedServer, startServer } from './compared-server.ts';
import type { Contestant } from './contestants.ts';
import { openSubscribers } from './subscribers.ts';

const compared: readonly Contestant[] = ['bare ws', 'Canary QR'];
const connections = 10_000;
/** How many changes the clients have missed when they reconnect. */
const missed = 50;
/** How long a server has to notice that all clients are gone. */
const closeMs = 2_000;

/** Opens 10,000 connections, and lets all of them reconnect at once. */
export async function benchConnections(): Promise<void> {
  const memory: string[][] = [];
  const storms: string[][] = [];
  for (const contestant of compared) {
    process.stderr.write(`connections of ${contestant} …\n`);
    const server = await startServer(contestant);
    try {
      const measured = await measure(server);
      memory.push([contestant, ...measured.memory]);
      storms.push([contestant, ...measured.storm]);
    } finally {
      await server.stop();
    }
  }
  const count = connections.toLocaleString('en');
  printTable(
    `Memory for each of ${count} connections; ours with a subscription each`,
    ['', 'heap', 'resident'],
    memory,
  );
  printTable(
    `${count} clients reconnect at once; to ours, each since ${missed} changes ago`,
    ['', 'until connected', 'until caught up', 'messages', 'server CPU', 'memory at most'],
    storms,
  );
}

async function measure(server: ComparedServer) {
  const subscribes = server.contestant !== 'bare ws';
  const open = (count: number, since: number) =>
    openSubscribers(server.port, count, subscribes ? since : null);
  // The first connections load and compile code, whose memory isn't part of a connection. Opening more of them would
  // leave free memory for later connections.
  const first = await open(50, 0);
  await server.changeOften(10);
  await first.reached(500);
  first.close();
  await wait(closeMs);
  const empty = await server.usage();

  const everyone = await open(connections, 10);
  await server.change();
  await everyone.reached(connections);
  const connected = await server.usage();
  everyone.close();
  await wait(closeMs);

  await server.changeOften(missed);
  const before = await server.usage();
  const messages = subscribes ? connections * missed : 0;
  const start = performance.now();
  const again = await open(connections, 11);
  const connectedMs = performance.now() - start;
  await again.reached(messages);
  const caughtUpMs = performance.now() - start;
  const after = await server.usage();
  again.close();
  const perConnection = (bytes: number) => `${(bytes / connections / 1_024).toFixed(1)} KiB`;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return {
    memory: [perConnection(connected.heap - empty.heap), perConnection(connected.rss - empty.rss)],
    storm: [
      seconds(connectedMs),
      seconds(caughtUpMs),
      messages.toLocaleString('en'),
      seconds((after.cpu - before.cpu) / 1_000),
      `${Math.round((after.peakRss - empty.rss) / 1_024 ** 2)} MB`,
    ],
  };
}
