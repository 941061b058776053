/**
 * `pnpm cluster` runs what docker-compose.yml runs, without Docker: Postgres and two servers behind one address. Data is
 * kept in data/cluster. A server that ends is restarted.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadEnv } from '../server/src/platform/env.ts';
import { StartError } from '../server/src/platform/errors.ts';
import { type Cluster, type ClusterServer, startCluster } from '../tests/support/cluster.ts';
import { startPostgres, type TestPostgres } from '../tests/support/postgres.ts';
import { build } from './build.ts';
import { stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

/** Delay before a server is restarted. */
const pauseMs = 1_000;

process.env['NODE_ENV'] ??= 'production';
let postgres: TestPostgres | undefined;
let cluster: Cluster | undefined;
let isStopping = false;
stopOnSignal(async () => {
  isStopping = true;
  await cluster?.close();
  await postgres?.stop();
});
endWithLaunchers();

try {
  await start();
} catch (error) {
  // Ctrl-C during the start is not a failure.
  if (!isStopping) {
    console.error(error instanceof StartError ? error.message : error);
    await postgres?.stop();
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const { PORT } = loadEnv();
  await build();
  console.log('Starting Postgres and two servers …');
  postgres = await startPostgres(join(import.meta.dirname, '../data/cluster'));
  const databaseUrl = await postgres.createDatabase('canary');
  const given = Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : []));
  cluster = await startCluster({
    databaseUrl,
    port: PORT,
    ports: [PORT + 1, PORT + 2],
    command: ['server/dist/main.js'],
    // The servers write to pipes, but their lines are for the terminal.
    env: { LOG_FORMAT: 'pretty', ...Object.fromEntries(given), HOST: '127.0.0.1' },
    onOutput: (text, port) => process.stdout.write(text.replace(/^(?=.)/gm, `${port} `)),
  });
  for (const server of cluster.servers) void keepRunning(server);
  console.log(`${cluster.url} is served by ports ${PORT + 1} and ${PORT + 2}; database ${databaseUrl}`);
}

async function keepRunning(server: ClusterServer): Promise<void> {
  for (;;) {
    await server.ended();
    await delay(pauseMs);
    if (isStopping) return;
    console.log(`Server ${server.port} ended; restarting`);
    // A server that fails to start prints the reason and is started again.
    await server.start().catch(() => undefined);
  }
}
