import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { requestLink } from '../support/links.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { openWebSocket } from '../support/web-socket.ts';

const shortUrl = 'http://cnry.example';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder?.remove());

const codeFields = 'id slug shortUrl counts { scans previews bots }';

async function createCode(server: ApiServer, account: Account, input: Record<string, unknown> = {}) {
  const query = `mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { ${codeFields} } }`;
  const given = { target: 'https://example.com/menu?a=1#today', changeId: crypto.randomUUID(), ...input };
  const { data, errors } = await postGraphql(server.url, query, { input: given }, account.headers);
  expect(errors).toBeUndefined();
  return Object(data).createDynamicCode as { id: string; slug: string; shortUrl: string };
}

async function countsOf(server: ApiServer, { headers }: Account, id: string) {
  const query = 'query ($id: ID!) { dynamicCode(id: $id) { counts { scans previews bots } } }';
  const { data } = await postGraphql(server.url, query, { id }, headers);
  return Object(data).dynamicCode.counts;
}

describeOnBoth(
  'A short link',
  (server) => {
    const open = (path: string, options?: Parameters<typeof requestLink>[2]) =>
      requestLink(server().url, path, options);

    test('redirects with the headers that keep it out of caches and search engines, and sets no cookie', async () => {
      const { slug } = await createCode(server(), await signUp(server().url));
      const answer = await open(`/q/${slug}`, { headers: { cookie: 'session=1' } });
      expect(answer.status).toBe(302);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({
        location: 'https://example.com/menu?a=1#today',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      for (const path of [`/Q/${slug.toLowerCase()}`, `/q/${slug}/`, `/q/${slug}%20`, `/q/${slug}%E2%80%8B`])
        expect((await open(path)).status, path).toBe(302);
      // The router must leave paths to the route that can't be decoded.
      for (const path of [
        `/q/${slug}%`,
        `/q/${slug}%E2%80`,
        `/q/${slug}//`,
        `/q/${slug};`,
        `/q/${slug}%20${'x'.repeat(500)}`,
      ])
        expect((await open(path)).status, path).toBe(302);
      expect((await open(`/q/${slug}`, { method: 'HEAD' })).status).toBe(302);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
        expect(await open(`/q/${slug}`, { method })).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD' },
        });
    });

    test('adds the visitor’s query string unless its owner doesn’t want it, and keeps the owner’s parameters', async () => {
      const account = await signUp(server().url);
      const plain = await createCode(server(), account, { passesQuery: false });
      const passing = await createCode(server(), account);
      const location = async (path: string) => (await open(path)).headers['location'];
      expect(await location(`/q/${plain.slug}?a=2`)).toBe('https://example.com/menu?a=1#today');
      expect(await location(`/q/${passing.slug}?a=2&b=3`)).toBe('https://example.com/menu?a=1&b=3#today');
      expect(await location(`/q/${passing.slug}`)).toBe('https://example.com/menu?a=1#today');
      expect(await location(`/q/${plain.slug}&b=3`)).toBe('https://example.com/menu?a=1#today');
      expect(await location(`/q/${passing.slug}&b=3`)).toBe('https://example.com/menu?a=1&b=3#today');
    });

    test('on the short host works, and nothing else is served there', async () => {
      const account = await signUp(server().url);
      const { slug, shortUrl: shown } = await createCode(server(), account);
      expect(shown).toBe(`${shortUrl}/${slug}`);
      const { data } = await postGraphql(server().url, '{ me { exampleLink } }', {}, account.headers);
      expect(data).toEqual({
        me: { exampleLink: `${shortUrl.toUpperCase().replace('HTTP', 'http')}/2222222` },
      });
      const onShortHost = (path: string, method = 'GET') =>
        open(path, { method, headers: { host: 'CNRY.example.:8080', 'content-type': 'application/json' } });
      expect((await onShortHost(`/${slug}?x=1`)).status).toBe(302);
      for (const path of ['/', '/graphql?query={__typename}', '/home', '/healthz', '/assets/x.js'])
        expect((await onShortHost(path)).status, path).toBe(404);
      expect((await onShortHost('/graphql', 'POST')).status).toBe(405);
      const socket = openWebSocket(server().url, { host: 'cnry.example.:8080' });
      await expect(once(socket, 'open')).rejects.toThrow('404');
    });

    test('that is mistyped or unknown says so on a small page without a script', async () => {
      const { slug } = await createCode(server(), await signUp(server().url));
      const wrong = slug.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const mistyped = await open(`/q/${wrong}`);
      expect(mistyped).toMatchObject({
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
      expect(mistyped.body).toContain('<h1>This link is mistyped</h1>');
      expect(mistyped.body.length).toBeLessThan(10_000);
      expect(mistyped.body).not.toMatch(/<script|<img|<link/);
      for (const path of ['/q/no-such-link', '/q/', '/q/a', '/q/%00', '/q/../q/x', '/q/%3Cscript%3E'])
        expect((await open(path)).body, path).toContain('<h1>This link doesn’t exist</h1>');
    });

    test('with a plus shows where it leads instead', async () => {
      const { slug } = await createCode(server(), await signUp(server().url), {
        target: 'https://example.com/?q="><script>',
      });
      const { status, body } = await open(`/q/${slug}+.`);
      expect(status).toBe(200);
      expect(body).toContain('https://example.com/?q=%22%3E%3Cscript%3E');
      expect(body).toContain(`/report?link=${slug}`);
    });

    test('to a host that the operator blocks later ends, and can’t be created', async () => {
      const account = await signUp(server().url);
      const code = await createCode(server(), account, { target: 'https://shop.evil.example/' });
      expect((await open(`/q/${code.slug}`)).status).toBe(302);
      writeFileSync(join(folder.path, 'hosts'), '# Harmful\nevil.example\n');
      await expect.poll(async () => (await open(`/q/${code.slug}`)).status).toBe(410);
      await expect(createCode(server(), account, { target: 'https://evil.example/x' })).rejects.toThrow();
      writeFileSync(join(folder.path, 'hosts'), '# Harmful\n');
      await expect.poll(async () => (await open(`/q/${code.slug}`)).status).toBe(302);
    });

    test('counts scans, previews and bots apart, by hour, day, device and country', async () => {
      const account = await signUp(server().url);
      const { id, slug } = await createCode(server(), account, { timeZone: 'Europe/Berlin' });
      const scan = (headers: Record<string, string>, method = 'GET') =>
        open(`/q/${slug}`, { method, headers });
      const proxied = { 'x-forwarded-for': '198.51.100.7' };
      for (const country of ['DE', 'DE', 'FR']) await scan({ ...proxied, 'cf-ipcountry': country });
      await scan({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0' });
      await scan({}, 'HEAD');
      await scan({ 'sec-purpose': 'prefetch' });
      await scan({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
      await open(`/q/${slug}+`);
      await expect.poll(() => countsOf(server(), account, id)).toEqual({ scans: 4, previews: 2, bots: 1 });

      const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
      const statistics = async (unit: string) => {
        const query = `query ($id: ID!, $day: String!, $unit: StatisticsUnit!) { dynamicCode(id: $id) {
          statistics(from: $day, to: $day, unit: $unit) {
            periods { start scans } devices { value scans } countries { value scans } } } }`;
        const variables = { id, day: unit === 'HOUR' ? `${today}T23` : today, unit };
        const { data } = await postGraphql(server().url, query, variables, account.headers);
        return Object(data).dynamicCode.statistics;
      };
      expect(await statistics('DAY')).toEqual({
        periods: [{ start: today, scans: 4 }],
        devices: [
          { value: 'phone', scans: 3 },
          { value: 'computer', scans: 1 },
        ],
        countries: [
          { value: 'DE', scans: 2 },
          { value: 'FR', scans: 1 },
          { value: 'other', scans: 1 },
        ],
      });
      expect(await statistics('MONTH')).toMatchObject({ periods: [{ start: today.slice(0, 7), scans: 4 }] });
      const hours = await server().db.scanHour.findMany({ where: { linkId: id } });
      expect(hours.reduce((sum, { scans }) => sum + scans, 0)).toBe(4);
    });

    test('lists the scans of each of the last 14 days in the time zone of the code', async () => {
      const account = await signUp(server().url);
      // The two zones are never on the same day.
      const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
      for (const timeZone of zones) {
        const { id } = await createCode(server(), account, { timeZone });
        const date = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
        const today = Date.parse(date) / (24 * 60 * 60_000);
        const scans = { tablet: 1, computer: 0, other: 1, previews: 5, bots: 5 };
        for (const [ago, phone] of [
          [0, 1],
          [1, 2],
          [13, 3],
          [14, 4],
        ] as const)
          await server().db.scanDay.create({ data: { linkId: id, day: today - ago, phone, ...scans } });
      }
      const query = '{ dynamicCodes { edges { node { recentScans } } } }';
      const { data } = await postGraphql(server().url, query, {}, account.headers);
      const recentScans = [5, ...Array.from({ length: 11 }, () => 0), 4, 3];
      expect(Object(data).dynamicCodes.edges).toEqual(zones.map(() => ({ node: { recentScans } })));
    });

    test('is guessed by one IP address only 20 times a second', async () => {
      const guess = (index: number) =>
        open(`/q/guess-${index}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      let guesses = 0;
      const guessMany = () =>
        Promise.all(
          Array.from({ length: 60 }, () => {
            guesses += 1;
            return guess(guesses);
          }),
        );
      const [first] = await guessMany();
      expect(first?.status).toBe(404);
      // A busy machine may take a second for 20 of them.
      await expect.poll(async () => (await guessMany()).some(({ status }) => status === 429)).toBe(true);
      const { slug } = await createCode(server(), await signUp(server().url));
      // A link in memory is redirected all the same.
      await open(`/q/${slug}`);
      expect((await open(`/q/${slug}`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(302);
    });
  },
  () => {
    const linkBlocklist = join(folder.path, 'hosts');
    writeFileSync(linkBlocklist, '');
    return { shortUrl, countryHeader: 'cf-ipcountry', linkBlocklist };
  },
);
