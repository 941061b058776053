import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Pixels } from '../../qr/src/pixels.ts';
import { readBack } from '../../qr/src/read-back.ts';
import { decodePicture } from '../../qr/src/testing/decode.ts';
import { pixelAt } from '../../qr/src/testing/paint.ts';
import { rasterise } from '../../qr/src/testing/rasterise.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { renderPdf } from '../../qr/src/testing/render-pdf.ts';
import { password } from '../support/accounts.ts';
import { box, generator } from './generator-page.ts';
import { closeVisits, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: true, unlocks: ['LOGO'] });

setReaderFromDisk();

const address = 'https://example.com/logo';

/** A green circle, with a script that must not run. */
const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="36" fill="#00a070"/><script>document.title="run"</script></svg>',
  ),
};

async function expectLogo(pixels: Pixels): Promise<void> {
  const read = await readBack(pixels);
  expect(read && new TextDecoder().decode(read)).toBe(address);
  const middle = Math.round(pixels.width / 2);
  const [red, green, blue] = pixelAt(pixels, middle, middle);
  expect([red < 20, Math.abs(green - 160) < 20, Math.abs(blue - 112) < 20]).toEqual([true, true, true]);
}

test('A code with an uploaded logo reads back as PNG, SVG and PDF, and opens from the history with it', async ({
  site,
}) => {
  const visit = await site.visit();
  const { page } = visit;
  await page.goto(`${site.url}/generate/url`);
  await waitForHeading(page);
  const form = generator(page);
  await form.paste('Web address', address);
  await form.section('Logo');
  await page.getByRole('radio', { name: 'Your image' }).check();
  await page.getByLabel('Logo image').setInputFiles(logo);
  await page.getByText('Logo image added.').waitFor();
  await page.getByText(/No error correction used/).waitFor();

  const arriving = page.waitForEvent('download');
  await form.button('Download').click();
  await expectLogo(await decodePicture(readFileSync(await (await arriving).path())));

  await page.getByRole('button', { name: 'Download options' }).click();
  const options = page.getByRole('dialog', { name: 'Download options' });
  await options.getByRole('radio', { name: 'SVG', exact: true }).check();
  const svg = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download SVG' }).click();
  const markup = readFileSync(await (await svg).path(), 'utf8');
  expect(markup).not.toContain('script');
  await expectLogo(rasterise(markup, 1));

  await page.getByRole('button', { name: 'Download options' }).click();
  await options.getByRole('radio', { name: 'PDF', exact: true }).check();
  const pdf = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download PDF' }).click();
  await expectLogo(await renderPdf(readFileSync(await (await pdf).path()), 600));

  await form.button('Save').click();
  const setUp = page.getByRole('dialog');
  await setUp.getByLabel('Your password', { exact: true }).fill(password);
  await setUp.getByRole('button', { name: 'Set up my history' }).click();
  await page.getByRole('link', { name: 'Open your history' }).click();
  await page.getByRole('row', { name: 'example.com/logo' }).locator('image').waitFor();
  await page.getByRole('link', { name: 'example.com/logo' }).first().click();
  await expect.poll(() => box(page, 'Web address').inputValue()).toBe(address);
  await form.preview.locator('image').waitFor();
  expect(await page.title()).not.toBe('run');
  await closeVisits(visit);
});
