import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPng } from '../support/read-png.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit, findViolations } from './axe.ts';
import { waitForServiceWorker } from './browser-storage.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true });

const minutes = (count: number) => 60_000 * count;
const addressOf = (index: number) => `https://example.com/${index}?a=1;b`;
const isWrong = (index: number) => index % 50 === 49;

/** Rows with quotes, line breaks, a byte order mark and semicolons; every fiftieth row is wrong. */
function tableOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = index % 7 === 0 ? `"Café ""${index}""\nHaus"` : `Müller ${index}`;
    return `${name};${isWrong(index) ? 'not an address' : `"${addressOf(index)}"`}`;
  });
  return `\uFEFFName;Website\r\n${rows.join('\r\n')}\r\n`;
}

/** @param hasDisk whether the browser writes to the disk, as Chromium does; a test can't answer its dialog */
async function openTable(page: Page, url: string, count: number, hasDisk = false) {
  await page.addInitScript((isReplaced) => {
    const showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('disk.zip', { create: true });
    if (isReplaced) Object.assign(window, { showSaveFilePicker });
    else Reflect.deleteProperty(window, 'showSaveFilePicker');
  }, hasDisk);
  await page.goto(`${url}/bulk`);
  await waitForHeading(page);
  const file = { name: 'Tische.csv', mimeType: 'text/csv', buffer: Buffer.from(tableOf(count)) };
  await page.getByLabel('Table', { exact: true }).setInputFiles(file);
  await page.getByRole('heading', { name: 'Check' }).waitFor();
}

/** Unpacks the ZIP file of a run and reads each file, with other libraries than the run: fflate and jsQR. */
async function readZip(page: Page, finish: () => Promise<void>) {
  const arriving = page.waitForEvent('download', { timeout: minutes(30) });
  await finish();
  const download = await arriving;
  const { 'codes.csv': list = new Uint8Array(), ...files } = unzipSync(readFileSync(await download.path()));
  const contents: (string | null)[] = [];
  for (const file of Object.values(files)) contents.push((await readPng(Buffer.from(file))).jsqr);
  return { name: download.suggestedFilename(), files, contents, list: new TextDecoder().decode(list) };
}

test('Each right row of a table becomes a file that reads back, and the list tells of the wrong ones', {
  timeout: minutes(isSoak ? 40 : 3),
}, async ({ site }) => {
  const { page, pageErrors } = await site.visit();
  const count = isSoak ? 10_000 : 100;
  await openTable(page, site.url, count);
  const addresses = Array.from({ length: count }, (_, index) => index)
    .filter((index) => !isWrong(index))
    .map(addressOf);
  const wrong = count - addresses.length;
  await expect.poll(() => page.getByRole('radio', { name: `Wrong ${wrong}` }).count()).toBe(1);
  const corrected = page.getByRole('textbox', { name: 'Website' }).first();
  await corrected.fill('example.com/corrected');
  await corrected.press('Enter');
  await page.getByRole('radio', { name: `Wrong ${wrong - 1}` }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Width in pixels' }).fill('256');
  const made = count - wrong + 1;
  const { name, files, contents, list } = await readZip(page, () =>
    page.getByRole('button', { name: `Make ${made.toLocaleString('en')} codes` }).click(),
  );
  expect(name).toBe('Tische.zip');
  expect(Object.keys(files)).toHaveLength(made);
  expect(contents).toEqual(addresses.toSpliced(49, 0, 'https://example.com/corrected'));
  expect(Object.keys(files).slice(0, 2)).toEqual(['Café -0- Haus.png', 'Müller 1.png']);
  expect(list.split('\r\n')).toHaveLength(count + 2);
  await page.getByRole('heading', { name: 'Done' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('SVG files are written to the disk and read back, and a paused and stopped run keeps what is finished', async ({
  site,
}) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 800 } });
  await openTable(page, site.url, 200, true);
  await expectFit(page, 'the rows');
  await page.getByRole('radio', { name: 'SVG' }).check();
  await page.getByRole('button', { name: /^Make/ }).click();
  const tried = async () =>
    Number.parseInt((await page.getByText('made and read back').textContent()) ?? '', 10);
  await expect.poll(tried).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  const paused = await tried();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(tried).toBeGreaterThan(paused);
  await page.getByRole('button', { name: 'Stop' }).click();
  const question = page.getByRole('heading', { name: /^Keep \d+ finished files\?$/ });
  const finished = Number((await question.textContent())?.match(/\d+/)?.[0]);
  await expectFit(page, 'the question');
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('heading', { name: 'Stopped' }).waitFor();
  const bytes = await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('disk.zip');
    return Array.from(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
  });
  const files = unzipSync(new Uint8Array(bytes));
  const names = Object.keys(files);
  expect(names.length).toBeLessThan(197);
  // The files that were begun before the question are kept, too.
  expect(names.length).toBeGreaterThan(finished);
  expect(names.at(-1)).toBe('codes.csv');
  expect(new TextDecoder().decode(files[names[0] ?? ''])).toContain('<svg');
});

test('A run that was discarded leaves no ZIP file, and its rows can be run again', async ({ site }) => {
  const { page } = await site.visit();
  await openTable(page, site.url, 200, true);
  await page.getByRole('button', { name: /^Make/ }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page
    .getByRole('button', { name: /^(Discard them|Stop)$/ })
    .last()
    .click();
  await page.getByText('no file was kept').waitFor();
  const size = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('disk.zip').catch(() => undefined);
    return handle ? (await handle.getFile()).size : 0;
  });
  expect(size).toBe(0);
  await page.getByRole('button', { name: 'Back to the rows' }).click();
  await page.getByRole('button', { name: /^Make/ }).waitFor();
});

test('After one visit, a table is run offline', async ({ site }) => {
  const { page } = await site.visit({ serviceWorkers: 'allow' });
  await page.goto(site.url);
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await openTable(page, site.url, 30);
  const { contents } = await readZip(page, () => page.getByRole('button', { name: 'Make 30 codes' }).click());
  expect(contents).toEqual(Array.from({ length: 30 }, (_, index) => addressOf(index)));
  await page.context().close();
});
