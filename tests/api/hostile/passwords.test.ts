import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, passwordQueue } from '../../../server/src/modules/credentials/password.ts';
import { RateLimitedError } from '../../../server/src/platform/errors.ts';
import { registry } from '../../../server/src/platform/metrics/metrics.ts';
import { password, signUp } from '../../support/accounts.ts';
import { startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';

/** Hashes passwords of one address; `unfinished` tells how many are left. */
function hashMany(address: string, count: number) {
  let unfinished = count;
  const hashes = Array.from({ length: count }, () =>
    hashPassword(password, address).finally(() => {
      unfinished -= 1;
    }),
  );
  return { all: Promise.allSettled(hashes), unfinished: () => unfinished };
}

test('Passwords of one address keep another waiting for one or two of them, and files not at all', async () => {
  const server = await startServerForTest();
  const email = 'ada@example.com';
  await signUp(server.url, { email });
  // Few enough that a busy machine hashes them before they have waited too long.
  const count = 20;
  const { all, unfinished } = hashMany('192.0.2.1', count);
  expect(passwordQueue).toMatchObject({ running: 2, waiting: count - 2 });
  expect(await registry.getSingleMetric('canary_password_queue_length')?.get()).toMatchObject({
    values: [{ value: count - 2 }],
  });
  await stat('package.json');
  expect(unfinished()).toBeGreaterThan(count - 3);
  const input = { email, password, persistence: 'MEMORY' };
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { data } = await postGraphql(server.url, query, { input });
  expect(data).toBeTruthy();
  // Four would be running if it had waited for all.
  expect(unfinished()).toBeGreaterThan(4);
  expect((await all).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(passwordQueue).toMatchObject({ running: 0, waiting: 0 });
});

test('An address with too many passwords waiting is refused, and another isn’t', async () => {
  const { all } = hashMany('192.0.2.1', 50);
  const more = Array.from({ length: 20 }, () => hashPassword(password, '192.0.2.1'));
  const other = hashPassword(password, '192.0.2.2');
  const refused = (await Promise.allSettled(more)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused).toMatchObject(refused.map(() => ({ reason: new RateLimitedError(5) })));
  expect(await other).toContain('$argon2id$');
  await all;
});
