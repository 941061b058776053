import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiServer, ApiServerOptions } from './api-server.ts';
import { type CookieBrowser, createCookieBrowser } from './cookie-browser.ts';
import { freePort } from './free-port.ts';
import { describeOnBoth } from './on-both.ts';
import { type Profile, startOpenidProvider, type TestProvider } from './openid-provider.ts';

export interface GoogleVisit {
  readonly server: () => ApiServer;
  /** Adds a user with a verified address to the provider; returns the subject. */
  newPerson(profile?: Profile): string;
  /** The provider's users by subject. Tests may change them. */
  readonly profiles: Record<string, Profile>;
  readonly provider: () => TestProvider;
  /** Starts a log-in; returns the provider's URL that the browser is redirected to. */
  begin(browser: CookieBrowser, query?: string): Promise<URL>;
  /** Logs in at the provider, or cancels if `person` is null; returns the callback URL of the site. */
  answerOf(browser: CookieBrowser, address: URL, person: string | null): Promise<URL>;
  /** Runs the whole log-in; returns the response of the callback. */
  logIn(browser: CookieBrowser, person: string | null, query?: string): Promise<Response>;
}

/** Creates a browser with a random IP address, so that tests don't share a rate limit. */
export function newBrowser(): CookieBrowser {
  return createCookieBrowser({ 'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}::1` });
}

/** Expects the response of a failed log-in. */
export function expectFailure(response: Response, location = '/login?error=google'): void {
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(location);
  expect(response.headers.getSetCookie().join()).not.toContain('session=');
}

/** Runs tests of Google log-in on both databases, against a real OpenID provider. */
export function describeGoogle(
  name: string,
  tests: (visit: GoogleVisit) => void,
  options: ApiServerOptions = {},
): void {
  const profiles: Record<string, Profile> = {};
  let ports: number[] = [];
  let provider: TestProvider | undefined;
  const providerOf = () => {
    if (!provider) throw new Error('The provider starts in beforeAll; use it inside tests and hooks.');
    return provider;
  };
  beforeAll(async () => {
    // The provider needs the redirect URIs before the servers start.
    ports = await Promise.all([1, 2].map(() => freePort()));
    const redirectUris = ports.map((port) => `http://localhost:${port}/auth/google/callback`);
    provider = await startOpenidProvider({ redirectUris, profiles });
  });
  afterAll(() => provider?.close());
  const newPerson = (profile: Profile = {}) => {
    const subject = crypto.randomUUID();
    profiles[subject] = { email: `${subject}@example.com`, email_verified: true, name: 'Ada', ...profile };
    return subject;
  };
  describeOnBoth(
    name,
    (server) => tests({ server, newPerson, profiles, provider: providerOf, ...walk(() => server().url) }),
    () => ({ ...options, port: ports.pop() ?? 0, google: providerOf().settings }),
  );
}

function walk(site: () => string): Pick<GoogleVisit, 'begin' | 'answerOf' | 'logIn'> {
  const begin = async (browser: CookieBrowser, query = '') => {
    const response = await browser.send(`${site()}/auth/google${query}`);
    expect(response.status).toBe(302);
    return locationOf(response, site());
  };
  const answerOf = async (browser: CookieBrowser, url: URL, person: string | null): Promise<URL> => {
    if (url.origin === site()) return url;
    const response = await browser.send(url.href);
    if (response.headers.has('location')) {
      return await answerOf(browser, locationOf(response, url.href), person);
    }
    const body = new URLSearchParams({ profile: person ?? '' });
    const posted = await browser.send(url.href, { method: 'POST', body });
    return await answerOf(browser, locationOf(posted, url.href), person);
  };
  const logIn = async (browser: CookieBrowser, person: string | null, query = '') =>
    await browser.send((await answerOf(browser, await begin(browser, query), person)).href);
  return { begin, answerOf, logIn };
}

function locationOf(response: Response, base: string): URL {
  return new URL(response.headers.get('location') ?? '', base);
}
