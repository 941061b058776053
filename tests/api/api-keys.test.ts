import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import { hashToken } from '../../server/src/modules/accounts/session.ts';
import { createApiKey, deleteExpiredKeys } from '../../server/src/modules/api-keys/change-keys.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { type Account, createKey, password, revokeKey, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { collectLog } from '../support/collect-log.ts';
import { addBoardForTest, connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForToken } from '../support/mailbox.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const creation =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { text apiKey { id name ending boards dynamicCodes images boardId expiresAt lastUsedAt } } }';

let clock: TestClock;
let server: ApiServer;
let account: Account;

beforeEach(async () => {
  clock = createTestClock();
  server = await startServerForTest({ clock });
  account = await signUp(server.url);
});

const send = (query: string, variables = {}, headers: Record<string, string> = account.headers) =>
  postGraphql(server.url, query, variables, headers);
const create = (input: object) =>
  send(creation, { input: { name: 'Script', boards: 'READ', password, ...input } });
const list = async () =>
  Object((await send('{ me { apiKeys { name ending lastUsedAt } } }')).data).me.apiKeys;
const codeOf = ({ errors }: Awaited<ReturnType<typeof send>>) => errors?.[0]?.extensions?.['code'];
const addBoard = async (name: string) => {
  const { data } = await send('mutation ($name: String!) { createBoard(input: { name: $name }) { id } }', {
    name,
  });
  return String(Object(data).createBoard.id);
};

describe('A new key', () => {
  test('is shown once, and stored as a hash', async () => {
    const expiresAt = new Date(clock.now() + day).toISOString();
    const { data } = await create({
      name: ' Print server ',
      dynamicCodes: 'WRITE',
      images: true,
      expiresAt,
    });
    const { text, apiKey } = Object(data).createApiKey;
    expect(text).toMatch(/^cnry_[0-9a-f]{48}$/);
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Print server',
      ending: text.slice(-4),
      boards: 'READ',
      dynamicCodes: 'WRITE',
      images: true,
      boardId: null,
      expiresAt,
      lastUsedAt: null,
    });
    const [stored] = await server.db.apiKey.findMany();
    expect(stored?.id).toBe(hashToken(text));
    expect(JSON.stringify(stored)).not.toContain(text.slice(5, 20));
    expect(await list()).toEqual([{ name: 'Print server', ending: text.slice(-4), lastUsedAt: null }]);
  });

  test.each([
    ['without a password', { password: null }, { code: 'BAD_USER_INPUT', field: 'password' }],
    ['with a wrong password', { password: 'wrong' }, { code: 'INVALID_CREDENTIALS', field: 'password' }],
    ['without a name', { name: ' ' }, { code: 'BAD_USER_INPUT', field: 'name' }],
    ['without access', { boards: null }, { code: 'BAD_USER_INPUT', field: 'boards' }],
    [
      'for a board without access to boards',
      { boards: null, images: true, boardId: 'a' },
      { code: 'BAD_USER_INPUT', field: 'boardId' },
    ],
    ['for the board of others', { boardId: 'unknown' }, { code: 'NOT_FOUND', field: 'boardId' }],
    [
      'that has expired already',
      { expiresAt: '2020-01-01T00:00:00Z' },
      { code: 'BAD_USER_INPUT', field: 'expiresAt' },
    ],
  ])('is refused %s', async (_reason, input, extensions) => {
    expect((await create(input)).errors).toMatchObject([{ extensions }]);
    expect(await server.db.apiKey.count()).toBe(0);
  });

  test('is refused if the account has 20 keys', async () => {
    for (let count = 0; count < 20; count += 1) expect((await create({})).errors).toBeUndefined();
    expect(codeOf(await create({}))).toBe('CONFLICT');
  });

  test('is refused in a session older than 15 minutes if the account has no password', async () => {
    await server.db.credential.deleteMany();
    expect((await create({ password: null })).errors).toBeUndefined();
    clock.advance(16 * minute);
    expect(codeOf(await create({ password: null }))).toBe('RECENT_LOGIN_REQUIRED');
  });
});

describe('No key is created if a reset of the password comes between its confirmation and its creation', () => {
  test.each([
    ['by the password', { password }, 'INVALID_CREDENTIALS'],
    ['by a recent login', { password: null }, 'UNAUTHENTICATED'],
  ])('confirmed %s', async (_how, confirmation, code) => {
    const { db, mailFolder, url } = server;
    const { id: userId, email } = await db.user.findFirstOrThrow();
    const { id: sessionId } = await db.session.findFirstOrThrow();
    if (confirmation.password === null) await db.credential.deleteMany();
    await send('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const token = await waitForToken(mailFolder, email, 'Set a new password');
    const reset = async () => {
      const input = { token, password: 'another long password' };
      const query = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
      expect((await send(query, { input }, {})).data).toEqual({ resetPassword: true });
    };
    const racing = new Proxy(db, {
      get: (client, name) =>
        name === '$transaction'
          ? async (work: Parameters<AllTables['$transaction']>[0]) => {
              await reset();
              return await client.$transaction(work);
            }
          : Reflect.get(client, name),
    });
    const services = { db: racing, clock, rateLimits: createRateLimits(db, clock), publicUrl: url };
    const input = { name: 'Script', images: true, ...confirmation };
    const created = createApiKey(
      services as unknown as Parameters<typeof createApiKey>[0],
      { userId, sessionId, address: '192.0.2.1' },
      input,
    );
    await expect(created).rejects.toMatchObject({ extensions: { code } });
    expect(await db.apiKey.count()).toBe(0);
  });
});

test('A message of a refusal says which access is missing', async () => {
  const reader = await createKey(server.url, account, { boards: 'READ' });
  const refusal = async (query: string) => (await send(query, {}, reader.headers)).errors?.[0];
  expect(
    await refusal('mutation { createTask(input: { title: "a", columnId: "todo" }) { id } }'),
  ).toMatchObject({
    message: 'This API key can’t change boards. Create a key with this access.',
    extensions: { code: 'INSUFFICIENT_ACCESS', area: 'boards', access: 'WRITE' },
  });
  expect(await refusal('{ dynamicCodes(first: 1) { edges { cursor } } }')).toMatchObject({
    message: 'This API key has no access to dynamic codes. Create a key with this access.',
    extensions: { code: 'INSUFFICIENT_ACCESS', area: 'dynamicCodes', access: 'READ' },
  });
  expect(await refusal('{ me { email } }')).toMatchObject({
    message: 'No API key can do this. Log in to do it.',
    extensions: { code: 'INSUFFICIENT_ACCESS' },
  });
});

test('A key that may write gives its user no other role on a board', async () => {
  const { id } = await server.db.user.findFirstOrThrow();
  await addBoardForTest(server.db, 'plans', { [id]: 'viewer' });
  const key = await createKey(server.url, account, { boards: 'WRITE' });
  const query = 'mutation { createTask(boardId: "plans", input: { title: "a", columnId: "todo" }) { id } }';
  expect(codeOf(await send(query, {}, key.headers))).toBe('FORBIDDEN');
});

test('A key for one board lists no other board, and no card of another board', async () => {
  const [own] = [await addBoard('Plans'), await addBoard('Secret')];
  const key = await createKey(server.url, account, { boards: 'WRITE', boardId: own });
  const { data } = await send(
    '{ boards { name } deleted: boards(isDeleted: true) { name } myCards(first: 9) { edges { node { title } } } }',
    {},
    key.headers,
  );
  expect(data).toEqual({ boards: [{ name: 'Plans' }], deleted: [], myCards: { edges: [] } });
});

test('The site’s own document of a board isn’t answered from memory for a key without access', async () => {
  const documents: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../server/src/generated/documents.json', import.meta.url), 'utf8'),
  );
  const [hash = ''] =
    Object.entries(documents).find(([, text]) => /query Board\b/.test(JSON.stringify(text))) ?? [];
  const boardId = await addBoard('Plans');
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        variables: { id: boardId },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      }),
    });
    return await response.json();
  };
  expect(await ask(account.headers)).toMatchObject({ data: { board: { name: 'Plans' } } });
  const key = await createKey(server.url, account, { images: true });
  expect(await ask(key.headers)).toMatchObject({ errors: [{ extensions: { code: 'INSUFFICIENT_ACCESS' } }] });
});

test('The last use is recorded at most once in five minutes, over HTTP and WebSocket', async () => {
  const key = await createKey(server.url, account, { boards: 'READ' });
  const use = () => send('{ boards { id } }', {}, key.headers);
  const start = clock.now();
  const lastUse = async () => (await server.db.apiKey.findFirstOrThrow()).lastUsedAt?.getTime();
  await use();
  expect(await lastUse()).toBe(start);
  const setLastUse = (time: number) => server.db.apiKey.updateMany({ data: { lastUsedAt: new Date(time) } });
  await setLastUse(start - 5 * minute + 1);
  await use();
  expect(await lastUse()).toBe(start - 5 * minute + 1);
  await setLastUse(start - 5 * minute);
  const client = connectForTest(server.url, {}, key.headers);
  await client.iterate({ query: '{ boards { id } }' }).next();
  expect(await lastUse()).toBe(start);
});

test('Using a key earns no points', async () => {
  const key = await createKey(server.url, account, { boards: 'READ' });
  const points = async () => (await server.db.user.findFirstOrThrow()).points;
  const before = await points();
  clock.advance(2 * day);
  await send('{ boards { id } }', {}, key.headers);
  expect(await points()).toBe(before);
});

describe('A socket', () => {
  const follow = async (hello: Record<string, string>, headers: Record<string, string> = {}) => {
    const client = connectForTest(server.url, headers, hello);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const results = client.iterate({ query: 'subscription { boardEvents(since: 0) { version } }' });
    results.next().catch(() => undefined);
    expect((await client.iterate({ query: '{ boards { id } }' }).next()).value).toEqual({
      data: { boards: [] },
    });
    return { closed };
  };
  const reason = 'The API key was revoked or has expired';

  test.each(['in its connection_init', 'in the header of its upgrade'])(
    'with a key %s is closed when the key is revoked',
    async (place) => {
      const key = await createKey(server.url, account, { boards: 'READ' });
      const { closed } = await (place.includes('init') ? follow(key.headers) : follow({}, key.headers));
      await revokeKey(server.url, account, key);
      expect(await closed).toMatchObject({ code: 4401, reason });
    },
  );

  test('is closed within a minute after its key expires', async () => {
    const expiresAt = new Date(clock.now() + day);
    const key = await createKey(server.url, account, { boards: 'READ', expiresAt });
    const { closed } = await follow(key.headers);
    clock.advance(day);
    expect(await closed).toMatchObject({ code: 4401, reason });
  });

  test('of a session stays open when a key is revoked', async () => {
    const key = await createKey(server.url, account, { boards: 'READ' });
    const client = connectForTest(server.url, account.headers);
    const results = client.iterate({ query: 'subscription { me { username } }' });
    await results.next();
    await revokeKey(server.url, account, key);
    await send('mutation { updateAccount(input: { username: "Eve" }) { id } }');
    expect((await results.next()).value).toEqual({ data: { me: { username: 'Eve' } } });
  });
});

test('A key is revoked once, and only by its user', async () => {
  const key = await createKey(server.url, account, { boards: 'READ' });
  const stranger = await signUp(server.url);
  const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
  expect(codeOf(await send(revoke, { id: key.id }, stranger.headers))).toBe('NOT_FOUND');
  expect(codeOf(await send(revoke, { id: 'a\0' }))).toBe('NOT_FOUND');
  expect((await send(revoke, { id: key.id })).data).toEqual({ revokeApiKey: true });
  expect(codeOf(await send(revoke, { id: key.id }))).toBe('NOT_FOUND');
  expect(await send('{ boards { id } }', {}, key.headers)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' }, message: expect.stringContaining('API key') }],
  });
});

test('Logging out everywhere keeps keys', async () => {
  const key = await createKey(server.url, account, { boards: 'READ' });
  await send('mutation { logOutEverywhere }');
  expect((await send('{ boards { id } }', {}, key.headers)).data).toEqual({ boards: [] });
});

test('A key that expired is listed for 30 days, and then deleted', async () => {
  await createKey(server.url, account, { boards: 'READ', expiresAt: new Date(clock.now() + day) });
  clock.advance(31 * day - 1);
  await deleteExpiredKeys(server.db, clock.now());
  expect(await server.db.apiKey.count()).toBe(1);
  clock.advance(60 * minute);
  await expect.poll(() => server.db.apiKey.count()).toBe(0);
});

test('No log line has the text of a key', async () => {
  const { lines, takeLog, takeAudit } = collectLog();
  const logged = await startServerForTest({ takeLog, logLevel: 'debug' });
  const owner = await signUp(logged.url);
  takeAudit();
  const key = await createKey(logged.url, owner, { boards: 'READ' });
  await postGraphql(logged.url, '{ boards { id } me { id } }', {}, key.headers);
  await revokeKey(logged.url, owner, key);
  const refused = await postGraphql(logged.url, '{ boards { id } }', {}, key.headers);
  expect(JSON.stringify(refused)).not.toContain(key.text);
  expect(lines.join('\n')).not.toContain(key.text);
  expect(takeAudit()).toMatchObject([{ audit: 'api-key-creation' }, { audit: 'api-key-revocation' }]);
});
