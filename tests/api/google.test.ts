import { afterAll, beforeAll, expect, test } from 'vitest';
import { GoogleError } from '../../server/src/accounts/google.ts';
import { hashToken } from '../../server/src/accounts/session.ts';
import { createOpenidProvider } from '../../server/src/http/openid.ts';
import { probePort } from '../../server/src/port.ts';
import { password, signUp } from '../utils/accounts.ts';
import { startApiServer } from '../utils/api-server.ts';
import { type CookieBrowser, createCookieBrowser } from '../utils/cookie-browser.ts';
import { postGraphql } from '../utils/graphql-client.ts';
import { waitForToken } from '../utils/mailbox.ts';
import { describeOnBoth } from '../utils/on-both.ts';
import { type Profile, startOpenidProvider, type TestProvider } from '../utils/openid-provider.ts';

const profiles: Record<string, Profile> = {};
let provider: TestProvider;
let ports: number[];

beforeAll(async () => {
  ports = await Promise.all([1, 2].map(() => probePort({ host: '127.0.0.1', port: 0 })));
  const redirectUris = ports.map((port) => `http://localhost:${port}/auth/google/callback`);
  provider = await startOpenidProvider({ redirectUris, profiles });
});

afterAll(() => provider?.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
/** Somebody whom the provider knows; returns their subject. */
function newPerson(profile: Profile = {}): string {
  const subject = crypto.randomUUID();
  profiles[subject] = { email: newEmail(), email_verified: true, name: 'Ada Lovelace', ...profile };
  return subject;
}

/** Each at an address of its own, so that no test uses up another's attempts. */
const newBrowser = () =>
  createCookieBrowser({ 'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}::1` });

const options = () => ({ port: ports.pop() ?? 0, google: provider.settings });

describeOnBoth(
  'Google',
  (server) => {
    const me = async (browser: CookieBrowser) => {
      const cookie = `session=${browser.cookie(server().url, 'session')}`;
      const headers = { cookie, origin: server().url };
      return (await postGraphql(server().url, '{ me { username email tokens } }', {}, headers)).data;
    };
    /** Begins; returns the provider's address that the browser is sent to. */
    const begin = async (browser: CookieBrowser, query = '') => {
      const response = await browser.send(`${server().url}/auth/google${query}`);
      expect(response.status).toBe(302);
      return new URL(response.headers.get('location') ?? '');
    };
    /** Follows the provider, logs in or cancels there, and returns the address that leads back to the site. */
    const answerOf = async (browser: CookieBrowser, address: URL, person: string | null) => {
      const follow = async (url: URL): Promise<URL> => {
        if (url.origin === server().url) return url;
        const response = await browser.send(url.href);
        const location = response.headers.get('location');
        if (location !== null) return await follow(new URL(location, url));
        const body = new URLSearchParams({ profile: person ?? '' });
        const posted = await browser.send(url.href, { method: 'POST', body });
        return await follow(new URL(posted.headers.get('location') ?? '', url));
      };
      return await follow(address);
    };
    const signIn = async (browser: CookieBrowser, person: string | null, query = '') => {
      const answer = await answerOf(browser, await begin(browser, query), person);
      return await browser.send(answer.href);
    };
    const expectFailure = (response: Response, location = '/login?error=google') => {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(location);
      expect(response.headers.getSetCookie().join()).not.toContain('session=');
    };

    test('A first sign-in makes a user, and the next finds them again', async () => {
      const person = newPerson();
      const browser = newBrowser();
      const response = await signIn(browser, person);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/home');
      const email = profiles[person]?.email;
      const user = { username: 'Ada Lovelace', email, tokens: 5 };
      expect(await me(browser)).toEqual({ me: user });
      // Their address at Google may change: they stay who they are.
      profiles[person] = { email: newEmail(), email_verified: false };
      const second = newBrowser();
      await signIn(second, person);
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
    ])('%s is kept by its cookie, and the attempt’s is cleared', async (persistence, cookie) => {
      const browser = newBrowser();
      const response = await signIn(browser, newPerson(), `?persistence=${persistence}`);
      expect(response.headers.getSetCookie()).toEqual([
        'google=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        expect.stringMatching(cookie),
      ]);
    });

    test('They go on where they were going, on this site only', async () => {
      const next = async (path: string) => {
        const query = `?next=${encodeURIComponent(path)}`;
        return (await signIn(newBrowser(), newPerson(), query)).headers.get('location');
      };
      expect(await next('/generate/url?x=1')).toBe('/generate/url?x=1');
      expect(await next('//example.com')).toBe('/home');
      const cancelled = await signIn(newBrowser(), null, '?next=%2Fgenerate%2Furl%3Fx%3D1');
      expectFailure(cancelled, '/login?error=google&next=%2Fgenerate%2Furl%3Fx%3D1');
    });

    test.each([
      [undefined, 'GoogleUser'],
      ['', 'GoogleUser'],
      ['\u202e \u0007', 'GoogleUser'],
      [' Grace\u0007 Hopper ', 'Grace Hopper'],
      ['🐤'.repeat(60), '🐤'.repeat(50)],
    ])('The name %j becomes the username %s', async (name, username) => {
      const browser = newBrowser();
      await signIn(browser, newPerson({ name }));
      expect(await me(browser)).toMatchObject({ me: { username } });
    });

    test('An address with a verified owner is linked, and keeps its password', async () => {
      const email = newEmail();
      await signUp(server().url, { email, username: 'Owner' });
      const token = await waitForToken(server().mailFolder, email, 'Confirm');
      const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
      await postGraphql(server().url, verify, { token });
      const browser = newBrowser();
      await signIn(browser, newPerson({ email: email.toUpperCase() }));
      expect(await me(browser)).toMatchObject({ me: { username: 'Owner', email } });
      const user = await server().db.user.findUniqueOrThrow({
        where: { email },
        include: { credential: true, identities: true },
      });
      expect(user.credential).not.toBeNull();
      expect(user.identities).toHaveLength(1);
    });

    test('An address that is not verified, here or there, is not taken for anyone’s', async () => {
      const email = newEmail();
      await signUp(server().url, { email });
      expectFailure(await signIn(newBrowser(), newPerson({ email })));
      expectFailure(await signIn(newBrowser(), newPerson({ email_verified: false })));
      expectFailure(await signIn(newBrowser(), newPerson({ email_verified: undefined })));
      expectFailure(await signIn(newBrowser(), newPerson({ email: undefined })));
      expectFailure(await signIn(newBrowser(), newPerson({ email: 'nobody' })));
      expect(await server().db.identity.count({ where: { user: { email } } })).toBe(0);
    });

    test('Somebody who came by Google sets a first password by a mail', async () => {
      const person = newPerson();
      await signIn(newBrowser(), person);
      const email = profiles[person]?.email ?? '';
      const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
      await postGraphql(server().url, request, { email });
      const token = await waitForToken(server().mailFolder, email, 'Set a new password');
      const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
      await postGraphql(server().url, reset, { input: { token, password } });
      const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { email } } }';
      const { data } = await postGraphql(server().url, query, {
        input: { email, password, persistence: 'MEMORY' },
      });
      expect(data).toEqual({ signIn: { user: { email } } });
    });

    test('The session changes, and the one before ends', async () => {
      const { token } = await signUp(server().url);
      const browser = newBrowser();
      browser.setCookie(server().url, 'session', token);
      await signIn(browser, newPerson());
      expect(browser.cookie(server().url, 'session')).not.toBe(token);
      expect(await server().db.session.count({ where: { id: hashToken(token) } })).toBe(0);
      // One that was planted is never taken up.
      const planted = newBrowser();
      planted.setCookie(server().url, 'session', 'a'.repeat(40));
      await signIn(planted, newPerson());
      expect(planted.cookie(server().url, 'session')).not.toBe('a'.repeat(40));
    });

    test('Two first sign-ins at once make one user', async () => {
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

    test('Who cancels is told that it failed', async () => {
      expectFailure(await signIn(newBrowser(), null));
    });

    test('A popup ends at a page that tells the others how it went', async () => {
      const right = await signIn(newBrowser(), newPerson(), '?mode=popup');
      expect(right.headers.get('location')).toBe('/auth/google/done');
      expect(right.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expectFailure(await signIn(newBrowser(), null, '?mode=popup'), '/auth/google/done?error=1');
      const page = await fetch(`${server().url}/auth/google/done`);
      expect(await page.text()).toContain('<script src="/auth/google/done.js" defer></script>');
      expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      const script = await fetch(`${server().url}/auth/google/done.js`);
      expect(script.headers.get('content-type')).toContain('text/javascript');
    });

    test('Forged, foreign and replayed answers fail', async () => {
      const person = newPerson();
      const browser = newBrowser();
      const forged = await answerOf(browser, await begin(browser), person);
      forged.searchParams.set('state', `page.${'a'.repeat(43)}`);
      expectFailure(await browser.send(forged.href));

      const nonce = await begin(browser);
      nonce.searchParams.set('nonce', 'another');
      expectFailure(await browser.send((await answerOf(browser, nonce, person)).href));

      const challenge = await begin(browser);
      challenge.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
      expectFailure(await browser.send((await answerOf(browser, challenge, person)).href));

      const foreign = await answerOf(browser, await begin(browser, '?mode=popup'), person);
      expectFailure(await newBrowser().send(foreign.href), '/auth/google/done?error=1');
      const made = `${server().url}/auth/google/callback?error=%0a<script>&state=x`;
      expectFailure(await newBrowser().send(made));
      expect(await server().db.identity.count({ where: { subject: person } })).toBe(0);

      const answer = await answerOf(browser, await begin(browser), person);
      const cookie = browser.cookie(server().url, 'google') ?? '';
      expect((await browser.send(answer.href)).headers.get('location')).toBe('/home');
      expect(browser.cookie(server().url, 'google')).toBeUndefined();
      browser.setCookie(server().url, 'google', cookie);
      expectFailure(await browser.send(answer.href));
      for (const planted of ['', 'x', Buffer.from('{}').toString('base64url')]) {
        browser.setCookie(server().url, 'google', planted);
        expectFailure(await browser.send(answer.href));
      }
    });

    test('Repeated and strange parameters are no more than a failure', async () => {
      const browser = newBrowser();
      const address = await begin(browser, '?mode=x&mode=y&persistence=MEMORY&next=a&next=b');
      expect(address.origin).toBe(provider.settings.issuer);
      expectFailure(await browser.send(`${server().url}/auth/google/callback?code=a&code=b&state=%00`));
    });

    test('One address tries only so often', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.77' };
      const browser = newBrowser();
      const locations: (string | null)[] = [];
      for (let i = 0; i < 61; i += 1) {
        const response = await browser.send(`${server().url}/auth/google`, { headers });
        locations.push(response.headers.get('location'));
      }
      expect(locations.filter((location) => location === '/login?error=google')).toHaveLength(1);
    });

    test('The API tells that one can sign in by Google', async () => {
      const { data } = await postGraphql(server().url, '{ signInProviders }');
      expect(data).toEqual({ signInProviders: ['GOOGLE'] });
    });
  },
  options,
);

test('Where Google is not set up, the API says so, and its address fails as any sign-in does', async () => {
  const server = await startApiServer();
  const { data } = await postGraphql(server.url, '{ signInProviders }');
  expect(data).toEqual({ signInProviders: [] });
  const response = await fetch(`${server.url}/auth/google?mode=popup`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/auth/google/done?error=1');
  await server.close();
});

test('What is logged of a failure says what it was, and holds no secret', async () => {
  const client = createOpenidProvider(provider.settings, 'http://localhost:1/auth/google/callback');
  const { url, checks } = await client.begin('page');
  expect(url).toContain(`state=${checks.state}&`);
  const iss = encodeURIComponent(provider.settings.issuer);
  const reasonOf = (answer: string) =>
    client.finish(`${answer}&iss=${iss}`, checks).then(
      () => 'none',
      (error: unknown) => (error instanceof GoogleError ? error.message : 'another error'),
    );
  expect(await reasonOf('?code=secret-code&state=forged-state')).toBe(
    'invalid response encountered: unexpected "state" response parameter value',
  );
  expect(await reasonOf(`?code=secret-code&state=${checks.state}`)).toBe(
    'invalid_grant: server responded with an error in the response body',
  );
  expect(await reasonOf(`?error=access_denied&error_description=words&state=${checks.state}`)).toBe(
    'access_denied: authorization response from the server is an error',
  );
});

test('A provider that is down fails a sign-in, and is asked again at the next', async () => {
  const port = await probePort({ host: '127.0.0.1', port: 0 });
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
