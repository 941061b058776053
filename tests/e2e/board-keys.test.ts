import { expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { findViolations } from './axe.ts';
import { longWait } from './board-page.ts';
import { closeVisits, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

test('Cards are added, labelled, dated, assigned, selected, moved, found and archived by keyboard alone', async ({
  site,
}) => {
  const ada = await signUp(site.url);
  const { data } = await postGraphql(
    site.url,
    'mutation { createBoard(input: { name: "Kitchen" }) { id } }',
    {},
    ada.headers,
  );
  const visit = await site.visit({ viewport: { width: 1280, height: 800 } }, ada);
  const { page } = visit;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const cards = (column: string) =>
    page
      .getByRole('list', { name: column, exact: true })
      .locator('[data-card] > :first-child')
      .allTextContents();
  const focused = () => page.locator('[data-card]:focus > :first-child').textContent();
  await page.goto(`${site.url}/b/${Object(data).createBoard.id}`);
  await page.getByRole('button', { name: 'New task in To do' }).waitFor();

  await press('n');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  for (const title of ['Milk', 'Bread', 'Eggs']) {
    await page.keyboard.type(title);
    await press('Enter');
  }
  await press('Escape');
  await expect.poll(() => cards('To do'), longWait).toEqual(['Milk', 'Bread', 'Eggs']);
  // Tabs from the button that adds a card, past the column's menu, to the first card.
  await press('Tab', 'Tab');
  expect(await focused()).toBe('Milk');

  await press('l');
  await page.getByRole('dialog', { name: 'Labels' }).waitFor();
  await page.keyboard.type('Urgent');
  await press('Enter', 'Escape');
  await expect.poll(focused, longWait).toBe('Milk');
  await press('d');
  await page.getByRole('dialog', { name: 'Due date' }).waitFor();
  await press('Enter');
  await expect.poll(focused, longWait).toBe('Milk');
  await press('i');
  const milk = page.getByRole('button', { name: /^Milk/ }).first();
  for (const text of ['Urgent', 'Today', 'Ada'])
    await expect.poll(() => milk.textContent(), longWait).toContain(text);

  await press('x', 'Shift+ArrowDown', 'v');
  await page.getByRole('menuitem', { name: 'Move to Done' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // The menu moves its focus in a later task, which a busy browser starts after the next key.
  for (const [key, item] of [
    ['End', 'Move to another board'],
    ['ArrowUp', 'Move to Done'],
  ] as const) {
    await press(key);
    await page.locator('[role="menuitem"]:focus', { hasText: item }).waitFor();
  }
  await press('Enter');
  await expect.poll(() => cards('Done'), longWait).toEqual(['Milk', 'Bread']);
  await press('Escape', 'Control+z');
  await expect.poll(() => cards('To do'), longWait).toEqual(['Milk', 'Bread', 'Eggs']);

  await press('/');
  await page.keyboard.type('#3');
  await expect.poll(() => cards('To do'), longWait).toEqual(['Eggs']);
  for (let count = 0; count < 20 && (await page.locator('[data-card]:focus').count()) === 0; count += 1)
    await press('Tab');
  expect(await focused()).toBe('Eggs');
  await press('e');
  await expect.poll(() => cards('To do'), longWait).toEqual([]);

  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await closeVisits(visit);
});
