import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { levelOf } from '../../catalogue/src/levels.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const me = `{ me {
  tokens points level nextLevelAt unlocks { feature }
  ledger { edges { node { delta reason reference } } }
} }`;
const unlock = 'mutation ($feature: Feature!) { unlock(feature: $feature) { tokens } }';
const unlockFeatures = 'mutation ($features: [Feature!]!) { unlockFeatures(features: $features) { tokens } }';
const update =
  'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { username onLeaderboard } }';
const leaderboard = '{ leaderboard { rank username level points isViewer } }';
const sold = ['VCARD', 'WIFI', 'SMS', 'PHONE'];
const day = 24 * 3_600_000;

describe.each(['sqlite', 'postgres'] as const)('Tokens on %s', (provider) => {
  let server: ApiServer;
  /** Every server on the database: one on SQLite, two on Postgres. */
  let servers: ApiServer[];

  beforeAll(async () => {
    if (provider === 'sqlite') servers = [await startApiServer()];
    else {
      const databaseUrl = await createTestDatabase();
      servers = [await startApiServer({ databaseUrl }), await startApiServer({ databaseUrl })];
    }
    const [first] = servers;
    if (first) server = first;
  });

  afterEach(() => checkBooks(server.db));

  afterAll(async () => {
    for (const each of servers ?? []) await each.close();
  });

  const send = (query: string, headers: Record<string, string> = {}, variables = {}) =>
    postGraphql(server.url, query, variables, headers);

  async function addAda() {
    const email = `${crypto.randomUUID()}@example.com`;
    const { headers } = await signUp(server.url, { email });
    const { id } = await server.db.user.findUniqueOrThrow({ where: { email } });
    return { id, headers: { ...headers } };
  }

  /** Sends one unlock per entry, alternating between HTTP, WebSocket and servers; counts the results. */
  async function unlockAtOnce(headers: Record<string, string>, features: string[]) {
    const sockets = servers.flatMap(({ url }) => [
      connectGraphql(url, headers),
      connectGraphql(url, headers),
    ]);
    const transports = [
      ...servers.map(
        ({ url }) =>
          (feature: string) =>
            postGraphql(url, unlock, { feature }, headers),
      ),
      ...sockets.map((socket) => async (feature: string) => {
        const { value } = await socket.iterate({ query: unlock, variables: { feature } }).next();
        return value;
      }),
    ];
    const answers = await Promise.all(
      features.map((feature, index) => transports[index % transports.length]?.(feature)),
    );
    for (const socket of sockets) await socket.dispose();
    const codes = answers.map((answer) => answer?.errors?.[0]?.extensions?.['code'] ?? 'unlocked');
    const count = (code: string) => codes.filter((each) => each === code).length;
    return { unlocked: count('unlocked'), refused: count('INSUFFICIENT_TOKENS') };
  }

  /** Sets the number of tokens of a user. */
  async function setTokens(id: string, tokens: number) {
    const user = await server.db.user.findUniqueOrThrow({ where: { id } });
    const delta = tokens - user.tokens;
    const entry = { userId: id, delta, reason: 'UNLOCK', reference: 'past', createdAt: new Date(0) } as const;
    await server.db.tokenEntry.create({ data: entry });
    await server.db.user.update({ where: { id }, data: { tokens } });
  }

  /** Sets a user's points and dates their last visit before today. */
  async function setPoints(id: string, points: number) {
    await server.db.pointEntry.deleteMany({ where: { userId: id } });
    await server.db.pointEntry.create({
      data: { userId: id, points, reason: 'VISIT', reference: '2000-01-01', createdAt: new Date(0) },
    });
    await server.db.user.update({ where: { id }, data: { points } });
    await server.db.session.updateMany({
      where: { userId: id },
      data: { lastSeenAt: new Date(Date.now() - day) },
    });
  }

  test('A new account has 5 tokens, the points of one visit and no unlocks', async () => {
    const { headers } = await addAda();
    expect((await send(me, headers)).data).toEqual({
      me: {
        tokens: 5,
        points: 10,
        level: 0,
        nextLevelAt: 50,
        unlocks: [],
        ledger: { edges: [{ node: { delta: 5, reason: 'SIGN_UP', reference: '' } }] },
      },
    });
    const account = '{ me { id emailVerified hasPassword onLeaderboard } }';
    expect((await send(account, headers)).data).toEqual({
      me: { id: expect.any(String), emailVerified: false, hasPassword: true, onLeaderboard: false },
    });
  });

  test('Visitors can read the catalogue of features', async () => {
    const { data } = await send('{ catalogue { id name description price } }');
    const offer = (id: string, price: number) => expect.objectContaining({ id, price });
    expect(data).toEqual({
      catalogue: [
        ...sold.map((id) => offer(id, 1)),
        ...['LOGO', 'GRADIENTS', 'BACKGROUND'].map((id) => offer(id, 2)),
      ],
    });
  });

  test('An unlock is charged once and listed in the ledger', async () => {
    const { headers } = await addAda();
    for (const feature of ['VCARD', 'SMS', 'VCARD']) await send(unlock, headers, { feature });
    expect((await send(me, headers)).data).toMatchObject({
      me: {
        tokens: 4,
        points: 50,
        level: 1,
        nextLevelAt: 150,
        unlocks: [{ feature: 'VCARD' }, { feature: 'SMS' }],
        ledger: {
          edges: expect.arrayContaining([
            { node: { delta: -1, reason: 'UNLOCK', reference: 'VCARD' } },
            { node: { delta: -1, reason: 'UNLOCK', reference: 'SMS' } },
            { node: { delta: 1, reason: 'LEVEL', reference: '1' } },
          ]),
        },
      },
    });
  });

  test('An unlock without enough tokens reports the price and charges nothing', async () => {
    const { id, headers } = await addAda();
    await setTokens(id, 0);
    const { data, errors } = await send(unlock, headers, { feature: 'WIFI' });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^Wi-Fi codes: 1 token needed, and you have 0\. Your first visit each day/,
        ),
        extensions: { code: 'INSUFFICIENT_TOKENS', price: 1, tokens: 0 },
      },
    ]);
    expect((await send(me, headers)).data).toMatchObject({ me: { tokens: 0, unlocks: [] } });
  });

  test('A new account can unlock all three design features, with the token of the level that it reaches', async () => {
    const { headers } = await addAda();
    for (const feature of ['LOGO', 'GRADIENTS', 'BACKGROUND']) await send(unlock, headers, { feature });
    expect((await send(me, headers)).data).toMatchObject({
      me: { tokens: 0, unlocks: [{ feature: 'LOGO' }, { feature: 'GRADIENTS' }, { feature: 'BACKGROUND' }] },
    });
  });

  test('Features are unlocked together, and the level that the first unlocks reach pays for the last', async () => {
    const { headers } = await addAda();
    const features = ['LOGO', 'GRADIENTS', 'BACKGROUND'];
    for (let time = 1; time <= 2; time++) {
      const { data } = await send(unlockFeatures, headers, { features });
      expect(data).toEqual({ unlockFeatures: { tokens: 0 } });
    }
    expect((await send(me, headers)).data).toMatchObject({
      me: { tokens: 0, points: 70, level: 1, unlocks: [{}, {}, {}] },
    });
  });

  test('Without enough tokens for all features, none is unlocked', async () => {
    const { id, headers } = await addAda();
    await setTokens(id, 3);
    const { errors } = await send(unlockFeatures, headers, { features: ['LOGO', 'BACKGROUND'] });
    expect(errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_TOKENS', price: 4, tokens: 3 } }]);
    expect((await send(me, headers)).data).toMatchObject({ me: { tokens: 3, points: 10, unlocks: [] } });
  });

  test('Rejects unlocks by visitors', async () => {
    const stranger = await send(unlock, {}, { feature: 'VCARD' });
    expect(stranger.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('50 concurrent unlocks over several connections are charged once', async () => {
    const { headers } = await addAda();
    const { unlocked } = await unlockAtOnce(headers, Array(50).fill('VCARD'));
    expect(unlocked).toBe(50);
    expect((await send(me, headers)).data).toMatchObject({
      me: { tokens: 4, points: 30, unlocks: [{ feature: 'VCARD' }] },
    });
  });

  test('50 concurrent unlocks with one token unlock one feature', async () => {
    const { id, headers } = await addAda();
    await setTokens(id, 1);
    const features = Array.from({ length: 50 }, (_, index) => sold[index % sold.length] ?? '');
    const { unlocked, refused } = await unlockAtOnce(headers, features);
    expect(unlocked + refused).toBe(50);
    const { unlocks, tokens } = await server.db.user.findUniqueOrThrow({
      where: { id },
      include: { unlocks: true },
    });
    expect({ unlocks: unlocks.length, tokens }).toEqual({ unlocks: 1, tokens: 0 });
  });

  test('The first request of a day answers with the points of its visit', async () => {
    const { id, headers } = await addAda();
    await setPoints(id, 40);
    expect((await send('{ me { points level tokens } }', headers)).data).toEqual({
      me: { points: 50, level: 1, tokens: 6 },
    });
  });

  test('Concurrent first visits of a day award their points and the level token once', async () => {
    const { id, headers } = await addAda();
    await setPoints(id, 40);
    const visits = Array.from({ length: 30 }, (_, index) =>
      postGraphql(servers[index % servers.length]?.url ?? '', '{ me { points } }', {}, headers),
    );
    for (const { errors } of await Promise.all(visits)) expect(errors).toBeUndefined();
    expect((await send(me, headers)).data).toMatchObject({
      me: {
        points: 50,
        level: 1,
        tokens: 6,
        ledger: {
          edges: [{ node: { delta: 1, reason: 'LEVEL', reference: '1' } }, { node: { reason: 'SIGN_UP' } }],
        },
      },
    });
  });

  test('A visit that skips levels awards a token for each, and logging in counts as a visit', async () => {
    const { id } = await addAda();
    await setPoints(id, 495);
    const { email } = await server.db.user.findUniqueOrThrow({ where: { id } });
    const logIn = `mutation ($input: LogInInput!) {
      logIn(input: $input) { user { points level tokens nextLevelAt } }
    }`;
    const input = { email, password: 'correct horse battery', persistence: 'MEMORY' };
    expect((await send(logIn, {}, { input })).data).toEqual({
      logIn: { user: { points: 505, level: 4, tokens: 9, nextLevelAt: 750 } },
    });
  });

  test('A level never decreases', async () => {
    const { id, headers } = await addAda();
    await setPoints(id, 100);
    await send(me, headers);
    await setPoints(id, 10);
    await send(me, headers);
    await setPoints(id, 100);
    expect((await send(me, headers)).data).toMatchObject({ me: { level: 1, tokens: 6 } });
  });

  test('An unlock reaches every open tab', async () => {
    const { headers } = await addAda();
    const client = connectGraphql(server.url, headers);
    const results = client.iterate({ query: 'subscription { me { tokens unlocks { feature } } }' });
    expect((await results.next()).value?.data).toEqual({ me: { tokens: 5, unlocks: [] } });
    await send(unlock, headers, { feature: 'PHONE' });
    expect((await results.next()).value?.data).toEqual({
      me: { tokens: 4, unlocks: [{ feature: 'PHONE' }] },
    });
    await client.dispose();
  });

  test('Updating an account changes only the given fields', async () => {
    const { headers } = await addAda();
    const change = (input: object) => send(update, headers, { input });
    expect((await change({ onLeaderboard: true })).data).toEqual({
      updateAccount: { username: 'Ada', onLeaderboard: true },
    });
    expect((await change({ username: ' Ada  L. ', onLeaderboard: null })).data).toEqual({
      updateAccount: { username: 'Ada  L.', onLeaderboard: true },
    });
    expect((await change({ username: ' ', onLeaderboard: false })).errors).toMatchObject([
      { message: 'Enter a username.', extensions: { code: 'BAD_USER_INPUT', field: 'username' } },
    ]);
    expect((await change({})).data).toEqual({
      updateAccount: { username: 'Ada  L.', onLeaderboard: true },
    });
    const stranger = await send(update, {}, { input: {} });
    expect(stranger.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('The leaderboard lists up to 50 consenting users by points, older accounts first', async () => {
    await server.db.user.updateMany({ data: { onLeaderboard: false } });
    const { id, headers } = await addAda();
    await addAda();
    expect((await send(leaderboard)).data).toEqual({ leaderboard: [] });
    await send(update, headers, { input: { username: 'Ada', onLeaderboard: true } });
    const { points } = await server.db.user.findUniqueOrThrow({ where: { id } });
    await server.db.user.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        username: `Bot ${index}`,
        email: `${crypto.randomUUID()}@example.com`,
        tokens: 0,
        points: index === 59 ? points : points - 1,
        onLeaderboard: true,
        createdAt: new Date(Date.now() + index * 1_000),
      })),
    });
    const { data } = await send(leaderboard, headers);
    const names = ['Ada', 'Bot 59', ...Array.from({ length: 48 }, (_, index) => `Bot ${index}`)];
    expect(data).toEqual({
      leaderboard: names.map((username, index) => ({
        rank: index + 1,
        username,
        level: 0,
        points: index < 2 ? points : points - 1,
        isViewer: index === 0,
      })),
    });
    await server.db.user.deleteMany({ where: { username: { startsWith: 'Bot ' } } });
  });
});

/** Checks the invariant of the ledger: entries add up to the balance, and no balance is negative. */
async function checkBooks(db: AllTables): Promise<void> {
  const users = await db.user.findMany({ include: { tokenEntries: true, pointEntries: true } });
  for (const { tokens, points, level, tokenEntries, pointEntries } of users) {
    expect(tokens).toBeGreaterThanOrEqual(0);
    expect(tokenEntries.reduce((sum, { delta }) => sum + delta, 0)).toBe(tokens);
    expect(pointEntries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points);
    expect(level).toBeGreaterThanOrEqual(levelOf(points));
  }
}
