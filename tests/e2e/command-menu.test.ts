import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { setBoard } from './board-page.ts';
import { closeVisits, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

/** Opens the menu with the keyboard and types into it. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').waitFor();
  await page.keyboard.type(text);
}

/** The text of the option that Enter runs, as screen readers find it. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : undefined;
  });

/** How many codes the history has. */
const total = isSoak ? 1_200 : 24;
const lastTable = total - 4;

test('The keyboard alone finds a saved code and a card', async ({ site }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { username: 'Ada', email });
  await seedHistory(
    site.url,
    account,
    Array.from({ length: total }, (_, number) => exampleCode(number)),
  );
  const cards = Array.from({ length: 60 }, (_, number) => `Errand ${number}`);
  await setBoard(site, { todo: cards, done: ['Sharpen the pencils'] });
  const visit = await site.visit();
  const { page } = visit;
  await page.goto(`${site.url}/login`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await waitForHeading(page);

  await search(page, `table ${lastTable}`);
  await option(page, new RegExp(`^Table ${lastTable}`)).waitFor();
  await expect.poll(() => active(page)).toBe(`Table ${lastTable} URL`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/generate\/url\?saved=/);
  await expect
    .poll(() => page.getByLabel('Web address').inputValue())
    .toBe(`https://example.com/menu/table-${lastTable}`);

  await search(page, 'errand 57');
  await option(page, /^Errand 57/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tasks\/\d+$/);
  const openedCard = page.getByRole('complementary', { name: 'Card' });
  await openedCard.getByText('Errand 57').waitFor();

  // On the board itself, with a filter that hides the card and stays.
  await page.getByLabel('Search cards').fill('errand');
  await page.waitForURL(/\?q=errand$/);
  await search(page, 'pencils');
  await option(page, /^Sharpen the pencils/).waitFor();
  await page.keyboard.press('Enter');
  await openedCard.getByText('Sharpen the pencils').waitFor();
  expect(await page.getByLabel('Search cards').inputValue()).toBe('errand');
  await closeVisits(visit);
});

test('The menu is accessible and fits on phones and in both themes', async ({ site }) => {
  const account = await signUp(site.url, { username: 'Ada', email: `${crypto.randomUUID()}@example.com` });
  for (const colorScheme of isSoak ? (['light', 'dark'] as const) : (['dark'] as const)) {
    const visit = await site.visit({ colorScheme }, account);
    const { page } = visit;
    await page.goto(`${site.url}/home`);
    await page.getByRole('button', { name: 'Search' }).click();
    await option(page, /^Wi-Fi/).waitFor();
    await expectFit(page, `The menu in the ${colorScheme} theme`);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const isBack = page.getByRole('button', { name: 'Search' });
    await expect.poll(() => isBack.evaluate((button) => button === document.activeElement)).toBe(true);
    await closeVisits(visit);
  }
});

test('The menu doesn’t open above another dialog', async ({ site }) => {
  const account = await signUp(site.url, { username: 'Ada', email: `${crypto.randomUUID()}@example.com` });
  const visit = await site.visit({}, account);
  const { page } = visit;
  await page.goto(`${site.url}/tasks`);
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('dialog', { name: 'Add User' }).waitFor();
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await search(page, 'token');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account#tokens');
  await closeVisits(visit);
});
