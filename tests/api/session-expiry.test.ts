import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../server/src/modules/accounts/session.ts';
import { password, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.parse('2026-11-23T12:00:00Z');
const email = 'ada@example.com';

let clock: TestClock;
let server: ApiServer;
let account: Awaited<ReturnType<typeof signUp>>;

beforeEach(async () => {
  clock = createTestClock(noon);
  server = await startServerForTest({ clock });
  account = await signUp(server.url, { email });
});

const me = async () => (await postGraphql(server.url, '{ me { email } }', {}, account.headers)).data;
const expiry = async () => {
  const id = hashToken(account.token);
  return (await server.db.session.findUniqueOrThrow({ where: { id } })).expiresAt.getTime();
};

test('A session ends after 30 days without use', async () => {
  clock.advance(30 * day - 1);
  expect(await me()).toEqual({ me: { email } });
  clock.advance(30 * day - 1);
  expect(await me()).toEqual({ me: { email } });
  clock.advance(30 * day);
  expect(await me()).toBeUndefined();
});

test('Use extends a session in the database, at most once in five minutes and at the first use of a day', async () => {
  expect(await expiry()).toBe(noon + 30 * day);
  clock.advance(5 * minute - 1);
  await me();
  expect(await expiry()).toBe(noon + 30 * day);
  clock.advance(1);
  await me();
  expect(await expiry()).toBe(noon + 5 * minute + 30 * day);
  clock.advance(12 * 60 * minute - 6 * minute);
  await me();
  clock.advance(2 * minute);
  await me();
  expect(await expiry()).toBe(noon + 12 * 60 * minute + minute + 30 * day);
});

test('A socket doesn’t extend its session, which can’t send the cookie again', async () => {
  const client = connectForTest(server.url, { ...account.headers });
  clock.advance(20 * day);
  const results = client.iterate({ query: '{ me { email } }' });
  expect((await results.next()).value).toEqual({ data: { me: { email } } });
  expect(await expiry()).toBe(noon + 30 * day);
});

test('A socket closes with 4401 when its session expires', async () => {
  const client = connectForTest(server.url, { ...account.headers });
  const closed = new Promise((resolve) => client.on('closed', resolve));
  const results = client.iterate({ query: 'subscription { me { email } }' });
  expect((await results.next()).value).toEqual({ data: { me: { email } } });
  const end = results.next();
  end.catch(() => undefined);
  clock.advance(30 * day);
  expect(await closed).toMatchObject({ code: 4401, reason: 'The session has ended' });
  await expect(end).rejects.toMatchObject({ code: 4401 });
});

test('Expired sessions are not listed, and the next login deletes them', async () => {
  const logIn = () =>
    postGraphql(server.url, 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }', {
      input: { email, password, persistence: 'MEMORY' },
    });
  const listed = async () => {
    const { data } = await postGraphql(server.url, '{ me { sessions { id } } }', {}, account.headers);
    return Object(data).me.sessions;
  };
  await logIn();
  clock.advance(20 * day);
  expect(await listed()).toHaveLength(2);
  clock.advance(10 * day);
  expect(await listed()).toHaveLength(1);
  expect(await server.db.session.count()).toBe(2);
  await logIn();
  expect(await server.db.session.count()).toBe(2);
});
