import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit, widthOf } from './axe.ts';
import { boxOf } from './board-page.ts';
import { generator, showStudio } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The landing page doesn’t overflow', () => {
  test('at any width', async ({ site }) => {
    const { page } = await site.visit();
    const fits = async () => {
      for (const width of isSoak ? [320, 768, 1920] : [320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await widthOf(page)).toBeLessThanOrEqual(width);
      }
    };
    await page.goto(site.url);
    await page.getByRole('dialog').waitFor();
    await fits();
    await page.getByRole('button', { name: 'Close' }).click();
    const form = generator(page);
    for (const tab of ['vCard', 'WiFi', ...(isSoak ? ['Text', 'Email', 'Location', 'SMS', 'URL'] : [])]) {
      await form.choose(tab);
      await fits();
    }
    await form.choose('Text');
    await form.paste('Text', 'W'.repeat(5000));
    await page.getByText('Too long by').waitFor();
    await fits();
    await page.setViewportSize({ width: 320, height: 800 });
    const title = page.getByRole('heading', { name: 'Design', exact: true });
    await showStudio(page);
    const undo = await page.getByRole('button', { name: 'Undo', exact: true }).boundingBox();
    const { y, height } = (await title.boundingBox()) ?? { y: 0, height: 0 };
    expect(undo?.y).toBeGreaterThanOrEqual(y + height);
    await page.context().close();
  });
});

describe('The first screen of a generator', () => {
  const [desktop, phone] = [
    [1280, 800],
    [390, 844],
  ];
  test.for(isSoak ? [desktop, phone] : [phone])(
    'has the field, the preview and both actions at %i × %i',
    async ([width = 0, height = 0], { site }) => {
      const account = await signUp(site.url);
      for (const path of ['/', '/generate/url']) {
        const viewport = { width, height };
        const { page } = await site.visit({ viewport }, path === '/' ? undefined : account);
        await dismissLaunchDialog(page);
        await page.goto(`${site.url}${path}`);
        await waitForHeading(page);
        const form = generator(page);
        const boxes = await Promise.all(
          [
            page.getByLabel('Web address'),
            page.locator('[data-preview]'),
            form.button('Save'),
            form.button('Download'),
          ].map(boxOf),
        );
        // The landing page has two rows of types on a phone.
        const top = width > 400 ? 215 : path === '/' ? 285 : 245;
        expect(boxes[0]?.y, path).toBeLessThanOrEqual(top);
        const end =
          width < 400 && path !== '/'
            ? (await boxOf(page.getByRole('navigation', { name: 'Main' }))).y
            : height;
        for (const box of boxes) expect(box.y + box.height, path).toBeLessThanOrEqual(end);
        const { height: line } = await boxOf(page.getByRole('heading', { level: 1 }));
        expect(line, path).toBeLessThan(50);
        if (width > 400) expect(boxes[1]?.width, path).toBeGreaterThanOrEqual(320);
        await page.context().close();
      }
    },
  );
});

test('On a phone, the preview folds to a small one with its grade while the user designs, and nothing moves', async ({
  site,
}) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 844 } });
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  await waitForHeading(page);
  const form = generator(page);
  await form.type('Web address', 'https://example.com');
  const grade = page.getByRole('button', { name: /^Scan check: grade A/ });
  await grade.waitFor();
  const heightOf = async () => (await boxOf(form.preview)).height;
  const large = await heightOf();
  await form.section('Colour');
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
  await expect.poll(heightOf).toBeLessThan(large * 0.7);
  expect(await length()).toBe(before);
  const verdict = await boxOf(grade);
  expect(verdict.y + verdict.height).toBeLessThan(170);
  await page.context().close();
});

test('All seven types can be seen on a small phone', async ({ landing: { page } }) => {
  const types = page.getByRole('tablist', { name: 'Content type' }).getByRole('tab');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all((await types.all()).map(boxOf));
    expect(boxes).toHaveLength(7);
    for (const { x, width: tab } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + tab).toBeLessThanOrEqual(width);
    }
  }
});

describe('On an enlarged page', () => {
  test.runIf(isSoak)('what stays in view leaves at least 60% of the height', async ({ site }) => {
    // A phone of 390 × 844 pixels at 200%.
    const { page } = await site.visit({ viewport: { width: 195, height: 422 } });
    await dismissLaunchDialog(page);
    for (const path of ['/', '/features', '/tasks']) {
      await page.goto(`${site.url}${path}`);
      await waitForHeading(page);
      expect(await shareInView(page), path).toBeLessThanOrEqual(0.4);
    }
    await page.context().close();
  });

  test.runIf(isSoak)('the menu can be scrolled to its last link', async ({ site }) => {
    // A window of 1280 × 1024 pixels at 400%.
    const { page } = await site.visit({ viewport: { width: 320, height: 256 } });
    await dismissLaunchDialog(page);
    await page.goto(site.url);
    await waitForHeading(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu a:visible').last().hover();
    await page.context().close();
  });
});

describe('On a phone, the navigation of members', () => {
  test('stays at the bottom, with targets of 48 pixels, and covers no end of a page and no other bar', async ({
    site,
  }) => {
    const phone = { viewport: { width: 390, height: 844 } };
    const { page } = await site.visit(phone, await signUp(site.url));
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const bottomOf = async (locator: Locator) => {
      const { y, height } = await boxOf(locator);
      return y + height;
    };
    for (const path of ['/home', '/history', '/generate/url', '/tasks', '/account']) {
      await page.goto(`${site.url}${path}`);
      await waitForHeading(page);
      const top = (await boxOf(navigation)).y;
      expect(await bottomOf(navigation), path).toBe(844);
      const above = { '/generate/url': 'Download', '/tasks': 'New task in TODO' }[path];
      if (above) {
        const button = page.getByRole('button', { name: above, exact: true });
        await button.waitFor();
        expect(await bottomOf(button), above).toBeLessThanOrEqual(top);
      }
      // The board has no footer: its columns end in the window.
      if (path === '/tasks') continue;
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await bottomOf(page.locator('#root > footer a').last()), path).toBeLessThanOrEqual(top);
    }
    for (const link of await navigation.getByRole('link').all()) {
      const { width, height } = await boxOf(link);
      expect([width, height >= 48]).toEqual([97.5, true]);
    }
    await page.context().close();
  });

  test.runIf(isSoak)('scrolls away on an enlarged page', async ({ site }) => {
    const { page } = await site.visit({ viewport: { width: 195, height: 422 } }, await signUp(site.url));
    for (const path of ['/home', '/tasks']) {
      await page.goto(`${site.url}${path}`);
      await waitForHeading(page);
      await page.getByRole('link', { name: 'Codes', exact: true }).waitFor();
      expect(await shareInView(page), path).toBeLessThanOrEqual(0.4);
    }
    await page.context().close();
  });
});

/** The largest share of the window's height that stays where it is while the page scrolls, from 0 to 1. */
const shareInView = (page: Page) =>
  page.evaluate(() => {
    const tops = () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect());
    let largest = 0;
    for (let y = 0; y + innerHeight < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      const before = tops();
      scrollTo({ top: y + 1, behavior: 'instant' });
      const stuck = tops().filter(({ top, width }, index) => top === before[index]?.top && width > 0);
      const heights = stuck.map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
      largest = Math.max(
        largest,
        heights.reduce((sum, height) => sum + Math.max(0, height), 0) / innerHeight,
      );
    }
    return largest;
  });

test('On a phone, preview and buttons don’t cover the control that has the focus', async ({ site }) => {
  const { page } = await site.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await showStudio(page);
  await page.getByRole('button', { name: 'All templates' }).focus();
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const control = focused?.closest('label') ?? focused;
      if (!control || control.role === 'tabpanel') return false;
      const { left, top, width, height } = control.getBoundingClientRect();
      return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (const key of [...Array(10).fill('Tab'), ...Array(10).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => document.activeElement?.textContent);
    // A busy browser may scroll to the control after the key was handled.
    await expect.poll(isCovered, { message: `${key}: ${name}`, timeout: 2_000 }).toBe(false);
  }
  const field = page.getByLabel('Web address');
  await generator(page).button('Download').click();
  await page.getByText('Please enter valid data.').waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await isCovered(), 'the field that Download reports').toBe(false);
  await page.context().close();
});

test('axe finds no violations on the landing page at 390 and 1280 pixels, whatever it shows', async ({
  site,
}) => {
  const { page } = await site.visit();
  const check = (what: string) => expectFit(page, what, [390, 1280]);
  await page.goto(site.url);
  await page.getByRole('dialog').waitFor();
  await check('launch dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (isSoak) await check('empty form');
  const form = generator(page);
  await form.button('Download').click();
  await page.locator('#faq summary').first().click();
  await check('errors');
  await form.type('Web address', 'https://example.com');
  await form.download();
  await check('code');
  await form.choose('WiFi');
  await check('locked type');
  await page.context().close();
});
