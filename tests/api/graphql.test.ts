import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;
let broken: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
  broken = await startApiServer();
  await broken.db.$executeRawUnsafe('DROP TABLE "Session"');
});

afterAll(async () => {
  await server?.close();
  await broken?.close();
});

function post(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
}

test('Without a session, me is null', async () => {
  expect(await postGraphql(server.url, '{ me { username } }')).toEqual({ status: 200, data: { me: null } });
});

test('Logging out without a session returns false', async () => {
  expect(await postGraphql(server.url, 'mutation { logOut }')).toEqual({
    status: 200,
    data: { logOut: false },
  });
});

test('A logged-in user can read their account', async () => {
  const { headers } = await signUp(server.url, { username: 'Ada', email: 'ada@example.com' });
  const { data } = await postGraphql(
    server.url,
    '{ me { username email tokens level createdAt } }',
    {},
    headers,
  );
  expect(data).toEqual({
    me: { username: 'Ada', email: 'ada@example.com', tokens: 5, level: 0, createdAt: expect.any(String) },
  });
});

test('An unexpected error reveals nothing about the server', async () => {
  const response = await fetch(`${broken.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify({ query: '{ me { username } }' }),
  });
  const text = await response.text();
  expect(text).not.toContain('Session');
  expect(JSON.parse(text).errors).toEqual([
    {
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
});

test('A validation error names the unknown field', async () => {
  const { status, errors } = await postGraphql(server.url, '{ you }');
  expect(status).toBe(200);
  expect(errors?.[0]?.message).toBe('Cannot query field "you" on type "Query".');
});

test('A body that isn’t JSON gets a GraphQL error', async () => {
  const response = await post('{"query": ');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: 'The body isn’t JSON.' }] });
});

test.each(['variables', 'extensions'])('A GET with malformed %s gets a GraphQL error', async (name) => {
  const response = await fetch(`${server.url}/graphql?query={me{id}}&${name}={"a`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('Send variables and extensions in the URL as JSON'),
        extensions: { code: 'BAD_REQUEST' },
      },
    ],
  });
});

test('A GET may leave its variables empty', async () => {
  const response = await fetch(`${server.url}/graphql?query={me{id}}&variables=`);
  expect(await response.json()).toEqual({ data: { me: null } });
});

test('Rejects an anonymous body over 100 KB before parsing it', async () => {
  const response = await post(JSON.stringify({ query: `{ me { username } } # ${'x'.repeat(101 * 1024)}` }));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Request body is too large' }] });
});

test('Asks a user whose session has ended to log in before sending a large body', async () => {
  const response = await post(JSON.stringify({ query: `{ me { username } } # ${'x'.repeat(101 * 1024)}` }), {
    ...{ 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    authorization: 'Bearer ended',
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/graphql-response+json; charset=utf-8',
  ]);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Log in to do this.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('A logged-in user can send a megabyte, and no more', async () => {
  const { headers } = await signUp(server.url);
  const send = (length: number) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ me { username } }', variables: { unused: 'x'.repeat(length) } }),
    });
  expect(await (await send(1_000_000)).json()).toEqual({ data: { me: { username: 'Ada' } } });
  expect((await send(1_110_000)).status).toBe(413);
});

test('Rejects an operation with more than 1,000 tokens', async () => {
  const { errors } = await postGraphql(server.url, `{ ${'me { username } '.repeat(300)} }`);
  expect(errors?.[0]?.message).toContain('Document contains more that 1000 tokens');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
])('Rejects %s, which a form on another site could send or is no JSON', async (type) => {
  const response = await post('query=mutation{logOut}', { 'content-type': type });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('application/json'),
        extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      },
    ],
  });
});

test('A GET can’t run a mutation', async () => {
  const response = await fetch(`${server.url}/graphql?query=mutation{logOut}`);
  expect(response.status).toBe(405);
});

test('Responses can’t be read by other sites', async () => {
  const response = await fetch(`${server.url}/graphql?query={me{email}}`, {
    headers: { origin: 'https://example.com' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('Every type, field, argument and enum value of the schema has a description', () => {
  const missing: string[] = [];
  const check = (name: string, { description }: { readonly description?: string | null | undefined }) => {
    if (!description) missing.push(name);
  };
  const builtIn = /^(__|(ID|String|Int|Float|Boolean)$)/;
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !builtIn.test(name))) {
    check(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(missing).toEqual([]);
});
