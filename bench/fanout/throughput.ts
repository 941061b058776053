import { printTable } from '../table.ts';
import { type ComparedServer, startServer } from './compared-server.ts';
import { type Contestant, contestants } from './contestants.ts';
import { openSubscribers } from './subscribers.ts';

const subscribers = 2_000;
/** The number of changes made as fast as possible. Other GraphQL servers take seven times as long for each change. */
const changesOf: { readonly [C in Contestant]: number } = {
  'bare ws': 300,
  'Canary QR': 300,
  'graphql-ws': 60,
  'Apollo Server': 60,
};

interface Result {
  readonly contestant: Contestant;
  /** Messages per second over all subscribers. */
  readonly throughput: number;
  /** Microseconds of server CPU per message, without the cost of the changes themselves. */
  readonly cpu: number;
}

/** Sends board events to 2,000 subscribers as fast as possible. */
export async function benchThroughput(): Promise<void> {
  const results: Result[] = [];
  for (const contestant of contestants) {
    process.stderr.write(`throughput of ${contestant} …\n`);
    const server = await startServer(contestant);
    try {
      results.push(await measure(server));
    } finally {
      await server.stop();
    }
  }
  const [bare] = results;
  printTable(
    `Board events to ${subscribers} subscribers of one process, as fast as possible`,
    ['', 'messages/s', 'CPU/message', 'of bare ws'],
    results.map(({ contestant, throughput, cpu }) => [
      contestant,
      Math.round(throughput).toLocaleString('en'),
      `${cpu.toFixed(2)} µs`,
      bare ? (bare.cpu / cpu).toFixed(2) : '',
    ]),
  );
}

async function measure(server: ComparedServer): Promise<Result> {
  const { contestant } = server;
  const changes = changesOf[contestant];
  // Warm up the JIT compiler.
  await server.changeOften(changes);
  const alone = await server.usage();
  await server.changeOften(changes);
  const changed = await server.usage();

  const everyone = await openSubscribers(server.port, subscribers, 2 * changes);
  // One message to all subscribers completes their set-up.
  await server.change();
  await everyone.reached(subscribers);
  const before = await server.usage();
  const messages = changes * subscribers;
  const start = performance.now();
  await Promise.all([server.changeOften(changes), everyone.reached(subscribers + messages)]);
  const seconds = (performance.now() - start) / 1_000;
  const after = await server.usage();
  everyone.close();
  return {
    contestant,
    throughput: messages / seconds,
    cpu: (after.cpu - before.cpu - (changed.cpu - alone.cpu)) / messages,
  };
}
