import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Pixels } from '../../qr/src/pixels.ts';
import { readBack } from '../../qr/src/read-back.ts';
import { decodePicture } from '../../qr/src/testing/decode.ts';
import { rasterise } from '../../qr/src/testing/rasterise.ts';
import { readWithJsQr, setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { isSoak } from '../support/soak.ts';
import { findViolations } from './axe.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

setReaderFromDisk();

const address = 'https://example.com/files';

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Download options' });
  return {
    dialog,
    open: async () => {
      await generator(page).options();
      await dialog.waitFor();
    },
    choose: (format: string) => dialog.getByRole('radio', { name: format, exact: true }).check(),
    size: async (width: number, unit: string) => {
      await dialog.getByRole('combobox', { name: 'Unit' }).selectOption(unit);
      await dialog.getByRole('textbox', { name: 'Width' }).fill(String(width));
    },
    resolution: (dpi: number) =>
      dialog.getByRole('combobox', { name: 'Resolution in print' }).selectOption(String(dpi)),
    download: async (format: string) => {
      const arriving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Download ${format}` }).click();
      const download = await arriving;
      return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
    },
  };
};

async function expectToRead(pixels: Pixels): Promise<void> {
  const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
  expect(text(await readBack(pixels))).toBe(address);
  expect(text(readWithJsQr(pixels))).toBe(address);
}

describe('The download dialog', () => {
  test('saves SVG and PDF at their size, and another program reads them', async ({ landing: { page } }) => {
    await generator(page).type('Web address', address);
    const options = dialogOf(page);

    await options.open();
    await options.choose('SVG');
    await options.size(800, 'px');
    const svg = await options.download('SVG');
    expect(svg.name).toBe('qr-code.svg');
    const drawn = rasterise(svg.file.toString(), 1);
    expect([drawn.width, drawn.height]).toEqual([800, 800]);
    await expectToRead(drawn);

    await options.open();
    await options.choose('PDF');
    await options.size(60, 'mm');
    const pdf = await options.download('PDF');
    expect(pdf.name).toBe('qr-code.pdf');
    const rendered = await renderPdf(pdf.file, 600);
    expect(rendered.onPaper.width).toBeCloseTo(60, 4);
    expect(rendered.onPaper.height).toBeCloseTo(60, 4);
    await expectToRead(rendered);
    await page.getByText(/Saved as qr-code\.pdf\.$/).waitFor();
  });

  test('saves WebP, JPEG and PNG at their size, and another program reads them', async ({
    landing: { page },
  }) => {
    await generator(page).type('Web address', address);
    const options = dialogOf(page);
    for (const [format, name] of [
      ['WebP', 'qr-code.webp'],
      ['JPEG', 'qr-code.jpg'],
      ['PNG', 'qr-code.png'],
    ] as const) {
      await options.open();
      await options.choose(format);
      await options.size(2, 'in');
      await options.resolution(600);
      const saved = await options.download(format);
      expect(saved.name).toBe(name);
      const pixels = await decodePicture(saved.file);
      expect([pixels.width, pixels.height]).toEqual([1200, 1200]);
      await expectToRead(pixels);
      // Bytes 14 and 15 of a JPEG, and the first chunk after the header of a PNG.
      if (format === 'JPEG') expect(saved.file.readUInt16BE(14)).toBe(600);
      if (format === 'PNG') expect(saved.file.toString('latin1', 37, 41)).toBe('pHYs');
      if (format === 'PNG') expect(saved.file.readUInt32BE(41)).toBe(23_622);
    }
  });

  test.runIf(isSoak)(
    'saves a chosen size, which Download then does until the design has another size',
    async ({ landing: { page } }) => {
      const side = 8_192;
      await generator(page).type('Web address', address);
      const options = dialogOf(page);
      await options.open();
      await options.size(side, 'px');
      const { file } = await options.download('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([side, side]);
      const arriving = page.waitForEvent('download');
      await page.reload();
      await waitForHeading(page);
      await page.getByRole('button', { name: `Download ${side.toLocaleString('en')} px` }).click();
      const again = readFileSync(await (await arriving).path());
      expect(again.readUInt32BE(16)).toBe(side);
      await generator(page).section('Size & correction');
      await generator(page).paste('PNG size in pixels', '512');
      expect(await generator(page).download()).toMatchObject({
        name: 'qr-code.png',
        width: 512,
        zxing: address,
      });
    },
  );

  test.runIf(isSoak)(
    'offers SVG where the browser can’t paint that many pixels',
    async ({ landing: { page } }) => {
      await page.route('**/rendering.worker-*.js', async (route) => {
        const answer = await route.fetch();
        const limit = `
        const getContext = OffscreenCanvas.prototype.getContext;
        OffscreenCanvas.prototype.getContext = function (...kind) {
          return this.width > 4096 ? null : getContext.apply(this, kind);
        };`;
        await route.fulfill({ response: answer, body: `${limit}${await answer.text()}` });
      });
      await generator(page).type('Web address', address);
      const options = dialogOf(page);
      await options.open();
      await options.size(8192, 'px');
      await options.dialog.getByRole('button', { name: 'Download PNG' }).click();
      await page
        .getByText('Your browser can’t paint a picture of this size, so nothing was saved.')
        .waitFor();
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Use SVG instead' }).click();
      const download = await arriving;
      expect(download.suggestedFilename()).toBe('qr-code.svg');
      expect(readFileSync(await download.path(), 'utf8')).toContain('width="8192"');
    },
  );

  test('has no accessibility violations on a phone in both themes', async ({ site }) => {
    const { page } = await site.visit({ viewport: { width: 390, height: 844 } });
    await dismissLaunchDialog(page);
    await page.goto(site.url);
    await waitForHeading(page);
    const options = dialogOf(page);
    await options.open();
    await options.choose('JPEG');
    await options.size(5, 'mm');
    await options.dialog.getByText('Choose a number from 10 to 5,000.').waitFor();
    for (const colorScheme of isSoak ? (['light', 'dark'] as const) : (['dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
    await page.context().close();
  });
});
