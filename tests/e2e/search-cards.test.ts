import { expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { findViolations } from './axe.ts';
import { longWait } from './board-page.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Creates Ada's board with the cards “Milk” and “Bread”; the description of “Milk” is “Two litres”. */
async function createBoard(site: Site) {
  const ada = await signUp(site.url, { username: 'Ada' });
  const id = crypto.randomUUID();
  const run = async (mutation: string) => {
    const { errors } = await postGraphql(
      site.url,
      `mutation ($id: ID!) { ${mutation} }`,
      { id },
      ada.headers,
    );
    expect(errors).toBeUndefined();
  };
  await run('createBoard(input: { id: $id, name: "Kitchen" }) { id }');
  await run('createTask(boardId: $id, input: { id: "milk", title: "Milk", columnId: "todo" }) { id }');
  await run('createTask(boardId: $id, input: { id: "bread", title: "Bread", columnId: "todo" }) { id }');
  const setDescription = (card: string, base: string, text: string) =>
    run(`setDescription(boardId: $id, input: { id: "${card}", base: "${base}", text: "${text}" }) { id }`);
  await setDescription('milk', '', 'Two litres');
  const open = async (options = {}) => {
    const visit = await site.visit(options, ada);
    await visit.page.goto(`${site.url}/b/${id}`);
    await visit.page.getByRole('button', { name: 'New task in To do' }).waitFor();
    const titles = () => visit.page.locator('[data-card] > :first-child').allTextContents();
    return { ...visit, titles };
  };
  return { setDescription, open };
}

test('A card is found by its description with counted steps, also when another person writes it', async ({
  site,
}) => {
  const { setDescription, open } = await createBoard(site);
  const here = await open();
  const { page, titles } = here;
  const finding = countSteps(page);
  await finding.type(/^Search cards/, 'litre');
  await expect.poll(titles, longWait).toEqual(['Milk']);
  expect(finding.steps).toEqual({ clicks: 0, fields: 1 });
  expect(await findViolations(page)).toEqual([]);
  await setDescription('bread', '', 'Half a litre');
  await expect.poll(titles, longWait).toEqual(['Milk', 'Bread']);

  await page.context().setOffline(true);
  await page.getByText('Offline: only titles are searched.').waitFor();
  await expect.poll(titles, longWait).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(titles, longWait).toEqual(['Milk', 'Bread']);
  // The browser logs each request that fails.
  const errors = here.pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
  await closeVisits({ page, pageErrors: errors });
});

test('A card is found by one key and its words, and by two taps on a phone', async ({ site }) => {
  const { open } = await createBoard(site);
  const here = await open();
  await here.page.getByRole('button', { name: /^Milk/ }).focus();
  await here.page.keyboard.press('/');
  await here.page.keyboard.type('litres');
  await expect.poll(here.titles, longWait).toEqual(['Milk']);

  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.page.getByRole('main').getByRole('button', { name: 'Search cards' }).tap();
  await phone.page.keyboard.type('litres');
  await expect.poll(phone.titles, longWait).toEqual(['Milk']);
  await phone.page.getByRole('button', { name: /^Milk/ }).tap();
  await phone.page.getByText('Two litres').waitFor();
  await closeVisits(here, phone);
});
