import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { addOwner, ownerOf, sealedRecord } from '../support/saved-history.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

// Two servers on one Postgres database: what happens on one shows on the other.

const watch = { query: 'subscription { me { tokens } }' };
/** Far less than the minute after which a socket looks by itself. */
const soonMs = 5_000;

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

/** Waits for somebody to be shown so many tokens; what was so before may be shown again before it. */
async function untilShown(results: AsyncIterableIterator<unknown>, tokens: number): Promise<void> {
  const text = JSON.stringify({ data: { me: { tokens } } });
  const find = async () => {
    // Not `for await`, which would end the subscription with the loop.
    for (;;) {
      const { done, value } = await results.next();
      if (done) return 'ended';
      if (JSON.stringify(value) === text) return 'shown';
    }
  };
  expect(await Promise.race([find(), delay(soonMs, 'not shown', { ref: false })])).toBe('shown');
}

/** Cuts what connects the servers, as if Postgres had been restarted. */
function cutLines() {
  return one.db.$queryRawUnsafe(
<<<<<<< HEAD
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'canary wake-ups' AND datname = current_database()",
=======
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'canary listener'",
>>>>>>> b1a2d22 (Name the realtime code after what it does)
  );
}

const unlock = (headers: Account['headers']) =>
  postGraphql(one.url, 'mutation { unlock(feature: VCARD) { tokens } }', {}, { ...headers });

test('A code that is saved on one server is told to who follows their history on the other', async () => {
  const { account, userId, keyId, save } = await addOwner(one);
  const changes = ownerOf(other.url, account, userId, keyId).follow(1);
  const [first, second] = [sealedRecord(), sealedRecord()];
  await save(first);
  expect(await changes.next()).toMatchObject({ records: [first] });
  await save(second);
  expect(await changes.next()).toMatchObject({ records: [second] });
  await changes.leave();
});

test('An unlock on one server shows at once on the other', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  await unlock(headers);
  await untilShown(results, 4);
});

test('Who listens on the same server is woken once', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(one, headers).iterate(watch);
  await results.next();
  await unlock(headers);
  await untilShown(results, 4);
  expect(await Promise.race([results.next(), delay(500, 'nothing')])).toBe('nothing');
});

test('Logging out on one server closes the socket on the other at once', async () => {
  const { headers } = await signUp(one.url);
  const client = connect(other, headers);
  const closed = new Promise((resolve) => client.on('closed', resolve));
  const results = client.iterate(watch);
  await results.next();
  const end = untilShown(results, 0);
  end.catch(() => undefined);
  await postGraphql(one.url, 'mutation { logOut }', {}, { ...headers });
  const ended = await Promise.race([closed, delay(soonMs, 'still open', { ref: false })]);
  expect(ended).toMatchObject({ code: 4401 });
});

test('A server that lost its connection comes back by itself, and makes up for what it has missed', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  // A change that nobody is told of.
  await one.db.user.updateMany({ data: { tokens: 3 } });
  await cutLines();
  await untilShown(results, 3);
  await unlock(headers);
  await untilShown(results, 2);
});

test('What is published while the connection is lost is told afterwards', async () => {
  const { headers } = await signUp(one.url);
  const results = connect(other, headers).iterate(watch);
  await results.next();
  await cutLines();
  await unlock(headers);
  await untilShown(results, 4);
});
