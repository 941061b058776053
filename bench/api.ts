import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readsAs } from '../qr/src/read-back.ts';
import { setReaderFromDisk } from '../qr/src/testing/reader.ts';
import buildServer from '../tests/support/built-server.ts';
import { killWithThisProcess } from '../tests/support/watchdog.ts';
import { peers, senders } from './api/contestants.ts';
import { putLoad } from './http/load.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

const size = 512;
const rounds = 3;
const seconds = 4;
const warmUpSeconds = 3;
/** Requests at the same time. The pool of workers refuses more than it can queue. */
const clients = 4;

const ours = 'Canary QR';

/**
 * `pnpm bench api`: PNG images of 512 pixels a second by one core, each of another text and read back, compared with
 * servers of other libraries; and a repeated address, compared with a server that sends the same bytes.
 */
export async function benchApi(): Promise<void> {
  await buildServer();
  setReaderFromDisk();
  const cpu = cpus()[0]?.model.trim() ?? 'CPU';
  console.log(`Node ${process.version}, one core of ${cpus().length} × ${cpu}; ${clients} clients.\n`);
  const servers = await Promise.all([ours, ...peers, ...senders].map(startServer));
  try {
    const drawing = servers.slice(0, 1 + peers.length);
    for (const server of drawing) await checkImage(server);
    await compareDistinct(drawing);
    await compareRepeated([...servers.slice(0, 1), ...servers.slice(1 + peers.length)]);
  } finally {
    for (const { stop } of servers) stop();
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts a server on the first core. */
async function startServer(name: string) {
  const file = join(import.meta.dirname, 'api/server.ts');
  const child = spawn('taskset', ['--cpu-list', '0', process.execPath, file, name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  killWithThisProcess(child);
  const [message] = await once(child, 'message');
  const { port } = z.object({ port: z.int() }).parse(message);
  return { name, port, route: name === ours ? '/api/v1/qr.png' : '/qr.png', stop: () => child.send('stop') };
}

let drawn = 0;

/** The path of an image of a text that no other image has. */
function nextPath({ route }: Server): { readonly path: string; readonly text: string } {
  drawn += 1;
  const text = `https://example.com/menu/${drawn.toString(36).padStart(6, '0')}`;
  return { path: `${route}?data=${encodeURIComponent(text)}&size=${size}`, text };
}

/** Requests an image, as one of many addresses, so that no limit of one address is reached. */
function fetchImage({ port }: Server, path: string): Promise<Response> {
  const address = `198.18.${(drawn >> 8) & 255}.${drawn & 255}`;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } });
}

async function checkImage(server: Server): Promise<void> {
  const { path, text } = nextPath(server);
  const response = await fetchImage(server, path);
  const isRead = response.ok && (await readsAs(await response.blob(), text));
  if (!isRead) throw new Error(`${server.name} answers ${response.status} without a code of the text.`);
}

async function compareDistinct(servers: readonly Server[]): Promise<void> {
  const runs = servers.map((server) => ({ server, rates: [] as number[], latencies: [] as number[] }));
  for (const { server } of runs) await drawFor(server, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const run of [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)]) {
      const latencies = await drawFor(run.server, seconds);
      run.rates.push(latencies.length / seconds);
      run.latencies.push(...latencies);
    }
  }
  const rateOf = ({ rates }: { rates: readonly number[] }) => quantile(rates, 0.5);
  const [first] = runs;
  printTable(
    `PNG images of ${size} pixels, each of another text and read back`,
    ['', 'images/s', 'of ours', 'p50', 'p99'],
    runs.map((run) => [
      run.server.name,
      rateOf(run).toFixed(0),
      first ? (rateOf(run) / rateOf(first)).toFixed(2) : '',
      `${quantile(run.latencies, 0.5).toFixed(0)} ms`,
      `${quantile(run.latencies, 0.99).toFixed(0)} ms`,
    ]),
  );
}

/** Draws images one after the other with each client. @returns the milliseconds of each image */
async function drawFor(server: Server, time: number): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + time * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const response = await fetchImage(server, nextPath(server).path);
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok || byteLength === 0) throw new Error(`${server.name} answered ${response.status}.`);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies;
}

async function compareRepeated(servers: readonly Server[]): Promise<void> {
  const runs = servers.map((server) => ({ server, rates: [] as number[], ...nextPath(server) }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, path, rates } of runs) {
      const request = { method: 'GET', path, headers: {} } as const;
      const load = await putLoad(`http://127.0.0.1:${server.port}`, request, { seconds: 2 });
      // The first round warms up.
      if (round > 0) rates.push(load.accepted.length / load.seconds);
      if (load.refused.length + load.failures > 0) throw new Error(`${server.name} refused requests.`);
    }
  }
  const rateOf = ({ rates }: { rates: readonly number[] }) => quantile(rates, 0.5);
  const [, bare, guarded] = runs;
  const ratio = (run: (typeof runs)[number], to = run) => (rateOf(run) / rateOf(to)).toFixed(2);
  printTable(
    'A repeated address',
    ['', 'requests/s', 'of Fastify', 'of guards'],
    runs.map((run) => [
      run.server.name,
      Math.round(rateOf(run)).toLocaleString('en'),
      ratio(run, bare),
      ratio(run, guarded),
    ]),
  );
}
