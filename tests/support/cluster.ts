import { setTimeout as delay } from 'node:timers/promises';
import { type Balancer, startBalancer } from './balancer.ts';
import { builtServer } from './built-server.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface ClusterOptions {
  /** The database that the servers share. An SQLite file allows one server only. */
  readonly databaseUrl: string;
  /** The port of each server; 0 for a free one. */
  readonly ports: readonly number[];
  /** The port of the load balancer. Default: a free one. */
  readonly port?: number;
  /** The program to run. Default: the built server, without pages. */
  readonly command?: readonly [file: string, ...args: string[]];
  /** Additional environment variables. */
  readonly env?: Record<string, string>;
  /** Called with the output of each server. */
  readonly onOutput?: (text: string, port: number) => void;
}

export interface ClusterServer {
  readonly port: number;
  /** Starts the server, which must not be running. Resolves when it accepts requests. */
  start(): Promise<void>;
  /** Resolves when the server is not running. */
  ended(): Promise<void>;
  /** Kills the server, like a machine failure. */
  kill(): Promise<void>;
}

export interface Cluster {
  /** The address of the load balancer. */
  readonly url: string;
  readonly servers: readonly ClusterServer[];
  /** Stops every server with SIGTERM, then the load balancer. */
  close(): Promise<void>;
}

/** One second longer than the server's own time-out for stopping. */
const patienceMs = 6_000;

/**
 * Starts server processes that share a database, and a load balancer in front of them.
 *
 * @throws if a server fails to start; the other servers are stopped first
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const ports = await Promise.all(options.ports.map((port) => port || freePort()));
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
  const [file, ...args] = options.command ?? [builtServer, '--no-pages'];
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
