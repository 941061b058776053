import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import buildServer from '../tests/support/built-server.ts';
import { killWithThisProcess } from '../tests/support/watchdog.ts';
import { type Peer, peers } from './http/contestants.ts';
import { connections, type Load, putLoad } from './http/load.ts';
import { asFreeDocument, type Request, requestOf, type Scene, scenes, type Way } from './http/requests.ts';
import { quantile } from './rounds.ts';
import { printTable } from './table.ts';

const rounds = 3;
const seconds = 0.9;
const warmUpSeconds = 0.5;

/** A server, and how its clients send the operations. */
interface Contestant {
  readonly name: string;
  readonly server: Peer | 'Canary QR';
  readonly way: Way;
}

const ours = { name: 'Canary QR, document of the manifest', server: 'Canary QR', way: 'hash' } as const;
const oursFree = { name: 'Canary QR, free document', server: 'Canary QR', way: 'text' } as const;
const [mercurius, rest, ...others] = peers.map((server) => {
  const way = server.includes('REST') ? 'route' : 'text';
  return { name: server, server, way } as const;
});
const contestants: readonly Contestant[] = [ours, oursFree, mercurius, rest, ...others].flatMap(
  (one) => one ?? [],
);

interface Result {
  readonly contestant: Contestant;
  /** The median of the rounds. */
  readonly perSecond: number;
  /** Microseconds of server CPU per request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/**
 * `pnpm bench http`: operations over HTTP, answered by this server and by five other servers with the same data, in
 * interleaved rounds.
 */
export async function benchHttp(): Promise<void> {
  await buildServer();
  console.log(
    [
      `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}; ${connections} connections.`,
      'Canary QR is the built server with all its guards and limits, but for REQUEST_LIMIT=off, because the load comes',
      'from one address. The others answer the same JSON with the board in memory and no limits, but for one REST route',
      'behind our guards: what we take beyond that is the cost of GraphQL. For users with a session all read the',
      'session and the user from SQLite. Documents of the manifest are sent by hash, those for visitors by GET;',
      '{ __typename } and tasks are no operations of the site. Others are posted as text.\n',
    ].join('\n'),
  );
  const goals: string[][] = [];
  for (const cards of new Set(scenes.map((scene) => scene.cards))) {
    const names = ['Canary QR', ...peers];
    const servers = new Map(
      await Promise.all(names.map(async (name) => [name, await startServer(name, cards)] as const)),
    );
    for (const scene of scenes.filter((one) => one.cards === cards)) {
      const results = await measure(scene, servers);
      print(scene, results);
      goals.push(...goalsOf(scene, results));
    }
    await Promise.all([...servers.values()].map(({ stop }) => stop()));
  }
  printTable('Goals: requests per second', ['', 'ratio', 'goal', ''], goals);
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function measure(scene: Scene, servers: ReadonlyMap<string, Server>): Promise<Result[]> {
  const runs: { contestant: Contestant; server: Server; request: Request; loads: Load[]; cpu: number }[] = [];
  let expected: unknown;
  for (const contestant of contestants) {
    const server = servers.get(contestant.server);
    if (!server || (contestant.way === 'hash' && !scene.isOfSite)) continue;
    const asked = contestant === oursFree ? asFreeDocument(scene) : scene;
    const request = requestOf(asked, contestant.way, server.origin);
    const answer = await answerOf(server.url, request);
    expected ??= answer;
    if (!isDeepStrictEqual(answer, expected)) {
      throw new Error(`${contestant.name} answers differently: ${JSON.stringify(answer).slice(0, 500)}`);
    }
    runs.push({ contestant, server, request, loads: [], cpu: 0 });
  }
  for (const { server, request } of runs) await putLoad(server.url, request, { seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    const first = Math.round((round * runs.length) / rounds);
    for (const run of [...runs.slice(first), ...runs.slice(0, first)]) {
      const before = await run.server.cpu();
      run.loads.push(await putLoad(run.server.url, run.request, { seconds }));
      run.cpu += (await run.server.cpu()) - before;
    }
  }
  return runs.map(({ contestant, loads, cpu }) => {
    const latencies = loads.flatMap((load) => load.accepted);
    return {
      contestant,
      perSecond: quantile(
        loads.map((load) => load.accepted.length / load.seconds),
        0.5,
      ),
      cpu: cpu / latencies.length,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      failures: loads.reduce((sum, load) => sum + load.refused.length + load.failures, 0),
    };
  });
}

function print({ title }: Scene, results: readonly Result[]): void {
  const rows = results.map((result) => [
    result.contestant.name,
    Math.round(result.perSecond).toLocaleString('en'),
    `${result.p50.toFixed(1)} ms`,
    `${result.p99.toFixed(1)} ms`,
    `${result.cpu.toFixed(0)} µs`,
    ratio(result, results, mercurius),
    ratio(result, results, rest),
    String(result.failures),
  ]);
  const columns = ['', 'requests/s', 'p50', 'p99', 'CPU/request', 'of mercurius', 'of REST', 'failed'];
  printTable(title, columns, rows);
}

function ratio(result: Result, results: readonly Result[], to: Contestant | undefined): string {
  const other = results.find(({ contestant }) => contestant === to);
  return other ? (result.perSecond / other.perSecond).toFixed(2) : '';
}

function goalsOf({ title, cards, by }: Scene, results: readonly Result[]): string[][] {
  const goals = [
    ...(cards > 100 ? [{ contestant: ours, to: mercurius, goal: 1.7 }] : []),
    ...(by === 'user' ? [{ contestant: ours, to: mercurius, goal: 0.8 }] : []),
    { contestant: oursFree, to: contestants.find(({ name }) => name === 'Yoga'), goal: 1.5 },
  ];
  return goals.flatMap(({ contestant, to, goal }) => {
    const result = results.find((one) => one.contestant === contestant);
    if (!result) return [];
    const reached = ratio(result, results, to);
    const isReached = Number(reached) >= goal;
    const name = `${title}: ${contestant === ours ? 'manifest' : 'free'}, of ${to?.name}`;
    return [[name, reached, goal.toFixed(2), isReached ? 'reached' : 'missed']];
  });
}

async function answerOf(url: string, { path, ...options }: Request): Promise<unknown> {
  const response = await fetch(`${url}${path}`, options);
  return await response.json();
}

/** Starts a server whose board has some cards, in a process of its own. */
export async function startServer(name: string, cards: number) {
  const child = fork(join(import.meta.dirname, 'http/server.ts'), [name, String(cards)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  killWithThisProcess(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code}.`);
  });
  ended.catch(() => undefined);
  const answer = async (question?: 'usage') => {
    const message = Promise.race([once(child, 'message'), ended]);
    if (question) child.send(question);
    return (await message)[0];
  };
  const { port } = z.object({ port: z.int() }).parse(await answer());
  return {
    url: `http://127.0.0.1:${port}`,
    origin: `http://localhost:${port}`,
    cpu: async () => z.object({ cpu: z.number() }).parse(await answer('usage')).cpu,
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
