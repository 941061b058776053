import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { brand } from '../../client/src/config/brand.ts';
import { clientDist } from '../../server/src/platform/paths.ts';
import { copyRenamed } from '../support/renamed-build.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { waitForServiceWorker } from './browser-storage.ts';
import { box, generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true, unlocks: ['WIFI', 'VCARD'] });
/** A deployment starts with an empty database, which ends the session of a user, and with it the user's input. */
const visitorTest = siteTest({ loggedIn: false });

const slow = { timeout: 20_000 };

test('After one visit, codes can be made, checked and downloaded offline', async ({ site }) => {
  const { page } = await site.visit({ serviceWorkers: 'allow' });
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You’re offline.').waitFor();

  const codes = generator(page);
  // Unlocked types stay unlocked.
  await codes.choose('WiFi');
  await codes.paste('Network name (SSID)', 'Nest');
  await codes.paste('Password', 'come on in');
  const wifi = 'WIFI:S:Nest;T:WPA;P:come on in;;';
  expect(await codes.download()).toMatchObject({ zxing: wifi, jsqr: wifi });

  await page.goto(`${site.url}/generate/vcard`);
  await codes.paste('First name', 'Ada Lovelace');
  await codes.preview.waitFor();
  await codes.section('Shape');
  const template = page.getByRole('list', { name: 'Templates' }).locator('img').first();
  await expect.poll(() => template.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${site.url}/generate/sms`);
  await page.getByRole('heading', { name: 'This page can’t load now' }).waitFor();
  await page.goto(`${site.url}/faq`);
  await waitForHeading(page);
  await page.getByRole('link', { name: 'API' }).click();
  await page.getByRole('heading', { name: 'The API explorer isn’t available' }).waitFor();

  const paths = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return cached.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  const unexpected = paths.filter(
    (path) => !/^\/(assets\/.+|home|scan|favicon\.svg|manifest\.webmanifest)?$/.test(path),
  );
  expect(unexpected).toEqual([]);
  await page.context().close();
});

test('The site can be installed', async ({ site }) => {
  const { page, pageErrors } = await site.visit({ serviceWorkers: 'allow' });
  await page.goto(`${site.url}/terms`);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${site.url}/manifest.webmanifest`, errors: [] });
  const type = await page.request.get(url).then((response) => response.headers()['content-type']);
  expect(type).toMatch(/^application\/manifest\+json/);

  const { icons, ...manifest }: { icons: { src: string; sizes: string }[] } = JSON.parse(data ?? '');
  // With icons of 192 and 512 pixels, what Chromium requires of a manifest.
  expect(manifest).toMatchObject({ short_name: brand.name, start_url: '/', display: 'standalone' });
  const linked = async (link: string) => String(await page.locator(link).getAttribute('href'));
  const pictures = [
    ...icons.filter(({ sizes }) => sizes !== 'any'),
    { src: await linked('link[rel="apple-touch-icon"]'), sizes: '180x180' },
    { src: await linked('link[rel="icon"][type="image/png"]'), sizes: '32x32' },
  ];
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', '180x180', '32x32']);
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

describe('A new deployment under an open tab', () => {
  visitorTest(
    'reloads the tab once and keeps its input: at a missing chunk, or at the next navigation if the service worker has all chunks',
    async ({ site }) => {
      const folder = await createTempFolder();
      const next = join(folder.path, 'dist');
      copyRenamed(clientDist, next);
      const open = async (serviceWorkers: 'allow' | 'block') => {
        const { page } = await site.visit({ serviceWorkers });
        await dismissLaunchDialog(page);
        await page.goto(site.url);
        await waitForHeading(page);
        await generator(page).choose('Text');
        await generator(page).paste('Text', 'Typed before');
        const loads = { count: 0 };
        page.on('domcontentloaded', () => loads.count++);
        return { page, loads, typed: box(page, 'Text') };
      };
      const withoutWorker = await open('block');
      const withWorker = await open('allow');
      await waitForServiceWorker(withWorker.page);
      await site.deploy(next);

      await withoutWorker.page.getByRole('link', { name: 'FAQs' }).click();
      await withoutWorker.page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
      await waitForHeading(withoutWorker.page);
      expect(await buildOf(withoutWorker.page)).toBe('next');
      await withoutWorker.page.getByRole('banner').getByRole('link', { name: 'Canary QR' }).click();
      await expect.poll(() => withoutWorker.typed.inputValue(), slow).toBe('Typed before');
      expect(withoutWorker.loads.count).toBe(1);
      await withoutWorker.page.context().close();

      await withWorker.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      await expect.poll(() => hasWaiting(withWorker.page), slow).toBe(true);
      expect((await generator(withWorker.page).download()).zxing).toBe('Typed before');
      expect(await withWorker.typed.inputValue()).toBe('Typed before');
      expect(withWorker.loads.count).toBe(0);
      await withWorker.page.getByRole('link', { name: 'FAQs' }).click();
      await expect.poll(() => withWorker.loads.count, slow).toBe(1);
      await withWorker.page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
      expect(await buildOf(withWorker.page)).toBe('next');
      // Now no tab needs the old files.
      await expect.poll(() => hasWaiting(withWorker.page), slow).toBe(false);
      expect(withWorker.loads.count).toBe(1);
      await withWorker.page.context().close();
      await folder.remove();
    },
  );
});

/** Whether a newer worker is waiting to take over. */
function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
}

async function buildOf(page: Page): Promise<'next' | 'first'> {
  const script = await page.locator('script[type="module"]').getAttribute('src');
  return script?.endsWith('-next.js') ? 'next' : 'first';
}
