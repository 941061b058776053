import { expect, test } from 'vitest';
import { password } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';

const mutation = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';

test('Requesting a bearer token in a browser keeps the session of its cookie', async () => {
  const server = await startApiServer();
  const send = (query: string, variables: object = {}, cookie = '') =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server.url,
        'user-agent': 'Version/'.repeat(900),
        cookie,
      },
      body: JSON.stringify({ query, variables }),
    });
  const input = { email: 'ada@example.com', password };
  const signedUp = await send('mutation ($input: SignUpInput!) { signUp(input: $input) { token } }', {
    input: { ...input, username: 'Ada' },
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const byToken = await send(mutation, { input: { ...input, persistence: 'MEMORY' } }, cookie);
  expect(await byToken.json()).toEqual({ data: { logIn: { token: expect.any(String) } } });
  const me = await send('{ me { username sessions { device } } }', {}, cookie);
  expect(await me.json()).toMatchObject({ data: { me: { username: 'Ada', sessions: { length: 2 } } } });

  await send(mutation, { input }, cookie);
  expect(await (await send('{ me { username } }', {}, cookie)).json()).toEqual({ data: { me: null } });
  await server.close();
});

test('After an invalid bearer token every operation answers UNAUTHENTICATED, and after an ended cookie none does', async () => {
  const server = await startServerForTest();
  const bearer = { authorization: 'Bearer x' };
  const error = { extensions: { code: 'UNAUTHENTICATED' } };
  for (const query of ['{ me { id } }', '{ board { version } }', 'mutation { logOut }'])
    expect(await postGraphql(server.url, query, {}, bearer)).toMatchObject({ errors: [error] });
  const read = await fetch(`${server.url}/graphql?query={board{version}}`, { headers: bearer });
  expect(await read.json()).toMatchObject({ errors: [error] });
  for (const client of [connectForTest(server.url, bearer), connectForTest(server.url, {}, bearer)]) {
    for (const query of ['{ me { id } }', 'subscription { me { id } }'])
      await expect(client.iterate({ query }).next()).rejects.toMatchObject([error]);
  }

  const cookie = { cookie: 'session=x', origin: server.url };
  const { data } = await postGraphql(server.url, '{ me { id } board { version } }', {}, cookie);
  expect(data).toEqual({ me: null, board: { version: 0 } });
});
