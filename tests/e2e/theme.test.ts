import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const paper = { light: 'rgb(251, 249, 242)', dark: 'rgb(18, 16, 13)' };

/** The background at the first paint: with the styles and the script in the head, but no other script. */
async function firstBackground(page: Page, url: string): Promise<string> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(url);
  const first = await background(page);
  await page.unroute(scripts);
  return first;
}

test('The theme follows the system until one is chosen, which then applies from the first paint, in every tab', async ({
  site,
}) => {
  const { page, pageErrors } = await site.visit({
    viewport: { width: 390, height: 800 },
    colorScheme: 'light',
  });
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  expect(await background(page)).toBe(paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(paper.dark);

  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/login`);
  await waitForHeading(tab);
  await tab.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Theme').selectOption('Dark');
  expect(await background(page)).toBe(paper.dark);
  await expect.poll(() => background(tab)).toBe(paper.dark);
  expect(await tab.getByLabel('Theme').inputValue()).toBe('dark');

  await page.reload();
  await waitForHeading(page);
  await expect.poll(() => page.getByLabel('Theme').inputValue()).toBe('dark');
  expect(pageErrors).toEqual([]);
  for (const path of isSoak ? ['/', '/faq', '/login', '/home', '/tasks', '/nowhere'] : ['/', '/home']) {
    expect([path, await firstBackground(tab, site.url + path)]).toEqual([path, paper.dark]);
  }
  await page.context().close();
});

test.runIf(isSoak)('Forced colours keep the selected tab and the code distinguishable', async ({ site }) => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  const [chosen, other] = await page.getByRole('tab').evaluateAll((tabs) =>
    ['true', 'false'].map((selected) => {
      const tab = tabs.find((candidate) => candidate.getAttribute('aria-selected') === selected);
      return tab && getComputedStyle(tab).backgroundColor;
    }),
  );
  expect(chosen).not.toBe(other);
  expect(chosen).not.toBe(await background(page));
  const form = generator(page);
  await form.type('Web address', 'https://example.com');
  const preview = page.getByRole('img', { name: 'Preview of your QR code' });
  expect(await preview.evaluate((code) => getComputedStyle(code).forcedColorAdjust)).toBe('none');
  await page.context().close();
});
