import { expect, test, vi } from 'vitest';
import { startServerForTest } from '../support/for-test.ts';

test('The health checks respond 200 while the database works and 503 when it fails', async () => {
  const server = await startServerForTest();
  const check = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return [response.status, await response.json(), response.headers.get('cache-control')];
  };
  for (const path of ['/healthz', '/healthz/reads'])
    expect(await check(path)).toEqual([200, { status: 'ok' }, 'no-store']);

  vi.spyOn(server.db, '$queryRaw').mockRejectedValueOnce(new Error('the disk is gone'));
  expect(await check('/healthz/reads')).toEqual([503, { status: 'unavailable' }, 'no-store']);
});
