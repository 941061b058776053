import { once } from 'node:events';
import {
  type GraphQLOutputType,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  print,
  validate,
} from 'graphql';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import * as documents from '../../client/src/gql/graphql.ts';
import { readCost } from '../../server/src/guards/size/cost.ts';
import { limitOperations } from '../../server/src/guards/size/operation-limits.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { handshakeStatus, openWebSocket } from '../support/web-socket.ts';

/** The errors of an operation over a socket. */
async function errorsBySocket(client: Client, query: string) {
  try {
    return (await client.iterate({ query }).next()).value?.errors ?? [];
  } catch (errors) {
    return errors;
  }
}

const logIn = 'logIn(input: { email: "a@b.co", password: "12345678" }) { token }';

const changes = [
  'unlock',
  'unlockFeatures',
  'updateAccount',
  'sendContactMessage',
  'createTask',
  'copyTask',
  'updateTask',
  'moveTask',
  'deleteTask',
  'restoreTask',
  'createBoardUser',
  'updateBoardUser',
  'deleteBoardUser',
  'restoreBoardUser',
  'purgeTask',
];

describe('Rejects an operation with', () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterAll(() => server?.close());

  test.each([
    [
      '100 logins',
      `mutation { ${Array.from({ length: 100 }, (_, index) => `a${index}: ${logIn}`).join(' ')} }`,
      'more that 1000 tokens',
    ],
    [
      '35 logins',
      `mutation { ${Array.from({ length: 35 }, (_, index) => `a${index}: ${logIn}`).join(' ')} }`,
      'at most one field that takes a password',
    ],
    [
      '3 leaderboards',
      '{ a: leaderboard { rank } b: leaderboard { rank } c: leaderboard { rank } }',
      'leaderboard at most 2 times',
    ],
    [
      '3 leaderboards by fragments',
      '{ ...a ...b leaderboard { rank } } fragment a on Query { a: leaderboard { rank } } fragment b on Query { b: leaderboard { rank } }',
      'leaderboard at most 2 times',
    ],
    [
      '100 fields of each leader',
      `{ leaderboard { ${Array.from({ length: 100 }, (_, index) => `a${index}: points`).join(' ')} } }`,
      'points at most 2 times in one place',
    ],
    [
      '20 ledgers',
      `{ me { ${Array.from({ length: 20 }, (_, index) => `a${index}: ledger { edges { cursor } }`).join(' ')} } }`,
      'ledger at most 2 times in one place',
    ],
    [
      'the whole board twice',
      '{ a: board { tasks { id } } b: board { tasks { id } } }',
      'costs at most 1000',
    ],
    [
      'all cards of the board four times',
      `{ board { ${Array.from({ length: 4 }, (_, index) => `a${index}: tasks { id }`).join(' ')} } }`,
      'tasks at most 2 times in one place',
    ],
    [
      'pages inside pages',
      `{ ${['a', 'b'].map((name) => `${name}: dynamicCodes { edges { node { c: targets { edges { cursor } } d: targets { edges { cursor } } } } }`).join(' ')} }`,
      'costs at most 1000',
    ],
    [
      'expensive fields inside fragments with type conditions',
      '{ a: dynamicCodes { edges { node { ...Deep } } } b: dynamicCodes { edges { node { ... on DynamicCode { ...Deep } } } } } fragment Deep on DynamicCode { c: targets { edges { cursor } } d: targets { edges { cursor } } }',
      'costs at most 1000',
    ],
    [
      'every kind of change twice',
      `mutation { logOut ${changes.map((change) => `a${change}: ${change} b${change}: ${change}`).join(' ')} }`,
      'costs at most 1000',
    ],
    [
      'a bomb of empty fragments',
      `{ ...a0 } ${Array.from({ length: 25 }, (_, index) => `fragment a${index} on Query { ...a${index + 1} ...a${index + 1} }`).join(' ')} fragment a25 on Query { __typename }`,
      'at most',
    ],
  ])('%s', async (_name, query, message) => {
    const refusal = expect.objectContaining({
      message: expect.stringContaining(message),
      extensions: { code: expect.stringMatching(/^GRAPHQL_(VALIDATION|PARSE)_FAILED$/) },
    });
    expect((await postGraphql(server.url, query)).errors).toContainEqual(refusal);
    expect(await errorsBySocket(connectForTest(server.url), query)).toContainEqual(refusal);
  });
});

test('No type of the API leads back to itself', () => {
  const circles: string[] = [];
  const follow = (type: GraphQLOutputType, path: readonly string[]) => {
    const named = getNamedType(type);
    if (!isObjectType(named)) return;
    const { name } = named;
    if (path.includes(name)) circles.push([...path, name].join(' '));
    else for (const field of Object.values(named.getFields())) follow(field.type, [...path, name]);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (root) follow(root, []);
  expect(circles).toEqual([]);
});

test('Every mutation declares its cost', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(20);
  for (const { name, extensions } of mutations) {
    expect(readCost(extensions).cost, name).toBeGreaterThanOrEqual(50);
  }
});

test('Every mutation with a password counts as hashing one', () => {
  const hashing = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ extensions }) => readCost(extensions).hashesPassword)
    .map(({ name }) => name);
  expect(hashing.sort()).toEqual([
    'changePassword',
    'createApiKey',
    'createHistory',
    'deleteAccount',
    'logIn',
    'replaceHistoryKey',
    'requestEmailChange',
    'resetHistory',
    'resetPassword',
    'signUp',
  ]);
});

test('Accepts all operations of our own pages and GraphiQL’s introspection', async () => {
  const ours = Object.values(documents).filter(
    (document) => 'definitions' in document && document.definitions[0]?.kind === 'OperationDefinition',
  );
  expect(ours.length).toBeGreaterThan(15);
  for (const document of ours) {
    expect(validate(schema, document, [limitOperations]), print(document)).toEqual([]);
  }
  const server = await startServerForTest();
  const introspection = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  expect((await postGraphql(server.url, introspection)).errors).toBeUndefined();
});

test('Rejects requests over the rate limit with the seconds to wait', async () => {
  const server = await startServerForTest({ requestLimit: 1 });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => fetch(`${server.url}/graphql?query={me{id}}`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(60);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(refused[0]?.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await refused[0]?.json()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }],
  });
  const page = await fetch(`${server.url}/faq`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
  expect((await postGraphql(server.url, '{ me { id } }', {}, elsewhere)).status).toBe(200);
  await expect.poll(async () => (await postGraphql(server.url, '{ me { id } }')).status).toBe(200);
});

test('Every message of a socket counts, and one that sends too many is told to come back', async () => {
  const server = await startServerForTest({ requestLimit: 5 });
  const socket = openWebSocket(server.url);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const pongs: unknown[] = [];
  socket.on('message', (data) => pongs.push(JSON.parse(String(data))));
  for (let count = 0; count < 100; count += 1)
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(10_000) } }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1013);
  expect(pongs.length).toBeLessThan(20);
  // A payload isn't sent back.
  expect(pongs.at(-1)).toEqual({ type: 'pong' });
});

test('A socket runs at most 50 operations at once, and one that ends makes room', async () => {
  const server = await startServerForTest();
  const client = connectForTest(server.url);
  const subscriptions = Array.from({ length: 50 }, () =>
    client.iterate({ query: 'subscription { me { id } }' }),
  );
  for (const results of subscriptions) expect((await results.next()).value).toEqual({ data: { me: null } });
  expect(await errorsBySocket(client, '{ me { id } }')).toMatchObject([
    { message: expect.stringContaining('at most 50'), extensions: { code: 'RATE_LIMITED' } },
  ]);
  await subscriptions[0]?.return?.();
  expect(await errorsBySocket(client, '{ me { id } }')).toEqual([]);
});

test('Operations that a client has completed count until they have ended', async () => {
  const server = await startServerForTest();
  // No change ends before the test does.
  let fail = () => {};
  const ended = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The test has ended'));
  });
  vi.spyOn(server.db, '$transaction').mockReturnValue(ended);
  const socket = openWebSocket(server.url);
  onTestFinished(() => {
    socket.terminate();
    fail();
  });
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(String(data)));
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  await expect.poll(() => answers).toEqual(['{"type":"connection_ack"}']);
  for (let id = 0; id <= 50; id += 1) {
    const query = `mutation { createTask(input: { id: "${id}", title: "A", columnId: "todo" }) { id } }`;
    socket.send(JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query } }));
    if (id < 50) socket.send(JSON.stringify({ type: 'complete', id: `${id}` }));
  }
  await expect.poll(() => answers.slice(1)).toEqual([expect.stringContaining('at most 50')]);
});

test('One IP address can open at most 200 sockets, without affecting another', async () => {
  const server = await startServerForTest();
  const sockets: WebSocket[] = [];
  const open = (from: string) => {
    const socket = openWebSocket(server.url, { 'x-forwarded-for': from });
    sockets.push(socket);
    onTestFinished(() => socket.terminate());
    return handshakeStatus(socket);
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, () => open('192.0.2.1')));
  expect(new Set(statuses)).toEqual(new Set([101]));
  expect(await open('192.0.2.1')).toBe(429);
  expect(await open('192.0.2.2')).toBe(101);
  sockets[0]?.terminate();
  await expect.poll(() => open('192.0.2.1')).toBe(101);
});
