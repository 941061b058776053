import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { generator } from './generator-page.ts';
import { closeLaunchDialogForGood, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const paper = { light: 'rgb(251, 249, 242)', dark: 'rgb(22, 20, 16)' };

/** The ground of a page as it is first painted: with its style sheet, and no script but what stands in its head. */
async function firstGround(page: Page, url: string): Promise<string> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(url);
  const first = await ground(page);
  await page.unroute(scripts);
  return first;
}

test('The theme is the system’s until one is chosen, which then holds from the first paint on, in every tab', async ({
  site,
}) => {
  const { page, complaints } = await site.visit({
    viewport: { width: 390, height: 800 },
    colorScheme: 'light',
  });
  await closeLaunchDialogForGood(page);
  await page.goto(site.url);
  await waitForHeading(page);
  expect(await ground(page)).toBe(paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(paper.dark);

  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/login`);
  await waitForHeading(tab);
  await tab.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Theme').selectOption('Dark');
  expect(await ground(page)).toBe(paper.dark);
  await expect.poll(() => ground(tab)).toBe(paper.dark);
  expect(await tab.getByLabel('Theme').inputValue()).toBe('dark');

  await page.reload();
  await waitForHeading(page);
  await expect.poll(() => page.getByLabel('Theme').inputValue()).toBe('dark');
  expect(complaints).toEqual([]);
  for (const path of ['/', '/faq', '/login', '/home', '/tasks', '/nowhere']) {
    expect([path, await firstGround(tab, site.url + path)]).toEqual([path, paper.dark]);
  }
  await page.context().close();
});

test('Forced colours leave the chosen tab and the code to be told from the rest', async ({ site }) => {
  const { page } = await site.visit({ forcedColors: 'active' });
  await closeLaunchDialogForGood(page);
  await page.goto(site.url);
  await waitForHeading(page);
  const [chosen, other] = await page.getByRole('tab').evaluateAll((tabs) =>
    ['true', 'false'].map((selected) => {
      const tab = tabs.find((candidate) => candidate.getAttribute('aria-selected') === selected);
      return tab && getComputedStyle(tab).backgroundColor;
    }),
  );
  expect(chosen).not.toBe(other);
  expect(chosen).not.toBe(await ground(page));
  const form = generator(page);
  await form.type('Web address', 'https://example.com');
  const preview = page.getByRole('img', { name: 'Preview of your QR code' });
  expect(await preview.evaluate((code) => getComputedStyle(code).forcedColorAdjust)).toBe('none');
  await page.context().close();
});
