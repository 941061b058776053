import { gzipSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

/** The budget for JavaScript that the landing page loads without interaction, in bytes of gzip. */
const LIMIT = 130 * 1024;

test('The landing page loads at most 130 KB of JavaScript, dialog included, and no GraphQL client', async ({
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
  // `layout-shift` is in the code that measures vitals, which is off by default.
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

const looks = [
  ['/', 'dark'],
  ['/tasks', 'dark'],
  ['/home', 'dark'],
] as const;
const moreLooks = [
  ['/', 'light'],
  ['/themes', 'dark'],
] as const;

test.for(isSoak ? [...looks, ...moreLooks] : looks)(
  'The page at %s looks the same with its critical styles alone in the %s theme',
  async ([path, colorScheme], { site }) => {
    const { page } = await site.visit({ colorScheme });
    await page.route('**/*.js', (route) => route.abort());
    await page.route('**/*.css', (route) => route.abort());
    const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    const settle = () =>
      page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
      });
    await page.goto(`${site.url}${path}`);
    await settle();
    const early = await look();
    await page.unroute('**/*.css');
    await page.reload();
    await page.locator('link[media=all]').waitFor({ state: 'attached' });
    await settle();
    expect(difference(early, await look())).toBeLessThan(0.0005);
    await page.context().close();
  },
);

/** The share of pixels of two PNG files that differ: from 0 to 1, and 1 for images of different sizes. */
function difference(file: Buffer, otherFile: Buffer): number {
  // Decoding a long page takes a second.
  if (file.equals(otherFile)) return 0;
  const [one, other] = [PNG.sync.read(file), PNG.sync.read(otherFile)];
  if (one.width !== other.width || one.height !== other.height) return 1;
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data.readUInt32BE(at) !== other.data.readUInt32BE(at)) pixels += 1;
  }
  return (pixels * 4) / one.data.length;
}
