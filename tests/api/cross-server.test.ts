import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Account, createKey, revokeKey, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { addOwner, encryptedRecord, ownerOf } from '../support/saved-history.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

// Two servers on one Postgres database: changes on one reach the subscribers of the other.

const watch = { query: 'subscription { me { tokens } }' };
/** Far less than the minute after which a socket checks its session itself. */
const timeoutMs = 5_000;

let one: ApiServer;
let other: ApiServer;
const clients: Client[] = [];

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  one = await startApiServer({ databaseUrl });
  other = await startApiServer({ databaseUrl });
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

afterAll(async () => {
  await other?.close();
  await one?.close();
});

function connect(server: ApiServer, headers: Account['headers']): Client {
  const client = connectGraphql(server.url, { ...headers });
  clients.push(client);
  return client;
}

/** Waits until a subscription reports a number of tokens; the earlier number may be repeated before. */
async function untilTokens(results: AsyncIterableIterator<unknown>, tokens: number): Promise<void> {
  const text = JSON.stringify({ data: { me: { tokens } } });
  const find = async () => {
    // Not `for await`, which would end the subscription with the loop.
    for (;;) {
      const { done, value } = await results.next();
      if (done) return 'ended';
      if (JSON.stringify(value) === text) return 'shown';
    }
  };
  expect(await Promise.race([find(), delay(timeoutMs, 'not shown', { ref: false })])).toBe('shown');
}

/** Closes the LISTEN connections of both servers, as a restart of Postgres does. */
function closeListeners() {
  return one.db.$queryRawUnsafe(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'canary listener' AND datname = current_database()",
  );
}

const unlock = (headers: Account['headers']) =>
  postGraphql(one.url, 'mutation { unlock(feature: VCARD) { tokens } }', {}, { ...headers });

test('A record saved on one server reaches a subscriber on the other', async () => {
  const { account, userId, keyId, save } = await addOwner(one);
  const changes = ownerOf(other.url, account, userId, keyId).subscribe(1);
  const [first, second] = [encryptedRecord(), encryptedRecord()];
  await save(first);
  expect(await changes.next()).toMatchObject({ records: [first] });
  await save(second);
  expect(await changes.next()).toMatchObject({ records: [second] });
  await changes.close();
});

test('An unlock on one server reaches a subscriber on the other', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  await unlock(headers);
  await untilTokens(results, 4);
});

test('A subscriber on the same server gets one update per change', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(one, headers).iterate({ query: 'subscription { me { username } }' });
  await results.next();
  const rename = 'mutation ($username: String!) { updateAccount(input: { username: $username }) { id } }';
  for (const username of ['Grace', 'Eve']) {
    await postGraphql(one.url, rename, { username }, { ...headers });
    expect((await results.next()).value).toEqual({ data: { me: { username } } });
  }
});

test('Logging out on one server closes the user’s socket on the other', async () => {
  const { headers } = await signUp(one.url);
  const client = connect(other, headers);
  const closed = new Promise((resolve) => client.on('closed', resolve));
  const results = client.iterate(watch);
  await results.next();
  const end = untilTokens(results, 0);
  end.catch(() => undefined);
  await postGraphql(one.url, 'mutation { logOut }', {}, { ...headers });
  const ended = await Promise.race([closed, delay(timeoutMs, 'still open', { ref: false })]);
  expect(ended).toMatchObject({ code: 4401 });
});

test('A key revoked on one server is refused by the other at once, which closes its sockets', async () => {
  const account = await signUp(one.url);
  const key = await createKey(one.url, account, { boards: 'READ' });
  const query = '{ boards { id } }';
  const client = connect(other, key.headers);
  const closed = new Promise((resolve) => client.on('closed', resolve));
  const events = client.iterate({ query: 'subscription { boardEvents(since: 0) { version } }' });
  events.next().catch(() => undefined);
  await new Promise((resolve) => client.on('connected', resolve));
  await revokeKey(one.url, account, key);
  const { errors } = await postGraphql(other.url, query, {}, key.headers);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  const ended = await Promise.race([closed, delay(timeoutMs, 'still open', { ref: false })]);
  expect(ended).toMatchObject({ code: 4401 });
});

test('A server reconnects and catches up on changes it missed', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  // Changed directly, so nothing is published.
  await one.db.user.updateMany({ data: { tokens: 3 } });
  await closeListeners();
  await untilTokens(results, 3);
  await unlock(headers);
  await untilTokens(results, 2);
});

test('A change published while disconnected is sent after reconnecting', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  await closeListeners();
  await unlock(headers);
  await untilTokens(results, 4);
});
