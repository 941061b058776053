import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import buildServer from '../tests/support/built-server.ts';
import { requestOf, type Scene } from './http/requests.ts';
import { startServer } from './http.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

/** The server works at its limit with this many clients, and none of them waits for long. */
const normalConnections = 20;
/** So many in each of two groups that the load doesn't wait for answers; the system keeps at most 511 that aren't accepted yet. */
const overloadConnections = 450;
const addresses = 16;
const seconds = 10;
const warmUpMs = 1_000;
/** The longest wait before an operation starts or is refused. */
const maxWaitMs = 200;

/** It takes the server ten times as long as refusing it, so that these clients can send twice as many as it can answer. */
const list = 'tasks(first: 100) { edges { node { id title column rank assigneeId } } }';
const scene: Scene = {
  title: '200 cards as a free document',
  text: `{ one: ${list} two: ${list} }`,
  isOfSite: false,
  cards: 100,
  by: 'visitor',
};

interface Answers {
  /** Milliseconds of each answer, and of each refusal with 503. */
  readonly accepted: number[];
  readonly refused: number[];
  /** Other answers, and broken connections. */
  failures: number;
}

type Request = ReturnType<typeof requestOf>;

/** `pnpm bench overload`: an operation that is sent twice as often as the server can answer it. */
export async function benchOverload(): Promise<void> {
  await buildServer();
  const server = await startServer('Canary QR', scene.cards);
  const request = requestOf(scene, 'text', server.origin);
  const normal = await putLoad(server.url, request, normalConnections);
  const capacity = normal.accepted.length / seconds;
  const [first, second] = await Promise.all([
    putLoad(server.url, request, overloadConnections, capacity),
    setTimeout(warmUpMs).then(() => putLoad(server.url, request, overloadConnections, capacity)),
  ]);
  const overload = {
    accepted: [...first.accepted, ...second.accepted],
    refused: [...first.refused, ...second.refused],
    failures: first.failures + second.failures,
  };
  const recovery = await measureRecovery(server.url, request, quantile(normal.accepted, 0.99));
  await server.stop();
  const lateMs = quantile(normal.accepted, 0.99) + maxWaitMs;
  const row = (name: string, { accepted, refused, failures }: Answers) => [
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

/** @param perSecond requests per second; without it, each connection sends the next one when it has an answer */
function putLoad(url: string, request: Request, connections: number, perSecond?: number): Promise<Answers> {
  return new Promise((resolve, reject) => {
    const answers: Answers = { accepted: [], refused: [], failures: 0 };
    const { path, headers, ...options } = request;
    let clients = 0;
    const instance = autocannon(
      {
        ...options,
        url: `${url}${path}`,
        connections,
        duration: seconds + warmUpMs / 1_000,
        ...(perSecond && { overallRate: Math.round(perSecond) }),
        setupClient: (client) => {
          clients += 1;
          client.setHeaders({ ...headers, 'x-forwarded-for': `192.0.2.${clients % addresses}` });
        },
      },
      (error: Error | null) => (error ? reject(error) : resolve(answers)),
    );
    const start = performance.now();
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      // While connections are opened, the system makes some of them wait.
      if (performance.now() - milliseconds - start < warmUpMs) return;
      if (status === 200) answers.accepted.push(milliseconds);
      else if (status === 503) answers.refused.push(milliseconds);
      else answers.failures += 1;
    });
    instance.on('reqError', () => {
      answers.failures += 1;
    });
  });
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
