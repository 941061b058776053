import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;
let withoutExplorer: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
  withoutExplorer = await startApiServer({ hasExplorer: false });
});

afterAll(async () => {
  await server?.close();
  await withoutExplorer?.close();
});

const unlock = 'mutation ($feature: Feature!) { unlock(feature: $feature) { id } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';

/** Sends an operation over each transport and returns the errors. */
const transports = {
  HTTP: async (url: string, query: string, variables: Record<string, unknown>) =>
    (await postGraphql(url, query, variables)).errors ?? [],
  WebSocket: async (url: string, query: string, variables: Record<string, unknown>) => {
    const client = connectGraphql(url);
    try {
      const { value } = await client.iterate({ query, variables }).next();
      return value?.errors ?? [];
    } catch (errors) {
      return errors;
    } finally {
      await client.dispose();
    }
  },
};

describe.each(Object.entries(transports))('Over %s', (_name, errorsOf) => {
  test.each([
    [unlock, { feature: 'GOLD' }, { code: 'BAD_USER_INPUT', field: 'feature' }],
    [unlock, {}, { code: 'BAD_USER_INPUT', field: 'feature' }],
    [logIn, { input: { password: 'x' } }, { code: 'BAD_USER_INPUT', field: 'email' }],
    [logIn, { input: { email: 5, password: 'x' } }, { code: 'BAD_USER_INPUT', field: 'email' }],
    [logIn, { input: { email: 'x', password: 'x', age: 5 } }, { code: 'BAD_USER_INPUT', field: 'age' }],
    ['{ me', {}, { code: 'GRAPHQL_PARSE_FAILED' }],
    ['{ you }', {}, { code: 'GRAPHQL_VALIDATION_FAILED' }],
    ['mutation { unlock(feature: GOLD) { id } }', {}, { code: 'GRAPHQL_VALIDATION_FAILED' }],
    ['query A { me { id } } query B { me { id } }', {}, { code: 'OPERATION_RESOLUTION_FAILURE' }],
  ])('rejects %s with variables %o with a code', async (query, variables, extensions) => {
    const errors = await errorsOf(server.url, query, variables);
    expect(errors).toMatchObject([{ extensions }]);
    expect(JSON.stringify(errors)).not.toMatch(/"http"|originalError/);
  });

  test.each([
    ['{ cataloge { id } }', {}],
    ['{ me { usernam } }', {}],
    ['mutation { logIn(imput: 5) { token } }', {}],
    ['mutation { unlock(feature: VCART) { id } }', {}],
    ['query ($a: Featur) { me { id } }', {}],
    [unlock, { feature: 'VCART' }],
    [logIn, { input: { emai: 'x', password: 'x' } }],
  ])('the errors of %s suggest no names if the explorer is off', async (query, variables) => {
    const suggestions = JSON.stringify(await errorsOf(server.url, query, variables));
    expect(suggestions).toContain('Did you mean');
    const errors = JSON.stringify(await errorsOf(withoutExplorer.url, query, variables));
    expect(errors).not.toContain('Did you mean');
    expect(errors).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
  });

  test.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'rejects %s if the explorer is off',
    async (query) => {
      const [error] = await errorsOf(withoutExplorer.url, query, {});
      expect(error?.message).toContain('introspection');
    },
  );
});

test.each([
  ['', 'application/json', 400, 'BAD_REQUEST'],
  ['{"query": ', 'application/json', 400, 'BAD_REQUEST'],
  ['[{"query":"{me{id}}"},{"query":"{me{id}}"}]', 'application/json', 400, 'BAD_REQUEST'],
  ['"x"', 'application/json', 400, 'BAD_REQUEST'],
  [`"${'x'.repeat(101 * 1024)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ['query=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('Rejects an invalid body with a status and a code, case %#', async (body, type, status, code) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(text).not.toContain('originalError');
});

test('Tells a client that sends a batch to send its operations one by one', async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[{"query":"{__typename}"}]',
  });
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('one operation in each request') }],
  });
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'Answers %s with the methods that are allowed',
  async (method) => {
    const response = await fetch(`${server.url}/graphql`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('POST'), extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  },
);

test.each(['text/event-stream', 'application/json', '*/*', 'text/event-stream, multipart/mixed'])(
  'Rejects a subscription over HTTP that accepts %s, because it would outlive its session',
  async (accept) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: 'subscription { me { username } }' }),
      signal: AbortSignal.timeout(5_000),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    const answer: GraphqlAnswer = JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '{}');
    expect(answer.errors).toMatchObject([
      { message: expect.stringContaining('WebSocket'), extensions: { code: 'BAD_REQUEST' } },
    ]);
  },
);
