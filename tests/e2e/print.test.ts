import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readBack } from '../../qr/src/read-back.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { readPdf } from '../support/read-pdf.ts';
import { expectFit } from './axe.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

setReaderFromDisk();

const address = 'https://example.com';

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
    open: () => page.getByRole('button', { name: 'Print', exact: true }).click(),
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
  const rendered = await renderPdf(pdf, 1200);
  const content = await readBack(rendered);
  return {
    ...readPdf(pdf),
    onPaper: rendered.onPaper,
    content: content && new TextDecoder().decode(content),
  };
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
  for (const [width, paper, onPaper] of [
    [20, 'Letter', { width: 215.9, height: 279.4 }],
    [190, 'A4', { width: 210, height: 297 }],
  ] as const) {
    await dialog.open();
    await dialog.paper(paper);
    await dialog.width.fill(String(width));
    // The code on display is light on dark.
    expect(await dialog.blackOnWhite.isChecked()).toBe(true);
    if (width === 190) await dialog.blackOnWhite.uncheck();
    const sheet = await dialog.print();
    expect(await cornerOf(sheet.locator('img'))).toEqual(width === 20 ? [255, 255, 255] : [26, 26, 26]);
    const place = await page.evaluate(() => window.scrollY);
    const result = await printed(page);
    expect(result).toMatchObject({ pages: 1, pictures: [expect.anything()], content: address });
    for (const side of Object.values(result.pictures[0] ?? {}))
      expect(Math.abs(side - width), `${width} mm on ${paper}`).toBeLessThan(pixel);
    for (const side of ['width', 'height'] as const)
      expect(Math.abs(result.onPaper[side] - onPaper[side]), paper).toBeLessThan(2 * pixel);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.emulateMedia({ media: 'print' });
    const seen = page.locator('body > :visible');
    expect(await seen.allTextContents()).toEqual([`URL code, ${width} mm wide when printed at 100%`]);
    await page.emulateMedia({ media: null });
  }
  expect(await page.locator('html').getAttribute('data-printed')).toBe('');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test('A framed code keeps its proportions in the preview and in print', async ({ site }) => {
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
    await openCode(page, `${address}/menu`);
    const dialog = dialogOf(page);
    const choose = async (paper: string) => {
      await dialog.open();
      await dialog.dialog.getByRole('radio', { name: 'Poster or table card' }).check();
      await dialog.paper(paper);
    };
    for (const [paper, width, height] of [
      ['A6', 105, 148],
      ['A4', 210, 297],
    ] as const) {
      await choose(paper);
      const title = dialog.dialog.getByRole('textbox', { name: 'Title' });
      await title.fill('Our menu for spring and summer');
      const lines = (sheet: Locator) =>
        sheet.locator('p').evaluateAll((parts) =>
          parts.map((part) => ({
            text: part.textContent,
            lines: Math.round(part.clientHeight / (Number.parseFloat(getComputedStyle(part).fontSize) * 1.2)),
          })),
        );
      const previewed = await lines(dialog.dialog.locator('[data-paper]'));
      expect(previewed).toEqual([
        { text: 'Our menu for spring and summer', lines: 2 },
        { text: 'example.com/menu', lines: 1 },
      ]);
      const sheet = await dialog.print('card');
      await page.emulateMedia({ media: 'print' });
      expect(await lines(sheet)).toEqual(previewed);
      await page.emulateMedia({ media: null });
      const result = await printed(page);
      expect(result).toMatchObject({ pages: 1, content: `${address}/menu` });
      expect(Math.abs(result.onPaper.width - width)).toBeLessThan(2 * pixel);
      expect(Math.abs(result.onPaper.height - height)).toBeLessThan(2 * pixel);
      // The code is most of the card.
      expect(result.pictures[0]?.width).toBeGreaterThan(0.75 * width);
    }
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('refuses words that don’t fit, and fits on a phone', async ({ site }) => {
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFit(page, `print dialog, ${colorScheme}`);
    }
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});
