/** Takes the README's screenshot: `node scripts/draw-pictures.ts <url of a running site>`. */
import { join } from 'node:path';
import { launch } from '../client/src/config/launch.ts';
import { launchChromium } from '../tests/support/chromium.ts';

const [, , site] = process.argv;
if (site === undefined) throw new Error('The address of a running site is missing.');

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
await page.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
await page.goto(site);
await page.getByRole('textbox', { name: 'Web address' }).fill('https://example.com/menu');
await page.getByRole('img', { name: 'Preview of your QR code' }).waitFor();
await page.getByRole('button', { name: 'Download', exact: true }).click();
await page.getByText('Scans well. Saved as').waitFor();
await page.mouse.move(0, 0);
await page.evaluate(() =>
  scrollTo({ top: document.getElementById('generate')?.offsetTop ?? 0, behavior: 'instant' }),
);
await page.waitForTimeout(500);
await page.screenshot({ path: join(import.meta.dirname, '../docs/screenshot.png') });
await browser.close();
