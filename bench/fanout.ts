import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { postGraphql } from '../tests/support/graphql-client.ts';
import type { Contestant } from './fanout/contestants.ts';
import { openSubscribers } from './fanout/subscribers.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

const subscribers = 2_000;
/** Changes made as fast as possible, `atOnce` at a time. */
const burst = 300;
const atOnce = 10;
/** Changes made one by one with pauses, to measure latency without a queue. */
const paced = 40;
const paceMs = 150;

const contestants: readonly Contestant[] = ['bare ws', 'Canary QR', 'graphql-ws', 'Apollo Server'];
const tsx = createRequire(import.meta.url).resolve('tsx');

const usage = z.object({ cpu: z.number(), rss: z.number(), heap: z.number() });

interface Result {
  readonly contestant: Contestant;
  /** Messages per second over all subscribers. */
  readonly throughput: number;
  /** Microseconds of server CPU per message, without the cost of the changes themselves. */
  readonly cpu: number;
  /** KiB per connection: JavaScript heap with external memory, and resident memory of the process. */
  readonly heap: number;
  readonly rss: number;
  /** Milliseconds from sending a mutation to receiving its event. */
  readonly p50: number;
  readonly p99: number;
}

/** `pnpm bench fanout`: one board event sent to 2,000 subscribers by this server, by bare `ws` and by two other servers. */
export async function benchFanout(): Promise<void> {
  const results: Result[] = [];
  for (const contestant of contestants) {
    process.stderr.write(`${contestant} …\n`);
    results.push(await measure(contestant));
  }
  const [bare] = results;
  printTable(
    `${subscribers} subscribers of one process; ${burst} concurrent changes, then ${paced} one by one`,
    ['', 'messages/s', 'CPU/message', 'of bare ws', 'heap/conn.', 'RSS/conn.', 'p50', 'p99'],
    results.map(({ contestant, throughput, cpu, heap, rss, p50, p99 }) => [
      contestant,
      Math.round(throughput).toLocaleString('en'),
      `${cpu.toFixed(2)} µs`,
      bare ? `${(bare.cpu / cpu).toFixed(2)}` : '',
      `${heap.toFixed(1)} KiB`,
      `${rss.toFixed(1)} KiB`,
      `${p50.toFixed(0)} ms`,
      `${p99.toFixed(0)} ms`,
    ]),
  );
}

async function measure(contestant: Contestant): Promise<Result> {
  const server = await startServer(contestant);
  try {
    return await measureServer(contestant, server);
  } finally {
    await server.stop();
  }
}

async function measureServer(
  contestant: Contestant,
  server: Awaited<ReturnType<typeof startServer>>,
): Promise<Result> {
  const { port } = server;
  // Warm up the JIT compiler.
  await changeAtOnce(port, burst);
  const alone = await server.usage();
  await changeAtOnce(port, burst);
  const changed = await server.usage();
  const changesCost = changed.cpu - alone.cpu;

  const everyone = await openSubscribers(port, subscribers, 2 * burst);
  // One message to all subscribers completes their set-up.
  await changeAtOnce(port, 1);
  await everyone.reached(subscribers);
  const before = await server.usage();

  const messages = burst * subscribers;
  const start = performance.now();
  await Promise.all([changeAtOnce(port, burst), everyone.reached(subscribers + messages)]);
  const seconds = (performance.now() - start) / 1_000;
  const after = await server.usage();

  const delays: number[] = [];
  for (let count = 1; count <= paced; count += 1) {
    const changeId = crypto.randomUUID();
    everyone.receipts.set(changeId, []);
    const sent = performance.now();
    await change(port, changeId);
    await everyone.reached(subscribers + messages + count * subscribers);
    for (const at of everyone.receipts.get(changeId) ?? []) delays.push(at - sent);
    everyone.receipts.clear();
    await wait(paceMs);
  }
  everyone.close();
  return {
    contestant,
    throughput: messages / seconds,
    cpu: (after.cpu - before.cpu - changesCost) / messages,
    heap: (before.heap - changed.heap) / subscribers / 1_024,
    rss: (before.rss - changed.rss) / subscribers / 1_024,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
  };
}

async function changeAtOnce(port: number, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await change(port, crypto.randomUUID());
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
}

async function change(port: number, changeId: string): Promise<void> {
  const input = { title: 'Write the release notes and tell everyone', column: 'todo', changeId };
  const { errors } = await postGraphql(
    `http://127.0.0.1:${port}`,
    'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }',
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

async function startServer(contestant: Contestant) {
  const child = fork(join(import.meta.dirname, 'fanout/server.ts'), [contestant], {
    execArgv: ['--import', tsx, '--expose-gc'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${contestant} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const next = (wants: (message: unknown) => boolean) =>
    Promise.race([
      ended,
      new Promise<unknown>((resolve) => {
        const listen = (message: unknown) => {
          if (!wants(message)) return;
          child.off('message', listen);
          resolve(message);
        };
        child.on('message', listen);
      }),
    ]);
  let asked = 0;
  const ask = (what: 'usage' | 'stop') => {
    const id = ++asked;
    const answer = next((message) => Object(message).id === id);
    child.send({ id, ask: what });
    return answer;
  };
  const { port } = z.object({ port: z.int() }).parse(await next(() => true));
  return { port, usage: async () => usage.parse(await ask('usage')), stop: () => ask('stop') };
}
