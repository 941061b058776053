import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { password, signUp, unlock } from '../support/accounts.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { generator } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Opens the page at `path` for a new user. */
async function openAsNewUser(site: Site, path: string, options: Parameters<Site['visit']>[0] = {}) {
  const account = await signUp(site.url);
  const visit = await site.visit(options, account);
  await open(visit.page, site, path);
  return { account, ...visit };
}

async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await waitForHeading(page);
}

const tokens = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^${count} tokens?$`) });
const expectFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
const menu = (page: Page) => page.getByRole('button', { name: /^Menu of/ });

describe('Unlocking', () => {
  test.runIf(isSoak)('in another window doesn’t change what is being typed', async ({ site }) => {
    const { account, ...here } = await openAsNewUser(site, '/generate/text');
    await generator(here.page).type('Text', 'half a sen');
    await unlock(site.url, account, 'SMS');
    await tokens(here.page, 4).waitFor();
    await generator(here.page).type('Text', 'tence');
    expect(await generator(here.page).download()).toMatchObject({ zxing: 'half a sentence' });
    await closeVisits(here);
  });

  test.runIf(isSoak)('shows among the transactions, which the token count leads to', async ({ site }) => {
    const { account, ...here } = await openAsNewUser(site, '/home');
    await unlock(site.url, account, 'WIFI');
    await tokens(here.page, 4).click();
    await here.page.waitForURL(`${site.url}/account#tokens`);
    const section = here.page.getByRole('region', { name: 'Tokens and level' });
    await section.getByText('Transactions').click();
    const rows = section.getByRole('row');
    await expect
      .poll(async () => (await rows.allInnerTexts()).map((text) => text.split(/\s*\n\s*|\t/)[0]))
      .toEqual(['Reason', 'Unlocked Wi-Fi codes', 'Welcome bonus', 'Total']);
    await closeVisits(here);
  });
});

describe('Access', () => {
  test('logging out leads to the login page and ends every tab of the session', async ({ site }) => {
    const here = await openAsNewUser(site, '/generate/url');
    const tab = await here.page.context().newPage();
    await open(tab, site, '/home');
    await menu(here.page).focus();
    await here.page.keyboard.press('Enter');
    await expectFocus(here.page.getByRole('menuitem', { name: 'Account' }));
    await here.page.keyboard.press('End');
    await expectFocus(here.page.getByRole('menuitem', { name: 'Log out' }));
    await here.page.keyboard.press('Enter');
    await here.page.waitForURL(`${site.url}/login`);
    await tab.waitForURL(/\/login/);
    await here.page.goto(`${site.url}/home`);
    await here.page.waitForURL(`${site.url}/login`);
    await closeVisits(here);
  });
});

describe('The landing page', () => {
  test.runIf(isSoak)('opens every type for a logged-in user, and leads to the history', async ({ site }) => {
    const visit = await site.visit({}, await signUp(site.url));
    await dismissLaunchDialog(visit.page);
    await visit.page.goto(site.url);
    await visit.page.getByRole('main').getByRole('link', { name: 'All types' }).waitFor();
    expect(await visit.page.getByRole('link', { name: 'Sign up free' }).count()).toBe(0);
    const form = generator(visit.page);
    for (const tab of ['Location', 'SMS']) {
      await form.choose(tab);
      await form.button('Download').waitFor();
    }
    await visit.page.getByText('Try it here.').waitFor();
    await form.choose('URL');
    await form.type('Web address', 'https://example.com/kept');
    await form.button('Save').click();
    await visit.page.waitForURL(`${site.url}/generate/url`);
    await visit.page.getByRole('textbox', { name: 'Your password' }).fill(password);
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('link', { name: 'Open your history' }).waitFor();
    expect(await visit.page.getByLabel('Web address').inputValue()).toBe('https://example.com/kept');
    await closeVisits(visit);
  });
});

describe('The dashboard', () => {
  test('shows an even grid of types, the recent codes, the board and the news without scrolling', async ({
    site,
  }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await seedHistory(site.url, await signUp(site.url, { email }), [1, 2, 3].map(exampleCode));
    const { page, ...visit } = await site.visit({ viewport: { width: 1280, height: 800 } });
    await open(page, site, '/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const recent = page.getByRole('region', { name: 'Recent codes' });
    const codes = recent.getByRole('list', { name: 'Recent codes' });
    await codes.getByRole('link', { name: 'Note 1', exact: true }).waitFor();
    expect(await codes.getByRole('link').count()).toBe(3);
    const types = page.getByRole('region', { name: 'Choose a type' });
    const rows = async () => {
      const tiles = await types.getByRole('link').all();
      const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y));
      return [...new Set(tops)].map((y) => tops.filter((other) => other === y).length);
    };
    expect(await rows()).toEqual([3, 3, 3]);
    await page.getByText('You have 5 tokens.').waitFor();
    await page
      .getByRole('region', { name: 'Boards' })
      .getByText(/^TODO\d+$/)
      .waitFor();
    // Without the reminder, everything but the footer is visible at once.
    await page.getByRole('button', { name: 'Close' }).click();
    const news = page.getByRole('region', { name: 'What’s new' });
    const bottom = await news.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(720);
    await expectFit(page, 'dashboard with codes', [1280, 390]);
    expect(await rows()).toEqual([2, 2, 2, 2, 1]);
    await closeVisits({ page, ...visit });
  });
});

describe('The field of the dashboard', () => {
  test('opens the generator of what was pasted, and nothing of it is in the URL', async ({ site }) => {
    const here = await openAsNewUser(site, '/home');
    const { page } = here;
    const field = page.getByRole('textbox', { name: 'Paste a link, or find a type' });
    await field.fill('example.com/spring-menu');
    await field.press('Enter');
    await page.waitForURL(`${site.url}/generate/url`);
    await expect
      .poll(() => page.getByLabel('Web address').inputValue())
      .toBe('https://example.com/spring-menu');
    expect(await generator(page).download()).toMatchObject({ zxing: 'https://example.com/spring-menu' });
    await page.goBack();
    await field.fill('tel:+12015550123');
    await page.getByRole('button', { name: 'Make a code' }).click();
    await page.waitForURL(`${site.url}/generate/phone`);
    await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe('+12015550123');
    await closeVisits(here);
  });
});

describe('The pages', () => {
  const paths = ['/generate/vcard', ...(isSoak ? ['/home', '/generate/upi', '/leaderboard'] : [])];

  test('don’t overflow and pass axe at 320 and 1280 pixels', async ({ site }) => {
    const here = await openAsNewUser(site, '/home');
    const { page } = here;
    await page.getByText('Locked: 1 token').first().waitFor();
    for (const width of [320, 1280]) {
      // Resizing closes the menu.
      await page.setViewportSize({ width, height: 900 });
      await menu(page).click();
      await page.getByRole('menu').waitFor();
      await expectFit(page, 'menu', [width]);
      await page.keyboard.press('Escape');
    }
    await tokens(page, 5).click();
    await page.getByText('Transactions').click();
    await page.getByRole('table').waitFor();
    await expectFit(page, 'transactions');
    for (const path of paths) {
      await open(page, site, path);
      await page.waitForLoadState('networkidle');
      await expectFit(page, path);
    }
    await open(page, site, '/generate/wifi');
    await generator(page).type('Network name (SSID)', 'Nest');
    await generator(page).type('Password', 'come on in');
    await generator(page).button('Download').click();
    await page.getByRole('button', { name: 'Unlock for 1 token and download' }).waitFor();
    await expectFit(page, 'unlock');
    await closeVisits(here);
  });

  test.runIf(isSoak)('collapse the introduction on a phone and remember its state', async ({ site }) => {
    const here = await openAsNewUser(site, '/home', { viewport: { width: 390, height: 800 } });
    const detail = here.page.getByText('Free with your account');
    const show = here.page.getByRole('button', { name: 'Show Details' });
    await show.waitFor();
    expect(await detail.isVisible()).toBe(false);
    await show.click();
    await here.page.reload();
    await here.page.getByRole('button', { name: 'Hide Details' }).click();
    expect(await detail.isVisible()).toBe(false);
    await here.page.reload();
    await show.waitFor();
    expect(await detail.isVisible()).toBe(false);
    await here.page.setViewportSize({ width: 1280, height: 800 });
    expect(await detail.isVisible()).toBe(true);
    expect(await show.isVisible()).toBe(false);
    await closeVisits(here);
  });

  test('open at the top with the focus on the content after following a link', async ({ site }) => {
    const here = await openAsNewUser(site, '/home', { viewport: { width: 390, height: 800 } });
    await here.page.getByRole('link', { name: /^Location/ }).click();
    await here.page.getByRole('heading', { level: 1, name: 'Location QR code' }).waitFor();
    const start = () => here.page.evaluate(() => [window.scrollY, document.activeElement?.id]);
    expect(await start()).toEqual([0, 'content']);
    await here.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await here.page.getByRole('link', { name: 'Boards', exact: true }).click();
    await here.page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    await expect.poll(start).toEqual([0, 'content']);
    await closeVisits(here);
  });
});
