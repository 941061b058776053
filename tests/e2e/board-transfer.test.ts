import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { maxBoards } from '../../board/src/limits.ts';
import { readBoardFile } from '../../client/src/features/board/transfer/read-board-file.ts';
import { trelloBoard2019 } from '../../client/src/features/board/transfer/testing/trello-fixtures.ts';
import { password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { closeVisits, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

const trelloFile = {
  name: 'kitchen.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(trelloBoard2019())),
};

/** Opens the import, and chooses a file. */
async function chooseFile(page: Page, url: string, file: typeof trelloFile): Promise<void> {
  await page.goto(`${url}/boards`);
  await page.getByRole('button', { name: 'Import a board' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
}

/** Clicks a button, and returns the text of the file that it saves. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

describe.each(isSoak ? [1280, 390] : [390])('In a window of %i pixels', (width) => {
  test('a board moves in from Trello with a receipt, and out again as a file', async ({ site }) => {
    const { page, pageErrors } = await site.visit(
      { viewport: { width, height: 860 }, acceptDownloads: true },
      await signUp(site.url, { username: 'Ada' }),
    );
    await page.goto(`${site.url}/boards`);
    await page.getByRole('button', { name: 'Import a board' }).click();
    await page.getByLabel('File', { exact: true }).waitFor();
    await expectFit(page, 'choice of a file', [width]);
    const dialog = page.getByRole('dialog', { name: 'Import a board' });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.getByLabel('File', { exact: true }).setInputFiles(trelloFile);
    await page.getByRole('heading', { name: 'Left out' }).waitFor();
    await expectFit(page, 'summary of an import', [width]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported “Kitchen 2019”.').waitFor();
    await expectFit(page, 'receipt', [width]);
    expect(await saved(page, 'Save receipt')).toContain('Left out');
    await page.getByRole('link', { name: 'Open board' }).click();
    // The card was done years ago.
    await page.getByRole('button', { name: 'Show 1 more' }).click();
    await page.getByText('Pasta').first().waitFor();

    await page.getByRole('button', { name: /^Menu of .*Kitchen/ }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const { board } = readBoardFile(JSON.parse(await saved(page, 'Export')));
    expect(board.name).toBe('Kitchen 2019');
    expect(board.cards.map(({ title }) => title)).toContain('Pasta');
    await page.getByText(/^Saved/).waitFor();
    await expectFit(page, 'export', [width]);
    await closeVisits({ page, pageErrors });
  });
});

test('An import goes on after a log-in in between and a lost connection, and nothing of it is seen before', async ({
  site,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { username: 'Ada', email });
  const { page, pageErrors } = await site.visit({}, account);
  const boards = async () => {
    const { data } = await postGraphql(site.url, '{ boards { name } }', {}, { ...account.headers });
    return Object(data).boards;
  };
  const rows = Array.from({ length: 1_500 }, (_, index) => `Card ${index},Later,1/2/2027`);
  const table = {
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,List,Due\n${rows.join('\n')}`),
  };
  await chooseFile(page, site.url, table);
  await page.getByRole('radio', { name: 'Month first: 12/31/2026' }).check();
  await expectFit(page, 'columns of a table', [390]);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The connection is lost after the first part of the board.
  let parts = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"cards"')) parts += 1;
    if (parts > 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('We can’t reach the server. It goes on when the connection is back.').waitFor();
  await expectFit(page, 'import that waits', [390]);
  expect(await boards()).toEqual([]);
  await site.db.session.deleteMany();
  await page.unroute('**/graphql');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Imported “plan”.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^plan/ }).click();
  await page.getByText('Card 0', { exact: true }).waitFor();
  expect(await site.db.task.count({ where: { dueOn: '2027-01-02' } })).toBe(1_500);
  await page.context().close();
  expect(pageErrors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
});

test('A file that can’t be imported says why, and cancelling takes back what was sent', async ({ site }) => {
  const { page, pageErrors } = await site.visit({}, await signUp(site.url, { username: 'Ada' }));
  await chooseFile(page, site.url, { ...trelloFile, buffer: Buffer.from('{"lists": [') });
  await page.getByText(/This JSON file is damaged/).waitFor();
  await page.getByLabel('File', { exact: true }).setInputFiles(trelloFile);
  await page.getByRole('textbox', { name: /^Name of the board/ }).waitFor();
  const { id: importerId } = await site.db.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const many = Array.from({ length: maxBoards }, (_, index) => ({ id: `many-${index}`, importerId }));
  await site.db.board.createMany({ data: many });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText(/^An account is a member of up to 100 boards/).waitFor();
  await site.db.board.deleteMany({ where: { importerId } });
  const before = await site.db.board.count();
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"cards"')) await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => site.db.board.count()).toBe(before + 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('File', { exact: true }).waitFor();
  await expect.poll(() => site.db.board.count()).toBe(before);
  send();
  await closeVisits({ page, pageErrors });
});
