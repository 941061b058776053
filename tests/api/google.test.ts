import { expect, test } from 'vitest';
import { hashToken } from '../../server/src/modules/accounts/session.ts';
import { password, signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import type { CookieBrowser } from '../support/cookie-browser.ts';
import { freePort } from '../support/free-port.ts';
import { describeGoogle, expectFailure, newBrowser } from '../support/google-visit.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForMail, waitForToken } from '../support/mailbox.ts';
import { startOpenidProvider } from '../support/openid-provider.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

describeGoogle('Google', ({ server, newPerson, profiles, logIn, begin, answerOf }) => {
  const me = async (browser: CookieBrowser) => {
    const cookie = `session=${browser.cookie(server().url, 'session')}`;
    const headers = { cookie, origin: server().url };
    return (await postGraphql(server().url, '{ me { username email tokens } }', {}, headers)).data;
  };

  test('The first login creates an account, and the next login finds it', async () => {
    const person = newPerson({ name: 'Ada Lovelace' });
    const browser = newBrowser();
    const response = await logIn(browser, person);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/home');
    const email = profiles[person]?.email;
    const user = { username: 'Ada Lovelace', email, tokens: 5 };
    expect(await me(browser)).toEqual({ me: user });
    // The account is found by Google's subject, so the address at Google may change.
    profiles[person] = { email: newEmail(), email_verified: false };
    const second = newBrowser();
    await logIn(second, person);
    expect(await me(second)).toEqual({ me: user });
    const { id, emailVerifiedAt } = await server().db.user.findUniqueOrThrow({
      where: { email: email ?? '' },
    });
    expect(emailVerifiedAt).not.toBeNull();
    expect(await server().db.tokenEntry.count({ where: { userId: id } })).toBe(1);
  });

  test.each([
    ['LOCAL', /^session=[a-z2-7]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    ['SESSION', /^session=[a-z2-7]{40}; Path=\/; HttpOnly; SameSite=Lax$/],
  ])(
    '%s persistence sets the matching cookie, and the cookie of the attempt is cleared',
    async (persistence, cookie) => {
      const browser = newBrowser();
      const response = await logIn(browser, newPerson(), `?persistence=${persistence}`);
      expect(response.headers.getSetCookie()).toEqual([
        'google=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        expect.stringMatching(cookie),
      ]);
    },
  );

  test('Returns to the requested page, on this site only', async () => {
    const next = async (path: string) => {
      const query = `?next=${encodeURIComponent(path)}`;
      return (await logIn(newBrowser(), newPerson(), query)).headers.get('location');
    };
    expect(await next('/generate/url?x=1')).toBe('/generate/url?x=1');
    expect(await next('//example.com')).toBe('/home');
    const cancelled = await logIn(newBrowser(), null, '?next=%2Fgenerate%2Furl%3Fx%3D1');
    expectFailure(cancelled, '/login?error=google&next=%2Fgenerate%2Furl%3Fx%3D1');
  });

  test.each([
    [undefined, 'GoogleUser'],
    ['', 'GoogleUser'],
    ['\u202e \u0007', 'GoogleUser'],
    [' Grace\u0007 Hopper ', 'Grace Hopper'],
    ['🐤'.repeat(60), '🐤'.repeat(50)],
  ])('The Google name %j becomes the username %s', async (name, username) => {
    const browser = newBrowser();
    await logIn(browser, newPerson({ name }));
    expect(await me(browser)).toMatchObject({ me: { username } });
  });

  test('Linking Google to an account voids its unproven password, sessions and links', async () => {
    const email = newEmail();
    // An attacker may have signed up with the address and had its owner confirm it.
    const { headers } = await signUp(server().url, { email, username: 'Owner' });
    const { id: userId } = await server().db.user.findUniqueOrThrow({ where: { email } });
    const identity = { issuer: 'https://id.example.com', subject: email, userId, createdAt: new Date() };
    await server().db.identity.create({ data: identity });
    const token = await waitForToken(server().mailFolder, email, 'Confirm');
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
    await postGraphql(server().url, verify, { token });
    const browser = newBrowser();
    await logIn(browser, newPerson({ email: email.toUpperCase() }));
    expect(await me(browser)).toMatchObject({ me: { username: 'Owner', email } });
    const user = await server().db.user.findUniqueOrThrow({
      where: { email },
      include: { credential: true, identities: true, sessions: true },
    });
    expect(user.credential).toBeNull();
    expect(user.identities).toHaveLength(1);
    expect(user.identities).not.toMatchObject([{ subject: email }]);
    expect(user.sessions).toHaveLength(1);
    expect((await postGraphql(server().url, '{ me { email } }', {}, headers)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
    const input = { email, password, persistence: 'MEMORY' };
    expect((await postGraphql(server().url, query, { input })).errors).toHaveLength(1);
    await waitForMail(server().mailFolder, email, 'Google login was added to your account');
  });

  test('Linking Google keeps a password that the owner of the address has proved', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const token = await waitForToken(server().mailFolder, email, 'Confirm');
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
    // The link is opened in the browser that signed up, which proves who chose the password.
    await postGraphql(server().url, verify, { token }, headers);
    await logIn(newBrowser(), newPerson({ email }));
    expect((await postGraphql(server().url, '{ me { hasPassword } }', {}, headers)).data).toEqual({
      me: { hasPassword: true },
    });
  });

  test('A password reset unlinks Google, and the next Google login links it again', async () => {
    const trojan = newPerson();
    await logIn(newBrowser(), trojan);
    const email = newEmail();
    const before = { email: profiles[trojan]?.email ?? '' };
    const { id } = await server().db.user.update({ where: before, data: { email } });
    const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
    await postGraphql(server().url, request, { email });
    const token = await waitForToken(server().mailFolder, email, 'Set a new password');
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    await postGraphql(server().url, reset, { input: { token, password } });
    const thief = newBrowser();
    await logIn(thief, trojan);
    expect(await me(thief)).not.toMatchObject({ me: { email } });
    await logIn(newBrowser(), newPerson({ email }));
    const where = { userId: id };
    expect(await server().db.identity.count({ where })).toBe(1);
    // A reset proves that the owner of the address chose the password.
    expect(await server().db.credential.count({ where })).toBe(1);
  });

  test('Does not link by an address that is unverified here or at Google', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    expectFailure(await logIn(newBrowser(), newPerson({ email })));
    expectFailure(await logIn(newBrowser(), newPerson({ email_verified: false })));
    expectFailure(await logIn(newBrowser(), newPerson({ email_verified: undefined })));
    expectFailure(await logIn(newBrowser(), newPerson({ email: undefined })));
    expectFailure(await logIn(newBrowser(), newPerson({ email: 'nobody' })));
    expect(await server().db.identity.count({ where: { user: { email } } })).toBe(0);
  });

  test('A user without a password sets the first one through a mailed link', async () => {
    const person = newPerson();
    await logIn(newBrowser(), person);
    const email = profiles[person]?.email ?? '';
    const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
    await postGraphql(server().url, request, { email });
    const token = await waitForToken(server().mailFolder, email, 'Set a new password');
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    await postGraphql(server().url, reset, { input: { token, password } });
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { user { email } } }';
    const { data } = await postGraphql(server().url, query, {
      input: { email, password, persistence: 'MEMORY' },
    });
    expect(data).toEqual({ logIn: { user: { email } } });
  });

  test('A Google login starts a new session and ends the previous one', async () => {
    const { token } = await signUp(server().url);
    const browser = newBrowser();
    browser.setCookie(server().url, 'session', token);
    await logIn(browser, newPerson());
    expect(browser.cookie(server().url, 'session')).not.toBe(token);
    expect(await server().db.session.count({ where: { id: hashToken(token) } })).toBe(0);
    // A session id planted by an attacker is never adopted (session fixation).
    const planted = newBrowser();
    planted.setCookie(server().url, 'session', 'a'.repeat(40));
    await logIn(planted, newPerson());
    expect(planted.cookie(server().url, 'session')).not.toBe('a'.repeat(40));
  });

  test('Two concurrent first logins create one account', async () => {
    const person = newPerson();
    const browsers = [newBrowser(), newBrowser()];
    const answers = await Promise.all(
      browsers.map(async (browser) => await answerOf(browser, await begin(browser), person)),
    );
    await Promise.all(browsers.map((browser, index) => browser.send(answers[index]?.href ?? '')));
    for (const browser of browsers) {
      expect(await me(browser)).toMatchObject({ me: { email: profiles[person]?.email } });
    }
  });

  test('Cancelling at Google counts as a failed login', async () => {
    expectFailure(await logIn(newBrowser(), null));
  });

  test('A popup ends on a page that reports the result to the page that opened it', async () => {
    const right = await logIn(newBrowser(), newPerson(), '?mode=popup');
    expect(right.headers.get('location')).toBe('/auth/google/done');
    expect(right.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expectFailure(await logIn(newBrowser(), null, '?mode=popup'), '/auth/google/done?error=1');
    const page = await fetch(`${server().url}/auth/google/done`);
    expect(await page.text()).toContain('<script src="/auth/google/done.js" defer></script>');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const script = await fetch(`${server().url}/auth/google/done.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test('The API lists Google as a login provider', async () => {
    const { data } = await postGraphql(server().url, '{ loginProviders }');
    expect(data).toEqual({ loginProviders: ['GOOGLE'] });
  });
});

test('Without Google settings the API lists no provider and /auth/google fails', async () => {
  const server = await startApiServer();
  const { data } = await postGraphql(server.url, '{ loginProviders }');
  expect(data).toEqual({ loginProviders: [] });
  const response = await fetch(`${server.url}/auth/google?mode=popup`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/auth/google/done?error=1');
  await server.close();
});

test('A login fails while the provider is down and works once it is back', async () => {
  const port = await freePort();
  const settings = { issuer: `http://127.0.0.1:${port}`, clientId: 'canary', clientSecret: 'secret' };
  const server = await startApiServer({ google: settings, publicUrl: 'https://qr.example.com' });
  const start = () => fetch(`${server.url}/auth/google`, { redirect: 'manual' });
  expect((await start()).headers.get('location')).toBe('/login?error=google');
  const redirectUris = ['https://qr.example.com/auth/google/callback'];
  const late = await startOpenidProvider({ redirectUris, profiles: {}, port });
  const response = await start();
  expect(response.headers.get('location')).toContain(`${settings.issuer}/auth?`);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  await late.close();
  await server.close();
});
