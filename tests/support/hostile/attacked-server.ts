import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { probePort } from '../../../server/src/platform/listen-address.ts';
import { clientDist } from '../../../server/src/platform/paths.ts';
import { builtServer } from '../built-server.ts';
import { startProcess } from '../server-process.ts';
import { createTempFolder } from '../temp-folder.ts';

/**
 * The setting of the Dockerfile, and the heap that Node chooses in a container of docker-compose.yml. On a larger machine, V8
 * collects garbage later.
 */
const memoryOfContainer = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=1',
};

/** Starts the built server with its default limits for one test. */
export async function startAttackedServer() {
  const folder = await createTempFolder();
  const [port, metricsPort] = await Promise.all(
    [0, 0].map((any) => probePort({ host: '127.0.0.1', port: any })),
  );
  const env = {
    PORT: String(port),
    DATABASE_URL: `file:${join(folder.path, 'soak.db')}`,
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    ...memoryOfContainer,
  };
  const hasPages = existsSync(clientDist);
  const server = startProcess(builtServer, env, hasPages ? [] : ['--no-pages']);
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended;
    await folder.remove();
  });
  await server.ready;
  return {
    url: `http://localhost:${port}`,
    /** The path of a page. `pnpm soak` and `pnpm test` build the pages first. */
    page: hasPages ? '/about' : '/healthz',
    /** Its resident memory in megabytes, and the longest delay of its event loop since the last call in milliseconds. */
    readMetrics: async () => {
      const text = await (await fetch(`http://${env.METRICS_ADDRESS}/metrics`)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
      return {
        megabytes: read('process_resident_memory_bytes') / 1e6,
        stallMs: read('nodejs_eventloop_lag_max_seconds') * 1_000,
      };
    },
    log: () => server.stdout() + server.stderr(),
  };
}
