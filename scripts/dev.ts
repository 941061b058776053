import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../tests/support/free-port.ts';
import { checkStart } from './check-start.ts';
import { runStep, startNode, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

const root = join(import.meta.dirname, '..');
const loopback = '127.0.0.1';

const env = await checkStart();
const leaveSignals = stopOnSignal();
endWithLaunchers();
await runStep('Generating', ['scripts/generate.ts']);

// Vite serves PORT with hot reload and proxies API requests to a server on a free port.
const apiPort = await freePort();
const toApi = { target: `http://${loopback}:${apiPort}`, ws: true };
const vite = await createServer({
  configFile: join(root, 'client/vite.config.ts'),
  root: join(root, 'client'),
  logLevel: 'warn',
  clearScreen: false,
  // GraphiQL imports its workers in a way that only Vite's plugins understand, and Vite bundles dependencies without them.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    host: env.HOST,
    port: env.PORT,
    strictPort: true,
    proxy: {
      '^/graphql(/|\\?|$)': { ...toApi, bypass: sendPlayground },
      '^/auth/': toApi,
      '^/api/': toApi,
      '/healthz': toApi,
      '^/unsubscribe/': toApi,
      '^/[qQ](/|\\?|$)': toApi,
    },
  },
});
leaveSignals();
// Vite's SIGTERM handler would exit this process before the API has stopped.
process.removeAllListeners('SIGTERM');
stopOnSignal(() => vite.close());
await vite.listen();

let api = startApi();
let restarted = Promise.resolve();
const restartApi = debounce(() => {
  restarted = restarted.then(async () => {
    await stop(api);
    api = startApi();
  });
});
const regenerate = debounce(() => startNode(['scripts/generate.ts'], 'inherit'));

const serverSource = join(root, 'server/src');
vite.watcher.add(serverSource);
vite.watcher.on('change', async (file) => {
  if (!/\.tsx?$/.test(file) || /\.test\.ts$|[\\/](gql|generated)[\\/]/.test(file)) return;
  if (file.startsWith(serverSource)) restartApi();
  // Regenerate the schema and the typed documents when their sources change.
  if (file.startsWith(join(serverSource, 'graphql/schema')) || (await hasOperations(file))) regenerate();
});

/** Answers a browser that opens /graphql. A string tells Vite not to pass the request on. */
async function sendPlayground(
  request: IncomingMessage,
  response?: ServerResponse,
): Promise<string | undefined> {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return undefined;
  const file = join(root, 'playground/playground.html');
  const page = await vite.transformIndexHtml(`/@fs/${file}`, await readFile(file, 'utf8'));
  response?.setHeader('content-type', 'text/html').end(page);
  return file;
}

function startApi(): ChildProcess {
  const variables = { HOST: loopback, PORT: String(apiPort), PUBLIC_URL: env.PUBLIC_URL };
  return startNode(['server/src/main.ts', '--no-pages'], ['ignore', 'inherit', 'inherit'], variables);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function hasOperations(file: string): Promise<boolean> {
  return /\bgraphql\(|\/\* GraphQL \*\//.test(await readFile(file, 'utf8'));
}

/** Combines a burst of calls, such as an editor's saves, into one call after 200 ms of silence. */
function debounce(work: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, 200);
  };
}
