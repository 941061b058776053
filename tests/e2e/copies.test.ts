import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { expectFit, findViolations } from './axe.ts';
import { longWait } from './board-page.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

async function run(site: Site, { headers }: Account, query: string, variables: object) {
  const { data, errors } = await postGraphql(site.url, query, { ...variables }, headers);
  expect(errors).toBeUndefined();
  return Object(Object.values(Object(data))[0]);
}

/** Creates the boards “Kitchen” and “Work” of Ada. The card “Milk” of Kitchen has a label and texts. */
async function createBoards(site: Site) {
  const ada = await signUp(site.url, { username: 'Ada' });
  const [kitchen, work] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, name] of [
    [kitchen, 'Kitchen'],
    [work, 'Work'],
  ])
    await run(
      site,
      ada,
      'mutation ($id: ID!, $name: String!) { createBoard(input: { id: $id, name: $name }) { id } }',
      { id, name },
    );
  const mutate = (mutation: string) => run(site, ada, `mutation ($id: ID!) { ${mutation} }`, { id: kitchen });
  await mutate('createLabel(boardId: $id, input: { id: "urgent", name: "Urgent", color: red }) { id }');
  await mutate(
    'createTask(boardId: $id, input: { id: "milk", title: "Milk", columnId: "todo", labelIds: ["urgent"] }) { id }',
  );
  await mutate('setDescription(boardId: $id, input: { id: "milk", base: "", text: "Two litres" }) { id }');
  await mutate(
    'createChecklistItems(boardId: $id, input: { id: "milk", items: [{ id: "i", text: "Bottle", isDone: true }] }) { id }',
  );
  const urlOf = (id: string) => `${site.url}/b/${id}`;
  return { ada, kitchen: urlOf(kitchen), work: urlOf(work) };
}

const titles = (page: Page, column: string) =>
  page.getByRole('list', { name: column }).first().locator('[data-card] > :first-child').allTextContents();

async function openBoard(site: Site, ada: Account, url: string, options: BrowserContextOptions = {}) {
  const visit = await site.visit(options, ada);
  await visit.page.goto(url);
  await visit.page.getByRole('button', { name: 'New task in To do' }).waitFor();
  return visit;
}

/** Checks that a board has the copy of “Milk” with all that goes along. */
async function expectWholeCopy(page: Page) {
  await page
    .getByRole('button', { name: /^Milk.*Urgent/ })
    .last()
    .click();
  await page.getByText('Two litres').waitFor();
  await page.getByRole('checkbox', { name: /Bottle/ }).waitFor();
  await page.keyboard.press('Escape');
}

test('A card is copied and moved to another board with counted steps, and others see it live', async ({
  site,
}) => {
  const { ada, kitchen, work } = await createBoards(site);
  const [here, there] = [await openBoard(site, ada, kitchen), await openBoard(site, ada, work)];
  const { page } = here;

  const copying = countSteps(page);
  await copying.click('button', 'Menu of Milk');
  await copying.click('menuitem', /^Copy/);
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk', 'Milk']);
  expect(copying.steps).toEqual({ clicks: 2, fields: 0 });
  await expectWholeCopy(page);

  const moving = countSteps(page);
  await moving.click('button', 'Menu of Milk');
  await moving.click('menuitem', 'Move to another board…');
  await page.getByRole('combobox', { name: 'Board' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await moving.click('button', 'Move 1 card');
  expect(moving.steps).toEqual({ clicks: 3, fields: 0 });
  await expect.poll(() => titles(there.page, 'To do'), longWait).toEqual(['Milk']);
  expect(await titles(page, 'To do')).toEqual(['Milk']);
  await expectWholeCopy(there.page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(there.page, 'To do'), longWait).toEqual([]);
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk', 'Milk']);
  await closeVisits(here, there);
});

test('Copies and moves made offline by keys come through', async ({ site }) => {
  const { ada, kitchen, work } = await createBoards(site);
  const there = await openBoard(site, ada, work);
  const here = await openBoard(site, ada, kitchen);
  const { page } = here;
  // The browser knows the other board of the time when it was open.
  await page.goto(work);
  await page.getByRole('button', { name: 'New task in To do' }).waitFor();
  await page.waitForTimeout(1_500);
  await page.goto(kitchen);
  await page.getByRole('button', { name: /^Milk/ }).focus();
  await page.context().setOffline(true);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('c');
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk', 'Milk']);
  expect(keys).toBe(1);
  await page.getByRole('button', { name: /^Milk/ }).first().focus();
  await press('v');
  await page.getByRole('menuitem', { name: 'Move to another board…' }).waitFor();
  await press('End');
  await press('Enter');
  const move = page.getByRole('button', { name: 'Move 1 card' });
  await move.waitFor();
  while (!(await move.evaluate((button) => button === document.activeElement)) && keys < 20)
    await press('Tab');
  await press('Enter');
  expect(keys).toBeLessThanOrEqual(10);
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk']);
  await page.context().setOffline(false);
  await expect.poll(() => titles(there.page, 'To do'), longWait).toEqual(['Milk']);
  // The browser logs each request that fails.
  const errors = here.pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
  await closeVisits(there, { page, pageErrors: errors });
});

test('On a phone, a column and a card are copied by finger, and a board as a template', async ({ site }) => {
  const { ada, kitchen } = await createBoards(site);
  const visit = await openBoard(site, ada, kitchen, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const { page } = visit;
  let taps = 0;
  const tap = async (role: 'button' | 'menuitem', name: string | RegExp) => {
    taps += 1;
    await page.getByRole(role, { name }).first().tap();
  };
  await tap('button', 'Menu of Milk');
  await tap('menuitem', /^Copy/);
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk', 'Milk']);
  expect(taps).toBe(2);
  await tap('button', 'Menu of Milk');
  await tap('menuitem', 'Move to another board…');
  await page.getByRole('button', { name: 'Move 1 card' }).waitFor();
  await expectFit(page, 'The dialog for another board', [320, 390]);
  await page.keyboard.press('Escape');
  taps = 0;
  await tap('button', 'Menu of the column To do');
  await tap('menuitem', /^Copy column/);
  await expect.poll(() => page.getByRole('list', { name: 'To do' }).count(), longWait).toBe(2);
  expect(taps).toBe(2);
  taps = 0;
  await tap('button', 'Menu of Kitchen');
  await tap('menuitem', 'Copy board');
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await expectFit(page, 'The dialog for a copy', [320, 390]);
  await tap('button', 'Copy board');
  await page.getByRole('heading', { name: 'Copy of Kitchen' }).waitFor();
  expect(taps).toBe(3);
  await expect.poll(() => titles(page, 'To do'), longWait).toEqual(['Milk', 'Milk']);
  await closeVisits(visit);
});
