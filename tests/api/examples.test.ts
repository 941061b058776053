import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples, tokenHint } from '../../server/src/http/examples.ts';
import { type ApiServer, startApiServer } from '../utils/api-server.ts';
import { type GraphqlAnswer, postGraphql } from '../utils/graphql-client.ts';

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

/** Runs an example as it is shown, but for the token. */
function run(name: string, token = tokenHint): Promise<GraphqlAnswer> {
  const example = examples.find(({ query }) => query.includes(` ${name} {`));
  if (!example) throw new Error(`There is no example ${name}.`);
  const headers: Record<string, string> = JSON.parse(example.headers?.replace(tokenHint, token) ?? '{}');
  return postGraphql(server.url, example.query, {}, headers);
}

test('Whoever runs the examples one after the other has an account, an unlock, a ledger and a place', async () => {
  const made = await run('SignUp');
  const token = /"token":"(\w+)"/.exec(JSON.stringify(made.data))?.[1];
  expect(made.data).toMatchObject({ signUp: { user: { username: 'Ada', tokens: 5 } } });
  expect((await run('SignIn')).data).toEqual({ signIn: { token: expect.any(String) } });
  expect((await run('Me', token)).data).toMatchObject({ me: { email: 'ada@example.com', level: 0 } });
  expect((await run('Catalogue')).data).toMatchObject({ catalogue: { length: 7 } });
  expect((await run('Unlock', token)).data).toMatchObject({
    unlock: { tokens: 4, unlocks: [{ feature: 'VCARD' }] },
  });
  expect((await run('Ledger', token)).data).toMatchObject({
    me: { tokenEntries: [{ delta: -1, reference: 'VCARD' }, { delta: 5 }] },
  });
  expect((await run('Join', token)).data).toMatchObject({ updateAccount: { onLeaderboard: true } });
  expect((await run('Leaderboard', token)).data).toEqual({
    leaderboard: [{ rank: 1, username: 'Ada', level: 0, points: 30, isViewer: true }],
  });
  expect((await run('SignOut', token)).data).toEqual({ signOut: true });
});

test('Who has pasted no token is told to sign in', async () => {
  expect((await run('Me')).data).toEqual({ me: null });
  expect((await run('Unlock')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
