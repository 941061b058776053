/**
 * `pnpm shots [path …]` takes screenshots of the built site, by default of every page, at 390 and 1280 pixels in both
 * themes, and writes them to .artifacts/shots.
 */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { requireSite, withSite } from '../bench/site.ts';
import { launch } from '../client/src/config/launch.ts';
import { type Account, signUp } from '../tests/support/accounts.ts';
import { readBuiltPages, shell } from '../tests/support/built-pages.ts';
import { launchChromium } from '../tests/support/chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.artifacts/shots');

requireSite();
const routes = readBuiltPages();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => !routes.some((route) => route.path === path));
if (unknown.length > 0) throw new Error(`The site has no ${unknown.join(', ')}.`);
mkdirSync(folder, { recursive: true });

await withSite(async ({ url }) => {
  const account = await signUp(url);
  const browser = await launchChromium();
  try {
    for (const { path, document } of routes) {
      if (wanted.length > 0 && !wanted.includes(path)) continue;
      // Pages behind the login need an account. Other pages are shown to a visitor.
      await takeScreenshots(browser, url, path, document === shell ? account : null);
    }
  } finally {
    await browser.close();
  }
});
console.log(`The screenshots are in ${relative(process.cwd(), folder)}.`);

async function takeScreenshots(browser: Browser, url: string, path: string, account: Account | null) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (account) await context.addCookies([{ name: 'session', value: account.token, url, httpOnly: true }]);
  const page = await context.newPage();
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
  await page.goto(`${url}${path}`);
  await page.locator('#root:not([data-prerendered]) h1:not([aria-busy] *)').waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(
        page,
        `${path === '/' ? 'home-page' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`,
      );
    }
  }
  await context.close();
}

async function takePicture(page: Page, name: string): Promise<void> {
  // Lazy images load when they scroll into view.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.screenshot({ path: join(folder, name), fullPage: true });
}
