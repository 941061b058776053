import { gzipSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { dismissLaunchDialog, siteTest } from './site.ts';

declare global {
  /** Calls what waits for an idle browser. */
  var goIdle: () => void;
}

const test = siteTest({ loggedIn: false });

/** The pages with a generator, with their budgets for JavaScript until the form answers, in KB of gzip. */
const generatorPages = [
  ['/', 130],
  ['/qr-code/url', 133],
  // The largest form, which checks an IBAN.
  ['/qr-code/sepa', 140],
] as const;
/** The budget until a page is idle, in KB of gzip. */
const idleBudget = 260;

test.for(generatorPages)(
  '%s loads %i KB of JavaScript until its form answers, and 260 KB until it is idle',
  async ([path, formBudget], { site }) => {
    const { page } = await site.visit();
    const scripts: { url: string; body: Buffer }[] = [];
    // Workers are scripts, too. Their WebAssembly is loaded for the first code.
    page.context().on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push({ url: response.url(), body: await response.body() });
    });
    await dismissLaunchDialog(page);
    // The browser is idle when the scripts of the form are counted.
    await page.addInitScript(() => {
      const callbacks: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => callbacks.push(callback);
      window.goIdle = () => {
        for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
      };
    });
    await page.goto(`${site.url}${path}`);
    await page.locator('#root:not([data-prerendered])').waitFor();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter valid data.' }).waitFor();
    const sizesOf = () =>
      scripts.map(({ url, body }) => ({ url, bytes: gzipSync(body, { level: 9 }).length }));
    const total = (sizes: ReturnType<typeof sizesOf>) => sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const form = sizesOf();
    expect(form.length).toBeGreaterThan(0);
    expect(total(form), JSON.stringify(form)).toBeLessThanOrEqual(formBudget * 1024);
    await page.evaluate(() => window.goIdle());
    // All parts are hydrated.
    await page.waitForFunction(() => !document.querySelector('[data-prerendered]'));
    await page.waitForLoadState('networkidle');
    const idle = sizesOf();
    expect(idle.length).toBeGreaterThan(form.length);
    expect(total(idle), JSON.stringify(idle)).toBeLessThanOrEqual(idleBudget * 1024);
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
  },
);

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
