import { expect, test } from 'vitest';
import { GoogleError } from '../../server/src/modules/accounts/google.ts';
import { createOpenidProvider } from '../../server/src/transports/google/openid.ts';
import { describeGoogle, expectFailure, newBrowser } from '../support/google-visit.ts';

describeGoogle('Forgery', ({ server, newPerson, provider, begin, answerOf }) => {
  test('Rejects forged, foreign and replayed callbacks', async () => {
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

  test('Treats repeated and unexpected parameters as a failed login', async () => {
    const browser = newBrowser();
    const address = await begin(browser, '?mode=x&mode=y&persistence=MEMORY&next=a&next=b');
    expect(address.origin).toBe(provider().settings.issuer);
    expectFailure(await browser.send(`${server().url}/auth/google/callback?code=a&code=b&state=%00`));
  });

  test('Limits Google logins per IP address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const browser = newBrowser();
    const locations: (string | null)[] = [];
    for (let i = 0; i < 61; i += 1) {
      const response = await browser.send(`${server().url}/auth/google`, { headers });
      locations.push(response.headers.get('location'));
    }
    expect(locations.filter((location) => location === '/login?error=google')).toHaveLength(1);
  });

  test('Logs the reason of a failure without secrets', async () => {
    const client = createOpenidProvider(provider().settings, 'http://localhost:1/auth/google/callback');
    const { url, checks } = await client.begin('page');
    expect(url).toContain(`state=${checks.state}&`);
    const iss = encodeURIComponent(provider().settings.issuer);
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
});
