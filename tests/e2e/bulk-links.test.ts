import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readBack } from '../../qr/src/read-back.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { password, signUp } from '../support/accounts.ts';
import { expectFit, findViolations } from './axe.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true });

setReaderFromDisk();

/** A list of links as Dub exports it. The name of the third one is taken. */
function listOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = index === 2 ? 'table-1' : `table-${index}`;
    return `https://dub.sh/${name},https://example.com/tables/${index},0`;
  });
  return `Short link,Destination URL,Clicks\n${rows.join('\n')}\n`;
}

async function openList(page: Page, url: string, count: number) {
  // Without the browser's dialog for a place on the disk, which a test can't answer, the ZIP file is a download.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto(`${url}/bulk`);
  await waitForHeading(page);
  const file = { name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(count)) };
  await page.getByLabel('Table', { exact: true }).setInputFiles(file);
  await page.getByRole('heading', { name: 'Short links' }).waitFor();
}

async function download(page: Page, button: string | RegExp) {
  const arriving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await arriving).path());
}

test('A list of another service becomes dynamic codes, whose files lead to the targets', async ({ site }) => {
  await site.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  const { page, pageErrors } = await site.visit();
  await openList(page, site.url, 6);
  await page.getByText('This run needs 6 new short links, and your account has 1,000 left.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Width in pixels' }).fill('256');
  const files = unzipSync(new Uint8Array(await download(page, 'Make 6 codes')));
  await page.getByRole('heading', { name: 'Done' }).waitFor();
  await page.getByText('This name is taken. Choose another one.').waitFor();
  const { 'codes.csv': list = new Uint8Array(), ...codes } = files;
  const targets = [];
  for (const file of Object.values(codes)) {
    const bytes = await readBack(new Blob([new Uint8Array(file)]));
    const link = bytes ? new TextDecoder().decode(bytes) : '';
    targets.push((await fetch(link, { redirect: 'manual' })).headers.get('location'));
  }
  expect(targets).toEqual([0, 1, 3, 4, 5].map((index) => `https://example.com/tables/${index}`));
  const lines = new TextDecoder().decode(list).split('\r\n');
  expect(lines[0]).toBe('Row,File,Content,Version,Checked,Leads to');
  expect(lines[3]).toBe('4,,,,This name is taken. Choose another one.,https://example.com/tables/2');

  // The same rows in another run give the same links.
  await page.getByRole('button', { name: 'Back to the rows' }).click();
  await page.getByText('This run needs 1 new short link, and your account has 995 left.').waitFor();
  await page.getByRole('checkbox', { name: 'Make only the short links' }).check();
  await page.getByRole('button', { name: 'Make 6 short links' }).click();
  const receipt = await download(page, 'Download the list');
  expect(receipt.toString().match(/,made\r\n/g)).toHaveLength(5);
  expect(await site.db.link.count()).toBe(5);
  expect(pageErrors).toEqual([]);
});

test('A run is kept under Codes, and made again from there, it makes no link twice', async ({ site }) => {
  const email = 'grace@example.com';
  const { page, pageErrors } = await site.visit({}, await signUp(site.url, { email }));
  await openList(page, site.url, 3);
  await page.getByRole('textbox', { name: 'Width in pixels' }).fill('256');
  await download(page, 'Make 3 codes');
  await page.getByRole('button', { name: 'Set up your history' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set up my history' }).click();
  await page.getByText('are kept under').waitFor();
  await page.getByRole('button', { name: 'Back to the rows' }).click();
  await page.getByRole('button', { name: 'Choose other rows' }).click();
  await page.getByRole('link', { name: 'Codes', exact: true }).first().click();
  await page.getByRole('link', { name: 'links', exact: true }).click();
  await page.getByText('links: 3 rows').waitFor();
  await page.getByText('This run needs 0 new short links, and your account has 7 left.').waitFor();
  const files = unzipSync(new Uint8Array(await download(page, 'Make 3 codes')));
  expect(Object.keys(files)).toHaveLength(4);
  await page.getByText('are kept under').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const { id } = await site.db.user.findUniqueOrThrow({ where: { email } });
  expect(await site.db.link.count({ where: { ownerId: id } })).toBe(3);
  expect(await site.db.historyRecord.count({ where: { kind: 'RUN' } })).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('A lost connection stops the links, which go on without a duplicate', async ({ site }) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 800 } });
  const before = await site.db.link.count();
  await openList(page, site.url, 250);
  await expectFit(page, 'the rows');
  await page.getByRole('checkbox', { name: 'Make only the short links' }).check();
  let requests = 0;
  await page.route('**/graphql', async (route) => {
    const isLinks = route.request().postData()?.includes('inputs') ?? false;
    if (isLinks) requests += 1;
    // The server makes the links, but its response doesn't arrive.
    if (isLinks && requests === 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await page.getByRole('button', { name: 'Make 250 short links' }).click();
  await page.getByRole('heading', { name: 'Not all short links are made' }).waitFor();
  await expectFit(page, 'the failure');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Back to the rows' }).waitFor();
  expect(requests).toBe(4);
  await expectFit(page, 'the refused rows');
  // Names that are taken by the other test's codes, and the name that is twice in the list.
  expect(await site.db.link.count()).toBe(before + 250 - 6);
});
