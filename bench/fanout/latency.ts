import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../rounds.ts';
import { printTable } from '../table.ts';
import { type ComparedServer, startServer } from './compared-server.ts';
import type { Contestant } from './contestants.ts';
import { openSubscribers, type Subscribers } from './subscribers.ts';

const compared: readonly Contestant[] = ['bare ws', 'Canary QR'];
const subscribers = 2_000;
const warmUp = 20;
/** The number of changes. With 100, the 99th percentile is one change, and varies from 0.9 to 1.7 times bare ws. */
const rounds = 500;
/** The pause before each change, so that no change waits for the previous change. */
const paceMs = 25;

interface Measured {
  readonly server: ComparedServer;
  readonly everyone: Subscribers;
  /** Milliseconds from sending a mutation to each receipt of its event. */
  readonly delays: number[];
  received: number;
}

/** Measures the time from a mutation to its 2,000 receipts, in turns with bare `ws`. */
export async function benchLatency(): Promise<void> {
  process.stderr.write('latency …\n');
  const all: Measured[] = [];
  try {
    for (const contestant of compared) {
      const server = await startServer(contestant);
      const everyone = await openSubscribers(server.port, subscribers, 0);
      all.push({ server, everyone, delays: [], received: 0 });
    }
    for (let round = 0; round < warmUp + rounds; round += 1) {
      if (round === warmUp) for (const { delays } of all) delays.length = 0;
      for (const measured of round % 2 ? all : all.toReversed()) await measure(measured);
    }
  } finally {
    for (const { server, everyone } of all) {
      everyone.close();
      await server.stop();
    }
  }
  const [bare] = all.map(({ delays }) => quantile(delays, 0.99));
  printTable(
    `From a mutation to its ${subscribers} receipts, ${rounds} changes one by one, in turns`,
    ['', 'p50', 'p99', 'p99 of bare ws'],
    all.map(({ server, delays }) => [
      server.contestant,
      `${quantile(delays, 0.5).toFixed(1)} ms`,
      `${quantile(delays, 0.99).toFixed(1)} ms`,
      bare ? (quantile(delays, 0.99) / bare).toFixed(2) : '',
    ]),
  );
}

async function measure(measured: Measured): Promise<void> {
  const { server, everyone, delays } = measured;
  const changeId = crypto.randomUUID();
  await wait(paceMs);
  everyone.receipts.set(changeId, []);
  measured.received += subscribers;
  const sent = performance.now();
  await Promise.all([server.change(changeId), everyone.reached(measured.received)]);
  for (const at of everyone.receipts.get(changeId) ?? []) delays.push(at - sent);
  everyone.receipts.clear();
}
