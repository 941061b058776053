import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { builtServer } from './built-server.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './server-process.ts';
import { createTempFolder } from './temp-folder.ts';

/**
 * Starts the built server without limits on requests and with a small heap, so that it crashes if its memory grows. The
 * server stops when the test ends.
 *
 * @param heapMb the size of the heap in megabytes
 * @returns the address of the server
 */
export async function startSmallServer(heapMb: number): Promise<string> {
  const folder = await createTempFolder();
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATABASE_URL: `file:${join(folder.path, 'test.db')}`,
    REQUEST_LIMIT: 'off',
    OPERATION_LIMIT: 'off',
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  };
  const server = startProcess(builtServer, env, ['--no-pages']);
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended;
    await folder.remove();
  });
  await server.ready;
  return `http://localhost:${port}`;
}
