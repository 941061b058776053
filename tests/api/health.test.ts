import { expect, test } from 'vitest';
import { startApiServer } from '../support/api-server.ts';

test('/healthz responds 200 while the database works and 503 when it fails', async () => {
  const server = await startApiServer();
  const up = await fetch(`${server.url}/healthz`);
  expect([up.status, await up.json(), up.headers.get('cache-control')]).toEqual([
    200,
    { status: 'ok' },
    'no-store',
  ]);

  Object.assign(server.db, { $queryRaw: () => Promise.reject(new Error('the disk is gone')) });
  const down = await fetch(`${server.url}/healthz`);
  expect([down.status, await down.json()]).toEqual([503, { status: 'unavailable' }]);
  await server.close();
});
