import { beforeEach, expect, test, vi } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startServerForTest();
});

const email = 'ada@example.com';

/** Logs in again; returns the headers of the new session. */
async function logIn() {
  const input = { email, password, persistence: 'MEMORY' };
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { data } = await postGraphql(server.url, query, { input });
  return { authorization: `Bearer ${Object(data).logIn.token}` };
}

const dataOf = async (results: AsyncIterator<{ readonly data?: unknown }>) =>
  (await results.next()).value?.data;

test('A change of an account runs a query once for all its subscribers with the same session', async () => {
  const { headers } = await signUp(server.url, { email });
  const { id } = await server.db.user.findUniqueOrThrow({ where: { email } });
  const sessions = [headers, await logIn()];
  const query = 'subscription { me { username sessions { current } } }';
  const subscribers = sessions.flatMap((session) =>
    [connectForTest(server.url, session), connectForTest(server.url, session)].flatMap((client) =>
      Array.from({ length: 20 }, () => client.iterate({ query })),
    ),
  );
  for (const subscriber of subscribers) expect(await dataOf(subscriber)).toBeDefined();
  const queries = vi.spyOn(server.db.user, 'findUnique');
  await server.db.user.update({ where: { id }, data: { username: 'Grace' } });
  server.pubsub.publish(`viewer:${id}`);
  const results = await Promise.all(subscribers.map(dataOf));
  expect(queries).toHaveBeenCalledTimes(sessions.length);
  // The newest session is listed first, and each session finds itself.
  const expected = (current: boolean[]) => ({
    me: { username: 'Grace', sessions: current.map((value) => ({ current: value })) },
  });
  expect(results.slice(0, 40)).toEqual(Array(40).fill(expected([false, true])));
  expect(results.slice(40)).toEqual(Array(40).fill(expected([true, false])));
});

test('A subscription to the account has the same results as the query, whatever it selects', async () => {
  const { headers } = await signUp(server.url, { email });
  await postGraphql(server.url, 'mutation { unlock(feature: VCARD) { id } }', {}, headers);
  const fields = `me {
    __typename id username email emailVerified hasPassword tokens points level nextLevelAt onLeaderboard wantsDynamicCodes
    createdAt
    sessions { id device lastSeenAt current }
    unlocks { feature createdAt }
    ledger(first: 2) { pageInfo { endCursor hasNextPage } edges { cursor node { id delta reason reference createdAt } } }
  }`;
  const { data } = await postGraphql(server.url, `{ ${fields} }`, {}, headers);
  const results = connectForTest(server.url, headers).iterate({ query: `subscription { ${fields} }` });
  expect(await dataOf(results)).toEqual(data);
});
