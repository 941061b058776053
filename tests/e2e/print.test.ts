import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Chromium lays out boxes in whole CSS pixels of 0.26 mm. */
const pixel = 25.4 / 96;

/** Red, green and blue of an image's first pixel. */
function cornerOf(image: Locator): Promise<number[]> {
  return image.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (element instanceof HTMLImageElement) context?.drawImage(element, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

test('Prints a checked code alone on one page, at its real size and in black on white', async ({ site }) => {
  const { page, pageErrors } = await site.visit({ colorScheme: 'dark' });
  await dismissLaunchDialog(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(site.url);
  await waitForHeading(page);
  const form = generator(page);
  await form.type('Web address', 'https://example.com');
  await page.emulateMedia({ media: 'print' });
  expect(await form.preview.isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  // The code on display is light on dark.
  const blackOnWhite = page.getByRole('checkbox', { name: 'Black on white' });
  for (const width of [20, 50, 190]) {
    if (width === 50) {
      await form.section('Logo');
      await page.getByRole('radio', { name: 'No logo' }).check();
    }
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await blackOnWhite.isChecked()).toBe(true);
    if (width !== 20) await blackOnWhite.uncheck();
    await page.getByRole('textbox', { name: 'Print width in mm' }).fill(String(width));
    await page.getByRole('button', { name: 'Print this code' }).click();
    await page.getByText(`${width} mm wide.`).waitFor();
    expect(await cornerOf(page.locator('body > div > img'))).toEqual(
      width === 20 ? [255, 255, 255] : [26, 26, 26],
    );
    const place = await page.evaluate(() => window.scrollY);
    for (const format of ['A4', 'Letter']) {
      const margin = '0.4in';
      const pdf = await page.pdf({
        format,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      const { pages, pictures } = readPdf(pdf);
      expect({ pages, pictures: pictures.length }).toEqual({ pages: 1, pictures: 1 });
      for (const side of Object.values(pictures[0] ?? {}))
        expect(Math.abs(side - width), `${width} mm on ${format}`).toBeLessThan(pixel);
    }
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
