/**
 * Pictures that need a browser to draw: `tsx scripts/draw-pictures.ts` after a change of brand or of the landing page.
 * Writes the 1200 × 630 picture that shared links show, and with the address of a running site also the README's.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand, markSvg } from '../client/src/config/brand.ts';
import { launch } from '../client/src/config/launch.ts';
import { launchChromium } from '../tests/utils/chromium.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(join(root, 'client/package.json'));

const font = readFileSync(
  require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
).toString('base64');
const code = readFileSync(join(root, 'client/src/features/landing/assets/hero-code.svg'), 'utf8');

const social = `<!doctype html><style>
  @font-face { font-family: B; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 400px; gap: 60px;
    align-items: center; padding: 0 80px; box-sizing: border-box; background: ${brand.ink}; color: #fbf9f2; font-family: B }
  .name { display: flex; gap: 20px; align-items: center; font-size: 40px; font-weight: 750 }
  .name svg { width: 72px }
  h1 { font-size: 76px; line-height: 1.02; letter-spacing: -0.03em; margin: 36px 0 28px }
  em { color: ${brand.canary}; font-style: normal }
  p { font-size: 32px; margin: 0; color: #c9c4b4 }
  .code { border: 2px solid #403f3a; border-radius: 32px; padding: 20px; background: #141414 }
</style><body><div><div class="name">${markSvg()} ${brand.name}</div>
<h1>QR codes that <em>scan</em>. Checked before you print.</h1><p>${brand.tagline}</p></div>
<div class="code">${code}</div></body>`;

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(social);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(root, 'client/public/social.png') });

const site = process.argv[2];
if (site) {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.addInitScript((key) => localStorage.setItem(key, 'closed'), launch.storageKey);
  await page.goto(site);
  await page.getByRole('textbox', { name: 'Web address' }).fill('https://example.com/menu');
  await page.getByRole('img', { name: 'Preview of your QR code' }).waitFor();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByText('Read back and correct').waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() =>
    scrollTo({ top: document.getElementById('generate')?.offsetTop ?? 0, behavior: 'instant' }),
  );
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(root, 'docs/screenshot.png') });
}
await browser.close();
