import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../../client/src/testing/gate.ts';
import { operations } from '../../../server/src/guards/limits.ts';
import type { ApiServer } from '../../support/api-server.ts';
import { connectForTest, startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';
import { createTestClock, type TestClock } from '../../support/test-clock.ts';

let server: ApiServer;
let clock: TestClock;

beforeEach(async () => {
  clock = createTestClock();
  server = await startServerForTest({ operationLimit: 4, clock });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const query = '{ leaderboard { rank } }';
const readFrom = (address: string) => postGraphql(server.url, query, {}, from(address));

/** Keeps reads of the leaderboard from ending. Returns the number that have started, and a function that lets them end. */
function holdReads() {
  const { opened, open } = gate();
  const delayed = () => opened.then(() => []);
  const reads = vi.spyOn(server.db.user, 'findMany').mockImplementation(delayed as never);
  onTestFinished(open);
  return { started: () => reads.mock.calls.length, open };
}

/** Lets the operations that are being sent wait for as long as they may. */
async function waitUntilRefused<Result>(sent: Promise<Result>): Promise<Result> {
  const refused = vi.fn();
  const counted = sent.finally(refused);
  counted.catch(() => undefined);
  await expect
    .poll(() => {
      clock.advance(operations.maxWaitMs);
      return refused.mock.calls.length;
    })
    .toBe(1);
  return await counted;
}

test('An operation that waits too long gets 503, and nothing of it is run', async () => {
  const { started, open } = holdReads();
  const running = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2'].map(readFrom);
  await expect.poll(started).toBe(4);
  const refused = await waitUntilRefused(
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('192.0.2.3') },
      body: JSON.stringify({ query }),
    }),
  );
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'OVERLOADED', retryAfter: 1 } }],
  });
  const client = connectForTest(server.url, from('192.0.2.3'));
  await expect(
    waitUntilRefused(client.iterate({ query: 'subscription { me { id } }' }).next()),
  ).rejects.toMatchObject([{ extensions: { code: 'OVERLOADED', retryAfter: 1 } }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  open();
  for (const { data } of await Promise.all(running)) expect(data).toBeTruthy();
  expect(started()).toBe(4);
  expect((await client.iterate({ query: 'subscription { me { id } }' }).next()).value?.data).toBeTruthy();
});

test('One address gets at most half of the turns, over HTTP and WebSocket together', async () => {
  const { started } = holdReads();
  void readFrom('192.0.2.1');
  const client = connectForTest(server.url, from('192.0.2.1'));
  void client.iterate({ query }).next();
  await expect.poll(started).toBe(2);
  expect((await waitUntilRefused(readFrom('192.0.2.1'))).status).toBe(503);
  expect((await postGraphql(server.url, '{ __typename }', {}, from('192.0.2.2'))).status).toBe(200);
});

test('Every operation ends its turn, also one that fails or can’t start', async () => {
  const client = connectForTest(server.url);
  for (let count = 0; count < 10; count += 1) {
    expect((await postGraphql(server.url, '{ nothing }')).errors).toHaveLength(1);
    const malformed = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    expect((await fetch(`${server.url}/graphql`, malformed)).status).toBe(400);
    await expect(client.iterate({ query: '{ nothing }' }).next()).rejects.toMatchObject([{}]);
    await client.iterate({ query: 'subscription { me { id } }' }).next();
  }
  expect((await postGraphql(server.url, '{ __typename }')).status).toBe(200);
});
