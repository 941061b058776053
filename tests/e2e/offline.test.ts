import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { clientDist } from '../../server/src/paths.ts';
import { copyRenamed } from '../support/renamed-build.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { box, generator } from './generator-page.ts';
import { waitUntilKept } from './kept-in-browser.ts';
import { closeLaunchDialogForGood, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true, unlocks: ['WIFI', 'VCARD'] });

const slow = { timeout: 20_000 };

test('After one visit, codes can be made, checked and downloaded offline', async ({ site }) => {
  const { page } = await site.visit({ serviceWorkers: 'allow' });
  await closeLaunchDialogForGood(page);
  await page.goto(site.url);
  await waitUntilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You’re offline.').waitFor();

  const codes = generator(page);
  await codes.choose('Text');
  await codes.paste('Text', 'Grüße, 日本 🐤');
  expect(await codes.download()).toMatchObject({ zxing: 'Grüße, 日本 🐤', jsqr: 'Grüße, 日本 🐤' });
  // Unlocked types stay unlocked.
  await codes.choose('WiFi');
  await codes.paste('Network name (SSID)', 'Nest');
  await codes.paste('Password', 'come on in');
  const wifi = 'WIFI:S:Nest;T:WPA;P:come on in;;';
  expect(await codes.download()).toMatchObject({ zxing: wifi, jsqr: wifi });

  await page.goto(`${site.url}/generate/vcard`);
  await codes.paste('Full name', 'Ada Lovelace');
  await codes.paste('Phone number', '+1 201 555 0123');
  expect((await codes.download()).zxing).toContain('FN:Ada Lovelace');
  await page.goto(`${site.url}/generate/sms`);
  await page.getByRole('heading', { name: 'We can’t reach the server' }).waitFor();
  await page.goto(`${site.url}/faq`);
  await waitForHeading(page);

  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caches_.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  const unexpected = kept.filter(
    (path) => !/^\/(assets\/.+|home|favicon\.svg|manifest\.webmanifest)?$/.test(path),
  );
  expect(unexpected).toEqual([]);
  await page.context().close();
});

test('The site can be installed', async ({ site }) => {
  const { page, complaints } = await site.visit({ serviceWorkers: 'allow' });
  await page.goto(`${site.url}/terms`);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${site.url}/manifest.webmanifest`, errors: [] });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([{ errorId: 'in-incognito', errorArguments: [] }]);
  const type = await page.request.get(url).then((response) => response.headers()['content-type']);
  expect(type).toMatch(/^application\/manifest\+json/);

  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(data ?? '');
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
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('A new deployment under an open tab', () => {
  test('reloads it once, with the input, when code is missing, and waits for a navigation when the worker has the code', async ({
    site,
  }) => {
    const folder = await createTempFolder();
    const next = join(folder.path, 'dist');
    copyRenamed(clientDist, next);
    const open = async (serviceWorkers: 'allow' | 'block') => {
      const { page } = await site.visit({ serviceWorkers });
      await closeLaunchDialogForGood(page);
      await page.goto(site.url);
      await waitForHeading(page);
      await generator(page).choose('Text');
      await generator(page).paste('Text', 'Typed before');
      const loads = { count: 0 };
      page.on('domcontentloaded', () => loads.count++);
      return { page, loads, typed: box(page, 'Text') };
    };
    const bare = await open('block');
    const kept = await open('allow');
    await waitUntilKept(kept.page);
    await site.deploy(next);

    await bare.page.getByRole('link', { name: 'FAQs' }).click();
    await bare.page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    await waitForHeading(bare.page);
    expect(await buildOf(bare.page)).toBe('next');
    await bare.page.getByRole('banner').getByRole('link', { name: 'Canary QR' }).click();
    await expect.poll(() => bare.typed.inputValue(), slow).toBe('Typed before');
    expect(bare.loads.count).toBe(1);
    await bare.page.context().close();

    await kept.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect.poll(() => hasWaiting(kept.page), slow).toBe(true);
    expect((await generator(kept.page).download()).zxing).toBe('Typed before');
    expect(await kept.typed.inputValue()).toBe('Typed before');
    expect(kept.loads.count).toBe(0);
    await kept.page.getByRole('link', { name: 'FAQs' }).click();
    await expect.poll(() => kept.loads.count, slow).toBe(1);
    await kept.page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    expect(await buildOf(kept.page)).toBe('next');
    // No tab needs the older files any more.
    await expect.poll(() => hasWaiting(kept.page), slow).toBe(false);
    expect(kept.loads.count).toBe(1);
    await kept.page.context().close();
    await folder.remove();
  });
});

/** Whether a newer worker is waiting to take over. */
function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
}

async function buildOf(page: Page): Promise<'next' | 'first'> {
  const script = await page.locator('script[type="module"]').getAttribute('src');
  return script?.endsWith('-next.js') ? 'next' : 'first';
}
