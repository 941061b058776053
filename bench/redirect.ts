import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { fillLinks, phone, slugOf } from '../tests/support/links.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { createTempFolder } from '../tests/support/temp-folder.ts';
import { killWithThisProcess } from '../tests/support/watchdog.ts';
import { zipf } from './redirect/zipf.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

const linkCount = Number(process.env['LINKS'] ?? 1_000_000);
const connections = 32;
/** The most frequent links, which are in memory. */
const keptCount = 20_000;
const rounds = 5;
const seconds = 2;
/** The time in which the cache is filled. */
const warmUpSeconds = 8;

const kinds = [
  'node:http',
  'Canary QR, without counting',
  'Canary QR',
  'Canary QR, with a query string',
  'Fastify, read and insert',
] as const;
/** The query string that phones send to the server that passes it on. */
const query = '?utm_source=poster&utm_campaign=spring';

/**
 * `pnpm bench redirect`: redirects of a million links, drawn by Zipf's law, by one process, compared with a bare server
 * that sends the same bytes, and with a route that reads and inserts a row. `LINKS=100000` makes it shorter.
 */
export async function benchRedirect(): Promise<void> {
  const cpu = cpus()[0]?.model.trim() ?? 'CPU';
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu}; ${linkCount} links, ${connections} connections.\n`,
  );
  const folder = await createTempFolder();
  const postgres = await startPostgres(join(folder.path, 'postgres'));
  try {
    const databases = [
      ['SQLite', `file:${join(folder.path, 'bench.db')}`],
      ['Postgres', await postgres.createDatabase('bench')],
    ] as const;
    for (const [name, url] of databases) {
      const database = await openDatabase(url);
      await fillLinks(database.client, linkCount);
      await database.close();
      await compare(name, url);
    }
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

const usage = z.object({ cpu: z.number(), misses: z.number(), stall: z.number(), rss: z.number() });

async function startServer(kind: string, databaseUrl: string) {
  const child = fork(join(import.meta.dirname, 'redirect/server.ts'), [kind, databaseUrl]);
  killWithThisProcess(child);
  const ask = async (message: string) => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return usage.parse(answer);
  };
  const [started] = await once(child, 'message');
  const { port } = z.object({ port: z.number() }).parse(started);
  return { kind, port, ask, stop: () => child.kill('SIGKILL') };
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function compare(name: string, databaseUrl: string): Promise<void> {
  const servers = [];
  for (const kind of kinds) servers.push(await startServer(kind, databaseUrl));
  const draw = zipf(linkCount, Math.random);
  // Draws only links that are in memory after the warm-up.
  const drawKept = zipf(keptCount, Math.random);
  for (const server of servers) {
    let next = 0;
    const isOurs = server.kind.includes('Canary');
    await putLoad(server, isOurs ? () => next++ % keptCount : drawKept, {
      seconds: isOurs ? warmUpSeconds : 1,
    });
  }
  const runs = servers.map((server) => ({
    server,
    rates: [] as number[],
    latencies: [] as number[],
    cpu: 0,
    requests: 0,
    stall: 0,
    rss: 0,
  }));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % runs.length;
    for (const run of [...runs.slice(first), ...runs.slice(0, first)]) {
      const before = await run.server.ask('start');
      const { count } = await putLoad(run.server, drawKept, { seconds });
      const after = await run.server.ask('usage');
      run.rates.push(count / seconds);
      run.requests += count;
      run.cpu += after.cpu - before.cpu;
      run.stall = Math.max(run.stall, after.stall);
      run.rss = after.rss;
    }
  }
  const rateOf = ({ rates }: { rates: number[] }) => quantile(rates, 0.5);
  const half = Math.min(...runs.slice(0, 3).map(rateOf)) / 2;
  for (let round = 0; round < rounds; round += 1)
    for (const run of runs.slice(0, 3)) {
      const { latencies } = await putLoad(run.server, drawKept, { seconds, perSecond: half });
      run.latencies.push(...latencies);
    }
  const [, , ours] = runs;
  if (ours) await measureMisses(name, ours.server, draw);
  for (const { server } of runs) server.stop();
  const [bare] = runs;
  if (!bare) return;
  const p99 = (run: (typeof runs)[number]) => quantile(run.latencies, 0.99);
  printTable(
    `${name}; p99 at ${Math.round(half).toLocaleString('en')} requests/s`,
    ['', 'requests/s', 'of bare', 'CPU', 'p99', 'of bare', 'stall', 'memory'],
    runs.map((run) => [
      run.server.kind,
      Math.round(rateOf(run)).toLocaleString('en'),
      (rateOf(run) / rateOf(bare)).toFixed(2),
      `${(run.cpu / run.requests).toFixed(1)} µs`,
      run.latencies.length > 0 ? `${p99(run).toFixed(2)} ms` : '',
      run.latencies.length > 0 ? (p99(run) / p99(bare)).toFixed(2) : '',
      `${run.stall.toFixed(0)} ms`,
      `${run.rss.toFixed(0)} MB`,
    ]),
  );
}

/** Prints how many requests of all links miss the cache, and the cost of a miss. */
async function measureMisses(name: string, server: Server, draw: () => number): Promise<void> {
  const kept = await server.ask('usage');
  const start = await server.ask('start');
  const { count } = await putLoad(server, draw, { seconds: 3 * seconds });
  const end = await server.ask('usage');
  const misses = end.misses - start.misses;
  console.log(
    `${name}, all links: ${Math.round(count / (3 * seconds)).toLocaleString('en')} requests/s, ` +
      `${((100 * misses) / count).toFixed(1)}% misses, ${((end.cpu - start.cpu) / count).toFixed(1)} µs of CPU a request, ` +
      `longest stall ${end.stall.toFixed(0)} ms, memory ${kept.rss.toFixed(0)} to ${end.rss.toFixed(0)} MB`,
  );
}

interface LoadOptions {
  readonly seconds: number;
  /** Requests per second of all connections. Default: each connection sends the next request when it has an answer. */
  readonly perSecond?: number;
}

/** Sends requests of drawn links over keep-alive connections, as phones behind a proxy do. */
async function putLoad({ port, kind }: Server, draw: () => number, { seconds, perSecond }: LoadOptions) {
  const sent = kind.endsWith('query string') ? query : '';
  const latencies: number[] = [];
  let count = 0;
  const end = performance.now() + seconds * 1_000;
  const pauseMs = perSecond ? (connections / perSecond) * 1_000 : 0;
  const run = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let sentAt = 0;
      let nextAt = performance.now() + (index / connections) * pauseMs;
      const send = () => {
        sentAt = performance.now();
        if (sentAt >= end) return socket.destroy();
        socket.write(
          `GET /q/${slugOf(draw())}${sent} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${phone}\r\naccept: text/html,application/xhtml+xml\r\naccept-language: de-DE,de;q=0.9\r\naccept-encoding: gzip, deflate, br\r\nx-forwarded-for: 198.51.100.${index}\r\ncf-ipcountry: DE\r\nsec-fetch-mode: navigate\r\n\r\n`,
        );
      };
      const sendLater = () => {
        if (pauseMs === 0) return send();
        nextAt += pauseMs;
        setTimeout(send, Math.max(0, nextAt - performance.now()));
      };
      socket.setNoDelay(true);
      socket.on('connect', sendLater);
      socket.on('data', (data) => {
        if (!data.includes('\r\n\r\n')) return;
        if (!data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 302')))
          return reject(new Error(`Not a redirect: ${data.toString().slice(0, 300)}`));
        count += 1;
        if (pauseMs > 0) latencies.push(performance.now() - sentAt);
        sendLater();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
  return { count, latencies };
}
