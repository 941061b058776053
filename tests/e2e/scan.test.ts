import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { launchChromium, shortLived } from '../support/chromium.ts';
import { linkIdOf, slugOf, targetOf } from '../support/links.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { expectFit } from './axe.ts';
import { waitForServiceWorker } from './browser-storage.ts';
import { pdfWithCodes, pngWithCodes, videoWithCode } from './scan-pictures.ts';
import { dismissLaunchDialog, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });
const memberTest = siteTest({ loggedIn: true, unlocks: ['WIFI'] });

const wifi = 'WIFI:S:Guests;T:WPA;P:come on in;;';

/** Browsers with other cameras than that of the other tests, which has none. */
let folder: Awaited<ReturnType<typeof createTempFolder>>;
let withCamera: Browser;
let withCameras: Browser;

beforeAll(async () => {
  folder = await createTempFolder();
  const video = join(folder.path, 'camera.y4m');
  await writeFile(video, videoWithCode(wifi));
  withCamera = await launchChromium([
    ...shortLived,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);
  withCameras = await launchChromium([...shortLived, '--use-fake-device-for-media-stream=device-count=2']);
});

afterAll(async () => {
  await withCamera?.close();
  await withCameras?.close();
  await folder?.remove();
});

async function openScan({ url }: Site, page: Page): Promise<Page> {
  await page.goto(`${url}/scan`);
  await waitForHeading(page);
  return page;
}

/** Opens the page in a browser with another camera. */
async function openWith(browser: Browser, site: Site, permissions: readonly string[]) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    permissions: [...permissions],
  });
  return openScan(site, await context.newPage());
}

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Picture or PDF file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

const codes = (page: Page) => page.getByRole('region', { name: 'Codes' }).locator('ol > li');
const alert = (page: Page) => page.getByRole('alert');
const useCamera = (page: Page) => page.getByRole('button', { name: 'Use the camera' }).click();
const tracksOf = (page: Page) =>
  page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    return stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [];
  });

describe('The camera', () => {
  test('is allowed on this page only, which links load as a document', async ({ site }) => {
    const policyOf = async (path: string) =>
      (await fetch(`${site.url}${path}`)).headers.get('permissions-policy');
    expect(await policyOf('/scan')).toMatch(/^camera=\(self\), geolocation=\(\)/);
    for (const path of ['/', '/help', '/nowhere'])
      expect(await policyOf(path), path).toMatch(/^camera=\(\),/);

    const { page, pageErrors } = await site.visit();
    await dismissLaunchDialog(page);
    await page.goto(`${site.url}/help`);
    await waitForHeading(page);
    const allowed = () => page.evaluate(() => Reflect.get(document, 'featurePolicy').allowsFeature('camera'));
    expect(await allowed()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scan a code' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan a QR code' }).waitFor();
    expect(await allowed()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help Center' }).waitFor();
    expect(await allowed()).toBe(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Scan a QR code' }).waitFor();
    expect(await allowed()).toBe(true);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('shows a code in words, marks it, and is turned off when the page is hidden', async ({ site }) => {
    const page = await openWith(withCamera, site, ['camera']);
    await useCamera(page);
    await page.getByText('1 code found.').waitFor();
    await expect.poll(() => codes(page).count()).toBe(1);
    await codes(page).getByRole('heading', { name: 'Wi-Fi network' }).waitFor();
    for (const text of ['Guests', 'come on in', 'WPA2, or WPA2 and WPA3'])
      await codes(page).getByText(text, { exact: true }).waitFor();
    await page.locator('svg polygon').first().waitFor();
    expect(await tracksOf(page)).toEqual(['live']);
    expect(await page.getByLabel('Camera', { exact: true }).count()).toBe(0);

    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await expect.poll(() => tracksOf(page)).toEqual(['ended']);
    await setHidden(false);
    await expect.poll(() => tracksOf(page)).toEqual(['live']);
    await page.getByRole('button', { name: 'Turn off the camera' }).click();
    await expect.poll(() => page.locator('video').count()).toBe(0);
    // What was read stays.
    expect(await codes(page).count()).toBe(1);
    await page.context().close();
  });

  test('can be chosen if there are two', async ({ site }) => {
    const page = await openWith(withCameras, site, ['camera']);
    await useCamera(page);
    const choice = page.getByLabel('Camera', { exact: true });
    await choice.waitFor();
    const names = await choice.locator('option').allTextContents();
    expect(names).toHaveLength(2);
    const first = await choice.inputValue();
    const second = await choice
      .locator('option')
      .evaluateAll(
        (options, used) => options.map((option) => Reflect.get(option, 'value')).find((id) => id !== used),
        first,
      );
    await choice.selectOption(String(second));
    await expect.poll(() => choice.inputValue()).toBe(second);
    expect(await tracksOf(page)).toEqual(['live']);
    await page.context().close();
  });

  test('that isn’t allowed, or that the device lacks, leaves a way to go on', async ({ site }) => {
    const denied = await openWith(withCamera, site, []);
    await useCamera(denied);
    await alert(denied).filter({ hasText: 'The camera isn’t allowed.' }).waitFor();
    await chooseFile(denied, 'code.png', await pngWithCodes(['After all']));
    await codes(denied).getByText('After all', { exact: true }).waitFor();
    expect(await alert(denied).count()).toBe(0);
    await denied.context().close();

    const { page } = await site.visit({ permissions: ['camera'] });
    await openScan(site, page);
    await useCamera(page);
    await alert(page).filter({ hasText: 'This device has no camera.' }).waitFor();
    await page.context().close();
  });
});

describe('A picture', () => {
  test('is read in the browser: all its codes, in words, with warnings', async ({ site }) => {
    const { page, requests, pageErrors } = await site.visit();
    await openScan(site, page);
    const texts = ['https://paypal.com@evil.example/', 'tel:+12015550123', 'Same', 'Same'];
    const before = requests.length;
    await chooseFile(page, 'codes.png', await pngWithCodes(texts));
    await page.getByText('3 codes found.').waitFor();
    const shown = await codes(page).allInnerTexts();
    expect(shown.join('\n')).toContain('This address leads to evil.example.');
    expect(shown.join('\n')).toMatch(/Phone number[\s\S]*\+12015550123/);
    expect(shown.join('\n')).toMatch(/Text\s+2 times\s[\s\S]*Same/);
    expect(await page.locator('svg polygon').count()).toBe(2 * texts.length);
    // Only code of the site was loaded, and an address with a warning isn't a link.
    for (const request of requests.slice(before))
      expect(`${request.method()} ${request.url()}`).toMatch(/^GET (blob:|.*\/assets\/[\w.-]+$)/);
    expect(await codes(page).getByRole('link').count()).toBe(0);
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFit(page, colorScheme, [width]);
    }
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('can be pasted or dropped anywhere on the page', async ({ site }) => {
    const { page } = await site.visit();
    await openScan(site, page);
    const give = async (kind: 'paste' | 'drop', texts: readonly string[]) => {
      const files = await Promise.all(texts.map(async (text) => [...(await pngWithCodes([text]))]));
      await page.evaluate(
        ({ kind, files }) => {
          const data = new DataTransfer();
          for (const [index, bytes] of files.entries())
            data.items.add(new File([new Uint8Array(bytes)], `image-${index}.png`, { type: 'image/png' }));
          if (files.length === 0) data.setData('text/plain', 'no picture');
          const options = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('dragover', { ...options, dataTransfer: data }),
          );
          if (kind === 'drop')
            setTimeout(
              () => document.body.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data })),
              300,
            );
        },
        { kind, files },
      );
    };
    await give('paste', ['Pasted code']);
    await codes(page).getByText('Pasted code', { exact: true }).waitFor();
    await give('drop', ['Dropped code']);
    await page.getByText('Drop the file to read its codes').waitFor();
    await codes(page).getByText('Dropped code', { exact: true }).waitFor();
    expect(await page.getByText('Drop the file to read its codes').count()).toBe(0);
    await give('paste', []);
    await alert(page).filter({ hasText: 'There is no picture in what you pasted' }).waitFor();
    await give('drop', ['First of two', 'Second of two']);
    await codes(page).getByText('First of two', { exact: true }).waitFor();
    await alert(page).filter({ hasText: 'One file is read at a time: this is image-0.png.' }).waitFor();
    await page.context().close();
  });

  test('may be a page of a PDF file', async ({ site }) => {
    const { page, pageErrors } = await site.visit();
    await openScan(site, page);
    await chooseFile(page, 'pages.pdf', pdfWithCodes(['', 'On page two', 'On page three']));
    await codes(page).getByText('On page two', { exact: true }).waitFor();
    await page.getByText('Page 2 of 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await codes(page).getByText('On page three', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await codes(page).getByText('On page two', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('without a code, and a file that is no picture, have a message with the next step', async ({
    site,
  }) => {
    const { page } = await site.visit();
    await openScan(site, page);
    await chooseFile(page, 'white.png', await pngWithCodes([]));
    await page.getByText('No QR code was found.').waitFor();
    const heic = Buffer.from('0000001c667479706865696300000000', 'hex');
    for (const [name, buffer, message] of [
      ['note.txt', Buffer.from('hello'), 'This isn’t a picture or a PDF file.'],
      ['photo.heic', Buffer.concat([heic, Buffer.alloc(64)]), 'can’t open HEIC photos'],
      ['broken.png', (await pngWithCodes(['Cut'])).subarray(0, 60), 'it is damaged'],
      ['broken.pdf', Buffer.from('%PDF-1.4 nothing'), 'This PDF file is damaged.'],
    ] as const) {
      await chooseFile(page, name, buffer);
      await alert(page).filter({ hasText: message }).waitFor();
    }
    await page.context().close();
  });
});

test('A short link of this site shows where it leads only after a click', async ({ site }) => {
  const createdAt = new Date();
  await site.db.link.create({
    data: {
      id: linkIdOf(1),
      slug: slugOf(1),
      target: targetOf(1),
      passesQuery: true,
      timeZone: 'Europe/Berlin',
      createdAt,
    },
  });
  const { page, requests } = await site.visit();
  await openScan(site, page);
  await chooseFile(page, 'link.png', await pngWithCodes([`${site.url}/Q/${slugOf(1)}`]));
  await codes(page).getByText('Short link of this site').waitFor();
  const asked = () => requests.filter((request) => /\/q\//i.test(request.url())).length;
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: 'Show where it leads' }).click();
  await page.getByText(targetOf(1)).waitFor();
  expect(asked()).toBe(1);
  await page.context().close();
});

describe('A code can be made again', () => {
  test('by a visitor, on the landing page', async ({ site }) => {
    const { page } = await site.visit();
    await dismissLaunchDialog(page);
    await openScan(site, page);
    await chooseFile(page, 'text.png', await pngWithCodes(['Two\nlines']));
    await page.getByRole('button', { name: 'Make it again' }).click();
    await page.waitForURL(`${site.url}/#generate`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Two\nlines');
    expect(page.url()).toBe(`${site.url}/#generate`);
    await page.context().close();
  });

  memberTest('by a member, on the page of its type', async ({ site }) => {
    const { page } = await site.visit();
    await openScan(site, page);
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    await chooseFile(page, 'wifi.png', await pngWithCodes([wifi]));
    await page.getByRole('button', { name: 'Make it again' }).click();
    await page.waitForURL(`${site.url}/generate/wifi`);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Network name (SSID)' }).inputValue())
      .toBe('Guests');
    await page.context().close();
  });
});

test('Offline, the page reads pictures, and its camera stays allowed', async ({ site }) => {
  const { page } = await site.visit({ serviceWorkers: 'allow' });
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await openScan(site, page);
  expect(await page.evaluate(() => Reflect.get(document, 'featurePolicy').allowsFeature('camera'))).toBe(
    true,
  );
  await chooseFile(page, 'code.png', await pngWithCodes(['Offline']));
  await codes(page).getByText('Offline', { exact: true }).waitFor();
  await page.context().close();
});
