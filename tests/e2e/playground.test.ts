import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { isSoak } from '../support/soak.ts';
import { findViolations, widthOf } from './axe.ts';
import { closeVisits, siteTest } from './site.ts';
import { findSmallTargets } from './touch-targets.ts';

const test = siteTest({ loggedIn: false });

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** GraphiQL's own markup, in which axe finds faults that are not ours. */
const ofGraphiql = ['.graphiql-session-header', '.graphiql-editors', '.result-window'];

/** Opens the playground and waits until its editors work. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/graphql`);
  await page.locator('.graphiql-query-editor .view-line').first().waitFor({ state: 'attached' });
}

const choose = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Examples' })
    .getByRole('button', { name: new RegExp(`^${title} (query|mutation|subscription)`) })
    .click();
const run = (page: Page) => page.getByRole('button', { name: 'Execute query' }).click();
const tabs = (page: Page) => page.locator('.graphiql-tab-button').allTextContents();
const query = (page: Page) => page.locator('.graphiql-query-editor .view-lines').textContent();
const events = (page: Page) => page.getByRole('log', { name: 'Events' }).getByRole('listitem');

/** The data that the browser stores. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** The result that GraphiQL shows; null while there is none. */
async function readResult(page: Page): Promise<unknown> {
  const text = (await page.locator('.result-window .view-lines').textContent()) ?? '';
  // The editor indents with no-break spaces.
  return text.endsWith('}') ? JSON.parse(text.replaceAll('\u00a0', ' ')) : null;
}

/** Types at the start of the query. */
async function addComment(page: Page): Promise<void> {
  await page.locator('.graphiql-query-editor .view-lines').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('# Mine\n');
  await expect.poll(() => query(page)).toContain('Mine');
}

test.runIf(isSoak)(
  'The theme is the one chosen on the site, or the system’s, also while the page is open',
  async ({ site }) => {
    const visit = await site.visit({ ...desktop, colorScheme: 'light' });
    const { page } = visit;
    await open(page, site.url);
    await page.locator('.graphiql-query-editor .monaco-editor.vs').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.graphiql-query-editor .monaco-editor.vs-dark').waitFor();
    await page.getByLabel('Theme').selectOption('Light');
    await page.locator('.graphiql-query-editor .monaco-editor.vs').waitFor();
    await page.reload();
    await page.locator('.graphiql-query-editor .monaco-editor.vs').waitFor();
    await closeVisits(visit);
  },
);

test('An example opens in the current tab with its variables, or in a new tab if the text was changed', async ({
  site,
}) => {
  const visit = await site.visit(desktop);
  const { page } = visit;
  await open(page, site.url);
  await expect.poll(() => tabs(page)).toEqual(['ReadBoard']);
  await run(page);
  await expect.poll(() => readResult(page)).toMatchObject({ data: { board: { tasks: [] } } });

  await choose(page, 'Move a card');
  await expect.poll(() => tabs(page)).toEqual(['MoveCard']);
  const variables = page.locator('.graphiql-editor-tool .view-lines').first();
  await expect.poll(() => variables.textContent()).toContain('inprogress');
  expect(await readResult(page)).toBeNull();

  await addComment(page);
  await choose(page, 'Log out');
  await expect.poll(() => tabs(page)).toEqual(['MoveCard', 'LogOut']);
  await run(page);
  await expect.poll(() => readResult(page)).toEqual({ data: { logOut: false } });

  await page.getByRole('tab', { name: 'MoveCard' }).click();
  await expect.poll(() => query(page)).toContain('Mine');
  // GraphiQL stores its tabs half a second after a change.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect.poll(() => query(page)).toContain('Mine');
  // While a tab is left, GraphiQL can give it the title of the other one.
  expect(await tabs(page)).toHaveLength(2);
  await closeVisits(visit);
});

test('One token logs in all tabs and subscriptions, is stored nowhere, and nothing comes from elsewhere', async ({
  site,
}) => {
  const { token } = await signUp(site.url, { username: 'Grace' });
  const visit = await site.visit(desktop);
  const { page, requests } = visit;
  await open(page, site.url);
  const field = page.getByLabel('API key or session token');
  await field.fill(token);
  await choose(page, 'Read your account');
  await run(page);
  await expect.poll(() => readResult(page)).toMatchObject({ data: { me: { username: 'Grace' } } });

  await page.getByRole('button', { name: 'New tab' }).click();
  await choose(page, 'Read your token ledger');
  await run(page);
  await expect.poll(() => readResult(page)).toMatchObject({ data: { me: { tokens: 5 } } });
  expect(await tabs(page)).toEqual(['ReadAccount', 'ReadLedger']);

  await choose(page, 'Follow your account');
  await run(page);
  await expect.poll(() => events(page).allTextContents()).toEqual([expect.stringContaining('Grace')]);

  await expect.poll(() => stored(page)).toContain('FollowAccount');
  expect(await stored(page)).not.toContain(token);
  await page.reload();
  expect(await field.inputValue()).toBe('');
  const home = page.getByRole('banner').getByRole('link', { name: 'Canary QR' });
  expect(await home.getAttribute('href')).toBe('/');
  await page.getByRole('link', { name: 'Developers' }).click();
  await page.waitForURL(`${site.url}/developers`);
  const origins = requests.map((request) => new URL(request.url()).origin);
  expect(new Set(origins.filter((origin) => origin.startsWith('http')))).toEqual(new Set([site.url]));
  await closeVisits(visit);
});

test('The log adds each event of a subscription while you change the board in another tab', async ({
  site,
}) => {
  const visit = await site.visit(desktop);
  const { page } = visit;
  await open(page, site.url);
  await choose(page, 'Follow the board');
  await addComment(page);
  await run(page);
  await expect.poll(() => events(page).allTextContents()).toEqual(['Waiting for the first event …']);

  for (const title of ['Add people', 'Add cards', 'Move a card']) {
    await choose(page, title);
    await run(page);
    await expect.poll(() => readResult(page)).toMatchObject({ data: expect.anything() });
  }
  const logged = () => events(page).allTextContents();
  const kinds = ['CREATE_BOARD_USER', 'CREATE_BOARD_USER', 'CREATE_TASK', 'CREATE_TASK', 'MOVE_TASK'];
  const expected = kinds.map((kind, index) =>
    expect.stringMatching(new RegExp(`^${index + 1} \\d+:\\d+:\\d+.*"${kind}"`, 's')),
  );
  await expect.poll(logged).toEqual(expected);
  expect(await tabs(page)).toEqual(['FollowBoard', 'MoveCard']);
  const bottom = (of: string) =>
    page.locator(of).evaluate((element) => element.getBoundingClientRect().bottom);
  const newest = await events(page).last().boundingBox();
  expect((newest?.y ?? 0) + (newest?.height ?? 0)).toBeLessThanOrEqual(await bottom('[role=log]'));
  expect(await findViolations(page, ofGraphiql)).toEqual([]);

  const log = page.getByRole('region', { name: 'Event log' });
  await log.getByRole('button', { name: 'Clear' }).click();
  await choose(page, 'Delete a card');
  await run(page);
  await expect.poll(logged).toEqual([expect.stringMatching(/^6 .*"DELETE_TASK"/s)]);

  await log.getByRole('button', { name: 'Stop' }).click();
  await log.getByText('Stopped').waitFor();
  await choose(page, 'Restore a deleted card');
  await run(page);
  await expect.poll(() => readResult(page)).toMatchObject({ data: { restoreTask: expect.anything() } });
  expect(await events(page).count()).toBe(1);
  await log.getByRole('button', { name: 'Clear' }).click();
  await log.waitFor({ state: 'detached' });
  await closeVisits(visit);
});

test.runIf(isSoak)('A subscription that fails says why in the log', async ({ site }) => {
  const visit = await site.visit(desktop);
  const { page } = visit;
  await open(page, site.url);
  await choose(page, 'Follow your saved codes');
  await run(page);
  await page.getByRole('region', { name: 'Event log' }).getByText('Log in').waitFor();
  await closeVisits(visit);
});

test.runIf(isSoak)('The examples can be opened and run with the keyboard alone', async ({ site }) => {
  const visit = await site.visit(desktop);
  const { page } = visit;
  await open(page, site.url);
  await page.getByLabel('API key or session token').focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  while (!(await focused()).startsWith('Add people')) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => tabs(page)).toEqual(['AddPeople']);
  await closeVisits(visit);
});

for (const colorScheme of isSoak ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`On a phone in the ${colorScheme} theme, a chosen example replaces the list, and all fits the screen`, async ({
    site,
  }) => {
    const visit = await site.visit({ ...phone, colorScheme });
    const { page } = visit;
    await open(page, site.url);
    const list = page.getByRole('region', { name: 'Examples' });
    const editor = page.getByRole('region', { name: 'Operation Editor' });
    await editor.waitFor();
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await list.waitFor();
    expect(await editor.isVisible()).toBe(false);
    expect(await findViolations(page, ofGraphiql)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    await choose(page, 'Log out');
    await editor.waitFor();
    expect(await list.isVisible()).toBe(false);
    await run(page);
    await expect.poll(() => readResult(page)).toEqual({ data: { logOut: false } });
    // The editors' hidden inputs are as small as a cursor.
    const small = await findSmallTargets(page);
    expect(small.filter((target) => !target.includes('Editor content'))).toEqual([]);
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await list.waitFor();
    expect(await widthOf(page)).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await closeVisits(visit);
  });
}
