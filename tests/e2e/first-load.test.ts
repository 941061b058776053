import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { siteTest } from './site.ts';

const test = siteTest({ signedIn: false });

/** Bytes of JavaScript, gzipped, that the landing page may load before anyone touches it. */
const LIMIT = 110 * 1024;

test('The landing page loads at most 110 KB of JavaScript, dialog included, and no GraphQL client', async ({
  site,
}) => {
  const { page } = await site.visit();
  const scripts: { url: string; body: Buffer }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push({ url: response.url(), body: await response.body() });
  });
  await page.goto(site.url);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = scripts.map(({ url, body }) => ({ url, bytes: gzipSync(body, { level: 9 }).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(LIMIT);
  // Nor is anything measured that nobody asked for.
  const code = scripts.map(({ body }) => body.toString()).join('\n');
  for (const trace of [
    'ApolloClient',
    '__APOLLO',
    'urql',
    'InMemoryCache',
    'graphql-transport-ws',
    'layout-shift',
  ]) {
    expect(code).not.toContain(trace);
  }
  await page.context().close();
});

test.for(['/', '/features', '/themes', '/tasks', '/home'])(
  'The page at %s looks the same before the styles of all pages have come',
  async (path, { site }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await site.visit({ colorScheme });
      await page.route('**/*.js', (route) => route.abort());
      await page.route('**/*.css', (route) => route.abort());
      const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
      const fonts = () => page.evaluate(async () => void (await document.fonts.ready));
      await page.goto(`${site.url}${path}`);
      await fonts();
      const early = await look();
      await page.unroute('**/*.css');
      await page.reload();
      await page.locator('link[media=all]').waitFor({ state: 'attached' });
      await fonts();
      expect(early.equals(await look())).toBe(true);
      await page.context().close();
    }
  },
);
