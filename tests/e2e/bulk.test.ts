import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readBack } from '../../qr/src/read-back.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit, findViolations } from './axe.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true });

setReaderFromDisk();

/** Rows with quotes, line breaks, a byte order mark and semicolons; every fiftieth row is wrong. */
function tableOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = index % 7 === 0 ? `"Café ""${index}""\nHaus"` : `Müller ${index}`;
    return `${name};${index % 50 === 49 ? 'not an address' : `https://example.com/${index}?a=1;b`.replace(/^(.*)$/, '"$1"')}`;
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

/** Reads every file of the ZIP file of a run. */
async function readZip(page: Page, finish: () => Promise<void>) {
  const arriving = page.waitForEvent('download', { timeout: 600_000 });
  await finish();
  const download = await arriving;
  const { 'codes.csv': list = new Uint8Array(), ...files } = unzipSync(readFileSync(await download.path()));
  const contents = new Set<string>();
  for (const file of Object.values(files)) {
    const bytes = await readBack(new Blob([new Uint8Array(file)]));
    contents.add(bytes ? new TextDecoder().decode(bytes) : '');
  }
  return { name: download.suggestedFilename(), files, contents, list: new TextDecoder().decode(list) };
}

test('Each right row of a table becomes a file that reads back, and the list tells of the wrong ones', async ({
  site,
}) => {
  const { page, pageErrors } = await site.visit();
  const count = isSoak ? 10_000 : 100;
  await openTable(page, site.url, count);
  const wrong = count / 50;
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
  expect(contents.size).toBe(made);
  expect(contents).toContain('https://example.com/corrected');
  expect(contents).toContain('https://example.com/0?a=1;b');
  expect(Object.keys(files).slice(0, 2)).toEqual(['Café -0- Haus.png', 'Müller 1.png']);
  expect(list.split('\r\n')).toHaveLength(count + 2);
  await page.getByRole('heading', { name: 'Done' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('SVG files are written to the disk and read back, and a stopped run keeps what is finished', async ({
  site,
}) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 800 } });
  await openTable(page, site.url, 200, true);
  await expectFit(page, 'the rows');
  await page.getByRole('radio', { name: 'SVG' }).check();
  await page.getByRole('button', { name: /^Make/ }).click();
  await expect
    .poll(() => page.getByRole('progressbar').getAttribute('value').then(Number))
    .toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Stop' }).click();
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
  expect(names.at(-1)).toBe('codes.csv');
  expect(new TextDecoder().decode(files[names[0] ?? ''])).toContain('<svg');
});
