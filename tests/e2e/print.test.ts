import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cellBox, cellsOn } from '../../qr/src/paper/grid.ts';
import { labelSheets } from '../../qr/src/paper/label-sheets.ts';
import { readBack } from '../../qr/src/read-back.ts';
import { onWhite } from '../../qr/src/testing/on-white.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { type RenderedPdf, renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit, findViolations } from './axe.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

setReaderFromDisk();

const address = 'https://example.com';
/** Too long for a line of a card in the largest size. */
const longAddress = 'https://cafe-kanarienvogel.example/menu';

/** Chromium lays out boxes in whole CSS pixels of 0.26 mm. */
const pixel = 25.4 / 96;

/** Opens the landing page with a code. `data-printed` marks that the browser was asked to print. */
async function openCode(page: Page, typed = address) {
  await dismissLaunchDialog(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/');
  await waitForHeading(page);
  const form = generator(page);
  await form.type('Web address', typed);
  return form;
}

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Print' });
  return {
    dialog,
    open: async () => {
      await generator(page).options();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
    },
    paper: (name: string) => dialog.getByRole('combobox', { name: 'Paper' }).selectOption(name),
    size: (name: string) => dialog.getByRole('combobox', { name: 'Size of the card' }).selectOption(name),
    width: dialog.getByRole('textbox', { name: 'Print width in mm' }),
    blackOnWhite: dialog.getByRole('checkbox', { name: 'Black on white' }),
    /** Prints, and returns the printed pages in the document. */
    print: async (what: 'code' | 'card' = 'code') => {
      await dialog.getByRole('button', { name: `Print this ${what}` }).click();
      await page.getByText('Print dialog opened.').waitFor();
      return page.locator('body > div:has(> div > svg)');
    },
    download: async () => {
      const arriving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download PDF' }).click();
      const download = await arriving;
      return { name: download.suggestedFilename(), pdf: readFileSync(await download.path()) };
    },
  };
};

/** The printed page: its size in millimetres, and the content of its code. */
async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return await read(pdf);
}

async function read(pdf: Uint8Array) {
  const rendered = await renderPdf(pdf, 1600);
  const content = await readBack(rendered);
  return { ...rendered, content: content && new TextDecoder().decode(content) };
}

/** The width of the symbol at the top of a page in millimetres: from finder pattern to finder pattern. */
function symbolWidth({ width, data, onPaper }: RenderedPdf): number {
  const isDark = (at: number) => (data[4 * at + 3] ?? 0) > 127 && (data[4 * at] ?? 255) < 128;
  const dark = Array.from({ length: data.length / 4 }, (_, at) => at).filter(isDark);
  const first = Math.floor((dark[0] ?? 0) / width);
  // The corners may be round.
  const columns = dark.filter((at) => at < (first + 100) * width).map((at) => at % width);
  const [left, right] = columns.reduce(
    ([least, most], column) => [Math.min(least, column), Math.max(most, column)],
    [width, 0],
  );
  return ((right + 1 - left) * onPaper.width) / width;
}

test('Prints a checked code alone on one page, at its real size and in black on white', async ({ site }) => {
  const { page, pageErrors } = await site.visit({ baseURL: site.url, colorScheme: 'dark' });
  const form = await openCode(page);
  await page.emulateMedia({ media: 'print' });
  expect(await form.preview.isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  const dialog = dialogOf(page);
  await dialog.open();
  await dialog.paper('A4');
  await dialog.width.fill('90');
  await dialog.blackOnWhite.check();
  await dialog.print();
  const place = await page.evaluate(() => window.scrollY);
  const result = await printed(page);
  expect(result).toMatchObject({ pages: 1, content: address });
  // With the canary, the code has 37 modules, and 45 with its quiet zone.
  expect(Math.abs(symbolWidth(result) - (90 * 37) / 45)).toBeLessThan(pixel);
  expect(Math.abs(result.onPaper.width - 210)).toBeLessThan(2 * pixel);
  expect(Math.abs(result.onPaper.height - 297)).toBeLessThan(2 * pixel);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body > :visible').count()).toBe(1);
  expect(await page.locator('html').getAttribute('data-printed')).toBe('');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

describe('A table card', () => {
  test('is printed on a page of its size, and downloaded as a PDF with the same outlines', async ({
    site,
  }) => {
    const { page, pageErrors } = await site.visit({ baseURL: site.url });
    await openCode(page, longAddress);
    const dialog = dialogOf(page);
    await dialog.open();
    await dialog.dialog.getByRole('radio', { name: 'Poster or table card' }).check();
    await dialog.size('A6');
    await dialog.dialog.getByRole('textbox', { name: 'Title' }).fill('Our menu for spring and summer');
    const { name, pdf } = await dialog.download();
    expect(name).toBe('qr-code.pdf');
    await page.getByText('Saved as qr-code.pdf.').waitFor();
    await dialog.open();
    await dialog.print('card');
    for (const { pages, onPaper, content } of [await read(pdf), await printed(page)]) {
      expect({ pages, content }).toEqual({ pages: 1, content: longAddress });
      expect(Math.abs(onPaper.width - 105)).toBeLessThan(2 * pixel);
      expect(Math.abs(onPaper.height - 148)).toBeLessThan(2 * pixel);
    }
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test.runIf(isSoak)('refuses words that don’t fit, and fits on a phone', async ({ site }) => {
    const { page, pageErrors } = await site.visit({ baseURL: site.url });
    await openCode(page);
    const dialog = dialogOf(page);
    await dialog.open();
    await dialog.dialog.getByRole('radio', { name: 'Poster or table card' }).check();
    const title = dialog.dialog.getByRole('textbox', { name: 'Title' });
    await title.fill('Donaudampfschifffahrtsgesellschaftskapitän');
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe(null);
    await title.fill('Everything that we cook for you today, '.repeat(4));
    await dialog.dialog.getByText('This title is too long for the card. Shorten it.').waitFor();
    await dialog.dialog.getByRole('button', { name: 'Print this card' }).click();
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectFit(page, 'print dialog', [320]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFit(page, 'print dialog', [1280]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

describe('Labels', () => {
  test('fill a sheet that was begun, and every code reads at its place', async ({ site }) => {
    const { page, pageErrors } = await site.visit({ baseURL: site.url });
    await openCode(page);
    await generator(page).options();
    await page.getByRole('button', { name: 'Labels' }).click();
    const { dialog, download } = dialogOf(page);
    await dialog.getByRole('combobox', { name: 'Label sheet' }).selectOption('L7160');
    await dialog.getByRole('textbox', { name: 'Caption' }).fill('Сканируй');
    await dialog.getByRole('textbox', { name: 'First label' }).fill('4');
    const { name, pdf } = await download();
    expect(name).toBe('qr-code.pdf');
    await page.getByText('Saved as qr-code.pdf.').waitFor();
    const sheet = labelSheets.find(({ id }) => id === 'L7160');
    if (!sheet) throw new Error('There is no such sheet.');
    const contents = [];
    for (let position = 0; position < cellsOn(sheet); position++) {
      const [x, y, width, height] = Object.values(cellBox(sheet, position)).map((length) =>
        Math.round(8 * length),
      );
      const box = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
      const label = await renderPdf(pdf, 8 * sheet.paper.width, { page: 1, box });
      const bytes = await readBack(onWhite(label));
      contents.push(bytes && new TextDecoder().decode(bytes));
    }
    expect(contents).toEqual([null, null, null, ...Array(18).fill(address)]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('has no accessibility violations and fits on a phone', async ({ site }) => {
    const { page } = await site.visit({ baseURL: site.url });
    await openCode(page);
    await generator(page).options();
    await page.getByRole('button', { name: 'Labels' }).click();
    const { dialog } = dialogOf(page);
    await dialog.getByRole('combobox', { name: 'Label sheet' }).selectOption('own');
    await dialog.getByRole('textbox', { name: 'First label' }).fill('999');
    await expectFit(page, 'labels', [320, 1280]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });
});
