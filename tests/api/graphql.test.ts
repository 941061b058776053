import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('Nobody is logged in', async () => {
  expect(await postGraphql(server.url, '{ me { username } }')).toEqual({ status: 200, data: { me: null } });
});

test('Where nobody is logged in, there is no session to end', async () => {
  expect(await postGraphql(server.url, 'mutation { logOut }')).toEqual({
    status: 200,
    data: { logOut: false },
  });
});

test('A person who is logged in sees themselves', async () => {
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

test('An error that nobody foresaw tells the client nothing about the inside', async () => {
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

test('A mistake in an operation is named, since only its author can mend it', async () => {
  const { status, errors } = await postGraphql(server.url, '{ you }');
  expect(status).toBe(200);
  expect(errors?.[0]?.message).toBe('Cannot query field "you" on type "Query".');
});

test('A body that is not JSON gets a GraphQL error, not a crash', async () => {
  const response = await post('{"query": ');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: 'POST body sent invalid JSON.' }] });
});

test.each(['variables', 'extensions'])('A GET whose %s are not JSON is told so', async (name) => {
  const response = await fetch(`${server.url}/graphql?query={me{id}}&${name}={"a`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ message: `The parameter "${name}" is not JSON.`, extensions: { code: 'BAD_REQUEST' } }],
  });
});

test('A GET may leave its variables empty', async () => {
  const response = await fetch(`${server.url}/graphql?query={me{id}}&variables=`);
  expect(await response.json()).toEqual({ data: { me: null } });
});

test('A body over 100 KB is refused before it is parsed', async () => {
  const response = await post(JSON.stringify({ query: `{ me { username } } # ${'x'.repeat(101 * 1024)}` }));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Request body is too large' }] });
});

test('A body of a megabyte from who is logged in is read at once, and a longer one is refused', async () => {
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

test('An operation of more than 1,000 tokens is refused', async () => {
  const { errors } = await postGraphql(server.url, `{ ${'me { username } '.repeat(300)} }`);
  expect(errors?.[0]?.message).toContain('Document contains more that 1000 tokens');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'A form on another site cannot send %s',
  async (type) => {
    const response = await post('query=mutation{logOut}', { 'content-type': type });
    expect(response.status).toBe(415);
  },
);

test('A mutation is not run by following a link', async () => {
  const response = await fetch(`${server.url}/graphql?query=mutation{logOut}`);
  expect(response.status).toBe(405);
});

test('No other site may read what is answered', async () => {
  const response = await fetch(`${server.url}/graphql?query={me{email}}`, {
    headers: { origin: 'https://example.com' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
