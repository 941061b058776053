import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readBack } from '../../qr/src/read-back.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { readPdf } from '../support/read-pdf.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
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
    width: dialog.getByRole('textbox', { name: 'Print width in mm' }),
    blackOnWhite: dialog.getByRole('checkbox', { name: 'Black on white' }),
    /** Prints, and returns the sheet in the page. */
    print: async (what: 'code' | 'card' = 'code') => {
      await dialog.getByRole('button', { name: `Print this ${what}` }).click();
      await page.getByText('mm wide.').waitFor();
      return page.locator('body > div > [data-paper]');
    },
  };
};

/** The printed page: its size in millimetres, its pictures and the content of its code. */
async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const rendered = await renderPdf(pdf, 800);
  const content = await readBack(rendered);
  return {
    ...readPdf(pdf),
    onPaper: rendered.onPaper,
    content: content && new TextDecoder().decode(content),
  };
}

/** The paragraphs of a sheet with the lines that they take. */
function linesOf(sheet: Locator) {
  return sheet.locator('p').evaluateAll((parts) =>
    parts.map((part) => ({
      text: part.textContent,
      lines: Math.round(part.clientHeight / (Number.parseFloat(getComputedStyle(part).fontSize) * 1.2)),
    })),
  );
}

/** Red, green and blue of an image's first pixel. */
function cornerOf(image: Locator): Promise<number[]> {
  return image.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (element instanceof HTMLImageElement) context?.drawImage(element, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
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
  const sheet = await dialog.print();
  expect(await cornerOf(sheet.locator('img'))).toEqual([255, 255, 255]);
  const place = await page.evaluate(() => window.scrollY);
  const result = await printed(page);
  expect(result).toMatchObject({ pages: 1, pictures: [expect.anything()], content: address });
  for (const side of Object.values(result.pictures[0] ?? {})) expect(Math.abs(side - 90)).toBeLessThan(pixel);
  expect(Math.abs(result.onPaper.width - 210)).toBeLessThan(2 * pixel);
  expect(Math.abs(result.onPaper.height - 297)).toBeLessThan(2 * pixel);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.emulateMedia({ media: 'print' });
  const seen = page.locator('body > :visible');
  expect(await seen.allTextContents()).toEqual(['URL code, 90 mm wide when printed at 100%']);
  expect(await page.locator('html').getAttribute('data-printed')).toBe('');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test.runIf(isSoak)('A framed code keeps its proportions in the preview and in print', async ({ site }) => {
  const { page, pageErrors } = await site.visit({ baseURL: site.url });
  const form = await openCode(page);
  await form.section('Frame');
  await page.getByRole('radio', { name: 'Text below', exact: true }).check();
  const dialog = dialogOf(page);
  await dialog.open();
  await dialog.paper('A5');
  const code = dialog.dialog.getByRole('img', { name: 'The code' });
  const [, , across = 0, down = 0] = (await code.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  expect(down).toBeGreaterThan(across);
  const shown = await code.boundingBox();
  expect((shown?.height ?? 0) / (shown?.width ?? 1)).toBeCloseTo(down / across, 1);
  await dialog.print();
  const { pages, pictures, content } = await printed(page);
  expect({ pages, content }).toEqual({ pages: 1, content: address });
  const [picture = { width: 0, height: 0 }] = pictures;
  expect(Math.abs(picture.width - 50)).toBeLessThan(pixel);
  expect(Math.abs(picture.height - (50 * down) / across)).toBeLessThan(2 * pixel);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

describe('A table card', () => {
  test('is printed as its preview shows it, and its code reads', async ({ site }) => {
    const { page, pageErrors } = await site.visit({ baseURL: site.url });
    await openCode(page, longAddress);
    const dialog = dialogOf(page);
    await dialog.open();
    await dialog.dialog.getByRole('radio', { name: 'Poster or table card' }).check();
    await dialog.paper('A6');
    await dialog.dialog.getByRole('textbox', { name: 'Title' }).fill('Our menu for spring and summer');
    const previewed = await linesOf(dialog.dialog.locator('[data-paper]'));
    expect(previewed).toEqual([
      { text: 'Our menu for spring and summer', lines: 2 },
      { text: 'cafe-kanarienvogel.example/menu', lines: 1 },
    ]);
    const sheet = await dialog.print('card');
    await page.emulateMedia({ media: 'print' });
    expect(await linesOf(sheet)).toEqual(previewed);
    await page.emulateMedia({ media: null });
    const { pages, pictures, onPaper, content } = await printed(page);
    expect({ pages, content }).toEqual({ pages: 1, content: longAddress });
    expect(Math.abs(onPaper.width - 105)).toBeLessThan(2 * pixel);
    expect(Math.abs(onPaper.height - 148)).toBeLessThan(2 * pixel);
    // The code is most of the card.
    expect(pictures[0]?.width).toBeGreaterThan(80);
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
