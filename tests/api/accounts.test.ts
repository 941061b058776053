import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import { findSession, hashToken } from '../../server/src/modules/accounts/session.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { countWrongPasswords, password, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { handshakeStatus, openWebSocket } from '../support/web-socket.ts';

const signUpMutation =
  'mutation ($input: SignUpInput!) { signUp(input: $input) { user { username email tokens level } token } }';
const logInMutation = 'mutation ($input: LogInInput!) { logIn(input: $input) { user { email } token } }';
const me = '{ me { email } }';

describe.each(['sqlite', 'postgres'] as const)('Accounts on %s', (provider) => {
  let server: ApiServer;

  beforeAll(async () => {
    const database = provider === 'postgres' && { databaseUrl: await createTestDatabase() };
    server = await startApiServer({ ...database });
  });

  afterAll(() => server?.close());

  /** Sends an operation over HTTP; the result includes the Set-Cookie headers. */
  async function send(
    query: string,
    input: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data, errors } = await response.json();
    return { status: response.status, data, errors, setCookie: response.headers.getSetCookie() };
  }

  const newEmail = () => `${crypto.randomUUID()}@example.com`;
  const addressOf = (last: number) => `192.0.2.${last}`;
  const elsewhere = (last: number) => ({ 'x-forwarded-for': addressOf(last) });
  const ofCookie = (setCookie: string[]) => setCookie[0]?.split(';')[0] ?? '';

  test('A new account starts with 5 tokens at level 0', async () => {
    const email = newEmail();
    const input = { username: ' Ada 🐤 ', email: email.toUpperCase(), password, persistence: 'MEMORY' };
    const { data, setCookie } = await send(signUpMutation, input);
    expect(data.signUp).toEqual({
      user: { username: 'Ada 🐤', email, tokens: 5, level: 0 },
      token: expect.stringMatching(/^[a-z2-7]{40}$/),
    });
    expect(setCookie).toEqual([]);
  });

  test('Logs in with the address in any case, and rejects wrong passwords and unknown addresses alike', async () => {
    const email = newEmail();
    await signUp(server.url, { email });
    const right = await send(logInMutation, { email: email.toUpperCase(), password, persistence: 'MEMORY' });
    expect(right.data.logIn.user).toEqual({ email });
    const wrong = await send(logInMutation, { email, password: 'incorrect horse' });
    const unknown = await send(logInMutation, { email: newEmail(), password });
    for (const { data, errors, setCookie } of [wrong, unknown]) {
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        { message: 'Invalid email or password', extensions: { code: 'INVALID_CREDENTIALS' } },
      ]);
      expect(setCookie).toEqual([]);
    }
    expect({ ...wrong.errors[0], path: null }).toEqual({ ...unknown.errors[0], path: null });
  });

  test('An address has one account, in any letter case', async () => {
    const email = newEmail();
    await signUp(server.url, { email });
    const again = await send(signUpMutation, { username: 'Eve', email: email.toUpperCase(), password });
    expect(again.errors).toMatchObject([
      { message: 'Registration failed', extensions: { code: 'BAD_USER_INPUT', field: 'email' } },
    ]);
    expect(await server.db.user.count({ where: { email } })).toBe(1);
  });

  test.each([
    ['username', ''],
    ['username', ' \t '],
    ['username', 'a'.repeat(51)],
    ['username', 'A\u0000da'],
    ['username', 'A\ud800da'],
    ['username', 'a\u202eda'],
    ['username', 'A\u200bda'],
    ['username', 'A\u200dda'],
    ['username', '\u2060'],
    ['username', '\u3164'],
    ['username', '\u115f'],
    ['username', 'A\u00adda'],
    ['username', '\u200f\u061c'],
    ['username', 'A\u2028da'],
    ['username', 'A\uffff'],
    ['username', '\u2800'],
    ['username', '\u0301'],
    ['username', '🐤\u200d'],
    ['email', 'ada'],
    ['email', 'ada@example'],
    ['email', 'a da@example.com'],
    ['email', 'ada@example.com,eve@example.com'],
    ['email', 'Ada<ada@example.com>'],
    ['email', '"ada"@example.com'],
    ['email', 'ada(eve)@example.com'],
    ['email', 'ada:eve@example.com;'],
    ['email', 'a\u200bda@example.com'],
    ['email', 'a\u00adda@example.com'],
    ['email', 'ada@example.com\r\nBcc: eve@example.com'],
    ['email', 'a\0da@example.com'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['password', '1234567'],
    ['password', '🐤'.repeat(7)],
    ['password', 'x'.repeat(257)],
  ])('Sign-up rejects an invalid %s and names the field: %j', async (field, value) => {
    const input = { username: 'Ada', email: newEmail(), password, [field]: value };
    const { errors } = await send(signUpMutation, input, elsewhere(field === 'username' ? 1 : 10));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });

  test.each(['👩🏽‍🚀 Zoë', '🏳️‍🌈❤️1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'نام\u200cها', '愛'])(
    'Accepts the username %j',
    async (username) => {
      const input = { username, email: newEmail(), password, persistence: 'MEMORY' };
      const { data } = await send(signUpMutation, input, elsewhere(5));
      expect(data.signUp.user.username).toBe(username);
    },
  );

  test('Accepts passwords of any characters in any Unicode normal form, and refuses an overlong one', async () => {
    const email = newEmail();
    await signUp(server.url, { email, password: 'Zoë 🐤 パスワード'.normalize('NFC') });
    const typed = 'Zoë 🐤 パスワード'.normalize('NFD');
    const { data } = await send(logInMutation, { email, password: typed, persistence: 'MEMORY' });
    expect(data.logIn.user).toEqual({ email });
    const { errors } = await send(logInMutation, { email, password: 'x'.repeat(50_000) });
    expect(errors[0].message).toBe('A password has up to 256 characters.');
    const strange = await send(logInMutation, { email: 'a\u0000@example.com', password });
    expect(strange.errors[0].message).toBe('Invalid email or password');
  });

  test.each([
    ['LOCAL', /^session=[a-z2-7]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    ['SESSION', /^session=[a-z2-7]{40}; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('%s persistence sets the matching cookie and returns no token', async (persistence, cookie) => {
    const email = newEmail();
    const { data, setCookie } = await send(signUpMutation, { username: 'Ada', email, password, persistence });
    expect(data.signUp.token).toBeNull();
    expect(setCookie).toEqual([expect.stringMatching(cookie)]);
    const headers = { cookie: ofCookie(setCookie), origin: server.url };
    expect((await send(me, {}, headers)).data).toEqual({ me: { email } });

    const out = await send('mutation { logOut }', {}, headers);
    expect(out.data).toEqual({ logOut: true });
    expect(out.setCookie).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect((await send(me, {}, headers)).data).toEqual({ me: null });
  });

  test('Logging in starts a new session and ends the previous one', async () => {
    const email = newEmail();
    const before = await send(signUpMutation, { username: 'Ada', email, password });
    const headers = { cookie: ofCookie(before.setCookie), origin: server.url };
    const after = await send(logInMutation, { email, password }, headers);
    expect(ofCookie(after.setCookie)).not.toBe(headers.cookie);
    expect((await send(me, {}, headers)).data).toEqual({ me: null });
    // A session id planted by an attacker is never adopted (session fixation).
    const planted = await send(logInMutation, { email, password }, { ...headers, cookie: 'session=planted' });
    expect(ofCookie(planted.setCookie)).not.toContain('planted');
  });

  test('A token hash from the database does not log in', async () => {
    const { token } = await signUp(server.url);
    const stored = await server.db.session.findMany();
    const ids = stored.flatMap(({ id, publicId }) => [id, publicId]);
    expect(ids).toContain(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const id of [hashToken(token), stored[0]?.publicId]) {
      expect((await send(me, {}, { authorization: `Bearer ${id}` })).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
  });

  test('The session of a token is found with its user, and all columns of both', async () => {
    const email = newEmail();
    const { token } = await signUp(server.url, { email });
    await server.db.user.update({
      where: { email },
      data: { emailVerifiedAt: new Date(), onLeaderboard: true },
    });
    const where = { id: hashToken(token) };
    const stored = await server.db.session.findUnique({ where, include: { user: true } });
    expect(stored).toMatchObject({ expiresAt: expect.any(Date), persistence: 'MEMORY' });
    expect(await findSession(server.db, token, Date.now())).toEqual(stored);
    expect(await findSession(server.db, `${token}a`, Date.now())).toBeNull();
  });

  test('Lists the sessions of the account and ends one or all of them', async () => {
    const email = newEmail();
    const { headers } = await signUp(server.url, { email });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = await send(
      logInMutation,
      { email, password, persistence: 'MEMORY' },
      { 'user-agent': firefox },
    );
    const otherHeaders = { authorization: `Bearer ${other.data.logIn.token}` };
    const { sessions } = (await send('{ me { sessions { id device current lastSeenAt } } }', {}, headers))
      .data.me;
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', current: false },
      { device: 'node', current: true },
    ]);
    const end = `mutation { logOutSession(id: "${sessions[0].id}") }`;
    const { headers: stranger } = await signUp(server.url);
    const notFound = [{ extensions: { code: 'NOT_FOUND' } }];
    expect((await send(end, {}, stranger)).errors).toMatchObject(notFound);
    expect((await send(end, {}, headers)).data).toEqual({ logOutSession: true });
    expect((await send(end, {}, headers)).errors).toMatchObject(notFound);
    expect((await send(me, {}, otherHeaders)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await send('mutation { logOutEverywhere }', {}, headers)).data).toEqual({
      logOutEverywhere: 1,
    });
    expect((await send('{ me { sessions { id } } }', {}, headers)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('A socket opened with a session cookie closes with 4401 when the session ends', async () => {
    const email = newEmail();
    const { setCookie } = await send(signUpMutation, { username: 'Ada', email, password });
    const headers = { cookie: ofCookie(setCookie), origin: server.url };
    const client = connectGraphql(server.url, headers);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const results = client.iterate({ query: 'subscription { me { email } }' });
    expect((await results.next()).value).toEqual({ data: { me: { email } } });
    const end = results.next();
    end.catch(() => undefined);
    await send('mutation { logOut }', {}, headers);
    expect(await closed).toMatchObject({ code: 4401, reason: 'The session has ended' });
    await expect(end).rejects.toMatchObject({ code: 4401 });
    await client.dispose();
  });

  test('Logging in over a socket works with MEMORY persistence only, because a socket sets no cookie', async () => {
    const email = newEmail();
    await signUp(server.url, { email });
    const client = connectGraphql(server.url);
    const logInBy = (persistence: string) =>
      client.iterate({ query: logInMutation, variables: { input: { email, password, persistence } } }).next();
    expect((await logInBy('LOCAL')).value?.errors).toMatchObject([{ extensions: { field: 'persistence' } }]);
    expect((await logInBy('MEMORY')).value?.data).toMatchObject({ logIn: { user: { email } } });
    await client.dispose();
  });

  test('Rejects requests with a cookie and sockets from other origins', async () => {
    const { setCookie } = await send(signUpMutation, { username: 'Ada', email: newEmail(), password });
    const cookie = ofCookie(setCookie);
    const foreign = { origin: 'https://example.com' };
    for (const extra of [
      foreign,
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ]) {
      const { status, errors } = await send('mutation { logOut }', {}, { cookie, ...extra });
      expect(status).toBe(403);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    const socket = openWebSocket(server.url, { cookie, ...foreign });
    expect(await handshakeStatus(socket)).toBe(403);
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    expect((await send('mutation { logOut }', {}, own)).data).toEqual({ logOut: true });
  });

  test('Limits wrong passwords for an account to 10, and its owner still logs in from another address', async () => {
    const email = newEmail();
    await signUp(server.url, { email });
    await countWrongPasswords(server.db, { address: addressOf(2), email }, 7);
    const guesses = Array.from({ length: 5 }, (_, index) =>
      send(logInMutation, { email, password: `guess number ${index}` }, elsewhere(2)),
    );
    const codes = (await Promise.all(guesses)).map(({ errors }) => errors[0].extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    const input = { email, password, persistence: 'MEMORY' };
    const { errors } = await send(logInMutation, input, elsewhere(2));
    expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect((await send(logInMutation, input, elsewhere(3))).data.logIn.user).toEqual({ email });
  });

  test('Limits wrong passwords from one address to 30 across all accounts', async () => {
    for (let account = 0; account < 27; account += 1) {
      await countWrongPasswords(server.db, { address: addressOf(6), email: newEmail() }, 1);
    }
    const guesses = Array.from({ length: 5 }, () =>
      send(logInMutation, { email: newEmail(), password }, elsewhere(6)),
    );
    const codes = (await Promise.all(guesses)).map(({ errors }) => errors[0].extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  test('Never limits correct passwords, and keeps 50 sessions per account', async () => {
    const email = newEmail();
    const { headers } = await signUp(server.url, { email });
    const { id: userId } = await server.db.user.findUniqueOrThrow({ where: { email } });
    const now = new Date();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
    await server.db.session.createMany({
      data: Array.from({ length: 42 }, () => {
        return { id: crypto.randomUUID(), userId, persistence: 'MEMORY', device: 'node', ...times };
      }),
    });
    const input = { email, password, persistence: 'MEMORY' };
    // More than the wrong passwords that are allowed.
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(logInMutation, input, elsewhere(7))),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await server.db.session.count({ where: { user: { email } } })).toBe(50);
    // The least recently used session was removed.
    expect((await send(me, {}, headers)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('Wrong guesses of strangers don’t lock the owner out where the owner is logged in', async () => {
    const email = newEmail();
    const home = elsewhere(8);
    const account = { username: 'Ada', email, password, persistence: 'MEMORY' };
    const { data } = await send(signUpMutation, account, home);
    const fresh = { username: 'Ada', email: newEmail(), password, persistence: 'MEMORY' };
    await send(signUpMutation, fresh, elsewhere(9));
    for (let stranger = 0; stranger < 10; stranger += 1) {
      await countWrongPasswords(server.db, { address: `198.51.100.${stranger}`, email }, 10);
    }
    const input = { email, password, persistence: 'MEMORY' };
    expect((await send(logInMutation, input, elsewhere(9))).errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED' } },
    ]);
    expect((await send(logInMutation, input, home)).data.logIn.user).toEqual({ email });
    // Guesses in a session are counted for that session, even from an address that is blocked.
    const headers = { ...elsewhere(9), authorization: `Bearer ${data.signUp.token}` };
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
    const passwords = { currentPassword: password, newPassword: 'another horse entirely' };
    expect((await send(change, passwords, headers)).data).toEqual({ changePassword: { email } });
  });

  test('Limits sign-ups per IP address', async () => {
    const input = { username: 'Ada', email: newEmail(), password };
    const limits = createRateLimits(server.db, systemClock);
    for (let i = 0; i < 28; i += 1) await limits.count(['sign-up', addressOf(4)]);
    const attempts = Array.from({ length: 3 }, () => send(signUpMutation, input, elsewhere(4)));
    const codes = (await Promise.all(attempts)).map(({ errors }) => errors?.[0].extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });

  test('Rejects an operation that tries several passwords', async () => {
    const one = 'logIn(input: { email: "a@b.co", password: "12345678" }) { token }';
    const fragment = `mutation { ...a ...b } fragment a on Mutation { x: ${one} } fragment b on Mutation { y: ${one} }`;
    for (const query of [`mutation { a: ${one} b: ${one} }`, fragment]) {
      const { errors } = await postGraphql(server.url, query);
      expect(errors?.[0]?.message).toBe('An operation has at most one field that takes a password.');
    }
  });
});

test('The session cookie is bound to its host on https', async () => {
  const server = await startApiServer({ publicUrl: 'https://qr.example.com' });
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://qr.example.com' },
    body: JSON.stringify({
      query: signUpMutation,
      variables: { input: { username: 'Ada', email: 'ada@example.com', password, persistence: 'SESSION' } },
    }),
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=[a-z2-7]{40}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  await server.close();
});

test('Rejects deep and wide operations, and introspection where the explorer is off', async () => {
  const server = await startApiServer({ hasExplorer: false });
  const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  const messageOf = async (query: string) => (await postGraphql(server.url, query)).errors?.[0]?.message;
  expect(await messageOf('{ __schema { types { name } } }')).toContain('introspection');
  const deep = `{ ${'a { '.repeat(20)} b ${' }'.repeat(20)} }`;
  const wide = `{ me { ${'...f '.repeat(6)} } } fragment f on User { ${'email '.repeat(100)} }`;
  const messages = async (query: string) =>
    (await postGraphql(server.url, query)).errors?.map(({ message }) => message);
  expect(await messages(deep)).toContain('An operation has at most 15 levels.');
  expect(await messages(wide)).toContain('An operation has at most 500 fields.');
  await server.close();
});
