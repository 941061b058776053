import { setTimeout } from 'node:timers/promises';
import { operations } from '../server/src/guards/limits.ts';
import buildServer from '../tests/support/built-server.ts';
import { type Load, putLoad } from './http/load.ts';
import { type Request, requestOf, type Scene } from './http/requests.ts';
import { startServer } from './http.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

/**
 * The number of clients in each of two groups: enough that the load doesn't wait for answers, and fewer than the 511
 * connections that the system keeps until they are accepted.
 */
const clients = 450;
const seconds = 10;
const warmUpSeconds = 1;
const options = { seconds, warmUpSeconds, addresses: 16 };

/**
 * The operation. The server takes ten times as long to answer it as to refuse it, so that the clients can send twice as
 * many operations as the server can answer.
 */
const list = 'tasks(first: 100) { edges { node { id title columnId rank assigneeIds } } }';
const scene: Scene = {
  title: '200 cards as a free document',
  text: `{ one: ${list} two: ${list} }`,
  isOfSite: false,
  cards: 100,
  by: 'visitor',
};

/** `pnpm bench overload`: an operation that is sent twice as often as the server can answer it. */
export async function benchOverload(): Promise<void> {
  await buildServer();
  const server = await startServer('Canary QR', scene.cards);
  const request = requestOf(scene, 'text', server.origin);
  // With the usual clients, the server works at its limit, and no client waits for long.
  const normal = await putLoad(server.url, request, options);
  const group = { ...options, clients, perSecond: normal.accepted.length / seconds };
  const [first, second] = await Promise.all([
    putLoad(server.url, request, group),
    setTimeout(warmUpSeconds * 1_000).then(() => putLoad(server.url, request, group)),
  ]);
  const overload: Load = {
    seconds,
    accepted: [...first.accepted, ...second.accepted],
    refused: [...first.refused, ...second.refused],
    failures: first.failures + second.failures,
  };
  const recovery = await measureRecovery(server.url, request, quantile(normal.accepted, 0.99));
  await server.stop();
  const lateMs = quantile(normal.accepted, 0.99) + operations.maxWaitMs;
  const row = (name: string, { accepted, refused, failures }: Load) => [
    name,
    ...[accepted, refused].flatMap((times) => [
      Math.round(times.length / seconds).toLocaleString('en'),
      times.length > 0 ? quantile(times, 0.5).toFixed(0) : '',
      times.length > 0 ? quantile(times, 0.99).toFixed(0) : '',
    ]),
    String(accepted.filter((ms) => ms > lateMs).length),
    String(failures),
  ];
  const columns = ['', 'accepted/s', 'p50', 'p99', 'refused/s', 'p50', 'p99', 'late', 'failed'];
  const title = `${scene.title}, times in ms; late is over ${lateMs.toFixed(0)} ms, the normal p99 and the queue`;
  printTable(title, columns, [row('at its limit', normal), row('twice the load', overload)]);
  console.log(`Recovered ${recovery.toFixed(0)} ms after the end of the load.`);
}

/** The milliseconds until a request is answered within a normal time. */
async function measureRecovery(url: string, { path, ...options }: Request, normalMs: number) {
  const end = performance.now();
  for (;;) {
    const start = performance.now();
    const { ok } = await fetch(`${url}${path}`, options);
    const now = performance.now();
    if (ok && now - start <= normalMs) return now - end;
  }
}
