import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { startMetricsServer } from './metrics-server.ts';

const host = '127.0.0.1';

async function start() {
  const port = await freePort();
  const server = await startMetricsServer({ host, port });
  onTestFinished(() => server.close());
  return `http://${host}:${port}`;
}

test('Metrics are read by GET only', async () => {
  const url = await start();
  const read = await fetch(`${url}/metrics`);
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('canary_board_version')]);
  for (const method of ['HEAD', 'POST', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await fetch(`${url}/metrics`, { method });
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET']);
  }
  expect((await fetch(`${url}/other`)).status).toBe(404);
});
