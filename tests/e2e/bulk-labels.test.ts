import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cellBox, cellsOn } from '../../qr/src/paper/grid.ts';
import { labelSheets } from '../../qr/src/paper/label-sheets.ts';
import { readBack } from '../../qr/src/read-back.ts';
import { onWhite } from '../../qr/src/testing/on-white.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { expectFit, findViolations } from './axe.ts';
import { siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true });

setReaderFromDisk();

const address = (row: number) => `https://example.com/shelf/${row}`;

/** Opens a table, and chooses labels. */
async function openLabels(page: Page, url: string, rows: number) {
  await page.goto(`${url}/bulk`);
  await waitForHeading(page);
  const lines = Array.from({ length: rows }, (_, row) => `Shelf ${row},${address(row)}`);
  const buffer = Buffer.from(`Name,Website\n${lines.join('\n')}\n`);
  await page
    .getByLabel('Table', { exact: true })
    .setInputFiles({ name: 'shelves.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'Check' }).waitFor();
  await page.getByRole('radio', { name: 'Labels on sheets (PDF)' }).check();
}

/** Reads every label of a page; null where there is no code. */
async function readLabels(pdf: Uint8Array, id: string, page: number) {
  const sheet = labelSheets.find((one) => one.id === id);
  if (!sheet) throw new Error('There is no such sheet.');
  const contents: (string | null)[] = [];
  for (let position = 0; position < cellsOn(sheet); position++) {
    const { x, y, width, height } = cellBox(sheet, position);
    const [left, top, across, down] = [x, y, width, height].map((length) => Math.round(8 * length));
    const box = { x: left ?? 0, y: top ?? 0, width: across ?? 0, height: down ?? 0 };
    const bytes = await readBack(onWhite(await renderPdf(pdf, 8 * sheet.paper.width, { page, box })));
    contents.push(bytes && new TextDecoder().decode(bytes));
  }
  return contents;
}

test('The codes of a table are on the labels of a sheet that was begun, in the order of the rows', async ({
  site,
}) => {
  const { page, pageErrors } = await site.visit();
  await openLabels(page, site.url, 24);
  await page.getByRole('combobox', { name: 'Label sheet' }).selectOption('6500040');
  await page.getByRole('textbox', { name: 'Caption' }).fill('{Name}');
  await page.getByRole('textbox', { name: 'First label' }).fill('4');
  expect(await findViolations(page)).toEqual([]);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make 24 codes' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('shelves.pdf');
  await page.getByText('24 codes are on 2 pages, and each was read back at its place.').waitFor();
  const pdf = readFileSync(await download.path());
  const rows = Array.from({ length: 24 }, (_, row) => address(row));
  expect(await readLabels(pdf, '6500040', 1)).toEqual([null, null, null, ...rows.slice(0, 21)]);
  expect(await readLabels(pdf, '6500040', 2)).toEqual([...rows.slice(21), ...Array(21).fill(null)]);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test('A run of labels is paused and stopped without a file, also on a phone', async ({ site }) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 800 } });
  await openLabels(page, site.url, 400);
  await expectFit(page, 'the labels', [320, 390, 1280]);
  await page.getByRole('button', { name: 'Make 400 codes' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  await expectFit(page, 'the paused run');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('The run was stopped, and no file was kept.').waitFor();
  await page.context().close();
});
