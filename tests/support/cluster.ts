import { setTimeout as delay } from 'node:timers/promises';
import { probePort } from '../../server/src/listen-address.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface ClusterOptions {
  /** The database that the servers share; an SQLite file has one. */
  readonly databaseUrl: string;
  /** The port of each server; 0 for any free one. */
  readonly ports: readonly number[];
  /** The port of the address that stands for them all; any free one, unless it is given. */
  readonly port?: number;
  /** What is run; from source and without pages, unless it is given. */
  readonly command?: readonly [file: string, ...args: string[]];
  /** Variables besides those of a cluster. */
  readonly env?: Record<string, string>;
  /** Is told what a server prints. */
  readonly onOutput?: (text: string, port: number) => void;
}

export interface ClusterServer {
  readonly port: number;
  /** Resolves when it answers. It must not be running. */
  start(): Promise<void>;
  /** Resolves when it is not running, however it ended. */
  ended(): Promise<void>;
  /** Ends it at once, as a machine that fails would. */
  kill(): Promise<void>;
}

export interface Cluster {
  /** The one address, which takes connections to the servers in turn. */
  readonly url: string;
  readonly servers: readonly ClusterServer[];
  /** Stops every server, as SIGTERM does, and gives the address up. */
  close(): Promise<void>;
}

/** A second more than a server gives itself to stop. */
const patienceMs = 6_000;

/**
 * Starts real server processes that share a database, all at once, and one address in front of them.
 *
 * @throws when one of them doesn't start; then none is left
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const ports = await Promise.all(options.ports.map((port) => probePort({ host: '127.0.0.1', port })));
  const balancer = await startBalancer(options.port ?? 0, ports);
  const url = `http://localhost:${balancer.port}`;
  const running = ports.map((port) => createServer(options, port, url));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll(balancer, running);
    return closing;
  };
  try {
    await Promise.all(running.map((server) => server.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { url, servers: running, close };
}

interface RunningServer extends ClusterServer {
  stop(): Promise<void>;
}

function createServer(options: ClusterOptions, port: number, url: string): RunningServer {
  const [file, ...args] = options.command ?? ['server/src/main.ts', '--no-pages'];
  let running: ServerProcess | undefined;
  const start = async () => {
    const env = {
      ...options.env,
      DATABASE_URL: options.databaseUrl,
      PORT: String(port),
      PUBLIC_URL: url,
    };
    running = startProcess(file, env, args, (text) => options.onOutput?.(text, port));
    await running.ready;
  };
  const kill = async () => {
    running?.signal('SIGKILL');
    await running?.ended;
  };
  return {
    port,
    start,
    kill,
    ended: async () => void (await running?.ended),
    stop: async () => {
      running?.signal('SIGTERM');
      const late = delay(patienceMs, 'late', { ref: false });
      if ((await Promise.race([running?.ended, late])) === 'late') await kill();
    },
  };
}

async function closeAll(balancer: Balancer, servers: readonly RunningServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await balancer.close();
}
