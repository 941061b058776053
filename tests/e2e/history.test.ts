import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { readPng } from '../support/read-png.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { spellingsOf } from '../support/spellings.ts';
import { expectFit, findViolations } from './axe.ts';
import { restingBoxOf, touchInput } from './board-page.ts';
import { readBrowserStorage, waitForServiceWorker } from './browser-storage.ts';
import { closeVisits, type Site, siteTest, type Visit, waitForHeading } from './site.ts';
import { findSmallTargets } from './touch-targets.ts';

const test = siteTest({ loggedIn: false });

interface Member extends Visit {
  /** Everything that the browser has sent, as text. */
  readonly sent: () => string;
}

/** Opens a browser and logs in, which also unlocks the history. */
async function logIn(site: Site, email: string, options?: BrowserContextOptions): Promise<Member> {
  const visit = await site.visit(options);
  const { page, requests } = visit;
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  await page.goto(`${site.url}/login`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/home');
  await waitForHeading(page);
  const posted = () => requests.map((request) => `${request.url()}\n${request.postData() ?? ''}`);
  return { ...visit, sent: () => [...posted(), ...frames].join('\n') };
}

/** Opens the history from the dashboard, while it is unlocked in the background. */
async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All saved codes' }).click();
  await page.getByRole('grid', { name: 'Saved codes' }).waitFor();
}

/** Opens the history by URL, in a browser that has its key. */
async function reopenHistory(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/history`);
  await page.getByRole('grid', { name: 'Saved codes' }).waitFor();
}

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

/** How many codes the page says that it shows. */
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** The number of rows that are wholly in the window. */
const countRowsInView = (page: Page) =>
  page
    .locator('[data-id]')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

/** The generator's Save button. */
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Types a new name without confirming it. */
async function typeName(page: Page, name: string, next: string): Promise<void> {
  await row(page, name).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: `New name of ${name}` }).fill(next);
}

/** How often a toast covers the selection bar while the page is scrolled from top to bottom. */
const countCovered = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      window.scrollTo({ top, behavior: 'instant' });
      const bar = document.querySelector('[aria-label="Selected codes"]')?.getBoundingClientRect();
      for (const toast of document.querySelectorAll('li[data-state=open]')) {
        const box = toast.getBoundingClientRect();
        if (!bar || (box.bottom > bar.top && box.top < bar.bottom)) count += 1;
      }
    }
    return count;
  });

/** The texts that occur in a dump in any encoding. */
const findIn = (dump: string, texts: readonly string[]) =>
  texts.filter((text) => spellingsOf(text).some((spelling) => dump.includes(spelling)));

test('Opens and changes a saved code in another browser, and sends nothing readable', async ({ site }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(site.url, { username: 'Ada', email });
  const here = await logIn(site, email);
  await here.page.goto(`${site.url}/generate/url`);
  await here.page.getByLabel('Web address').fill('https://secret.example/party-4711');
  await save(here.page).click();
  await here.page.getByText(/Saved to your history as “secret.example\/party-4711”\./).waitFor();

  const there = await logIn(site, email, { serviceWorkers: 'allow' });
  await openHistory(there.page);
  await row(there.page, 'secret.example/party-4711').getByRole('link').click();
  const field = there.page.getByLabel('Web address');
  await field.fill('https://secret.example/party-4712');
  await save(there.page).click();
  await there.page.getByText('Changes saved. The code is now called “secret.example/party-4712”.').waitFor();
  const secrets = ['secret.example', 'party-4711', 'party-4712'];
  for (const { sent } of [here, there]) {
    expect(findIn(sent(), secrets)).toEqual([]);
  }
  expect(there.sent()).toContain('HistoryChanges');
  const dump = await dumpDatabase(site.db);
  expect(dump).toContain(email);
  expect(findIn(dump, secrets)).toEqual([]);

  await waitForServiceWorker(there.page);
  await reopenHistory(there.page, site);
  await row(there.page, 'secret.example/party-4712').waitFor();
  const kept = await readBrowserStorage(there.page);
  expect(kept.databases.join()).toContain('account:key:keys');
  expect(kept.caches.join()).toContain('<h1');
  expect(findIn(JSON.stringify(kept), secrets)).toEqual([]);

  // Without a connection, the encrypted copy opens after a reload, and changes wait in this browser.
  await there.page.context().setOffline(true);
  await there.page.reload();
  await there.page.getByText(/This is your history as of/).waitFor();
  await typeName(there.page, 'secret.example/party-4712', 'Party in the attic');
  await there.page.keyboard.press('Enter');
  await there.page.getByText('1 change waiting to sync.').waitFor();
  secrets.push('in the attic');
  const { databases } = await readBrowserStorage(there.page);
  expect(findIn(databases.join(), secrets)).toEqual([]);
  await there.page.context().setOffline(false);
  await there.page.getByText(/waiting to sync/).waitFor({ state: 'detached' });
  await reopenHistory(here.page, site);
  await row(here.page, 'Party in the attic').waitFor();
  expect(findIn(there.sent(), secrets)).toEqual([]);
  there.pageErrors.splice(0);
  await there.page.getByRole('button', { name: 'Menu of Ada' }).click();
  await there.page.getByRole('menuitem', { name: 'Log out' }).click();
  await there.page.waitForURL('**/login');
  await expect
    .poll(() => readBrowserStorage(there.page))
    .toMatchObject({ databases: [], local: {}, session: {} });
  const { caches } = await readBrowserStorage(there.page);
  expect(findIn(caches.join(), [...secrets, email])).toEqual([]);
  await closeVisits(here, there);
});

test('Keeps two tabs in sync, also if one renames a code that the other deletes', async ({ site }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { username: 'Ada', email });
  const codes = Array.from({ length: 4 }, (_, index) => exampleCode(index));
  await seedHistory(site.url, account, codes);
  const one = await logIn(site, email);
  const other: Visit = { ...one, page: await one.page.context().newPage() };
  await openHistory(one.page);
  await reopenHistory(other.page, site);

  await typeName(one.page, 'Table 0', 'Terrace');
  await one.page.keyboard.press('Enter');
  await row(other.page, 'Terrace').waitFor();

  await typeName(one.page, 'Note 1', 'Note of today');
  await Promise.all([one.page.keyboard.press('Enter'), row(other.page, 'Note 1').press('Delete')]);
  for (const { page } of [one, other]) {
    await row(page, 'Note of today').waitFor({ state: 'detached' });
    await row(page, 'Note 1').waitFor({ state: 'detached' });
    await count(page, '3 codes').waitFor();
  }
  await other.page.getByRole('button', { name: 'Undo' }).click();
  await count(one.page, '4 codes').waitFor();
  await other.page.close();
  await closeVisits(one);
});

test.runIf(isSoak)(
  'Renames from the menu, undoes with the keyboard, and keeps titles, toasts and the selection bar apart',
  async ({ site }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const long = `Summer terrace, lunch and evening menu of the café by the harbour, table ${'4'.repeat(8)}`;
    const codes = Array.from({ length: 12 }, (_, index) => exampleCode(index));
    await seedHistory(site.url, await signUp(site.url, { email }), [
      ...codes,
      { ...exampleCode(12), name: long },
    ]);
    const visit = await logIn(site, email);
    const { page } = visit;
    await openHistory(page);
    // A row shows one line of the name. The details show the whole name.
    await row(page, long).focus();
    const title = page.getByRole('complementary').getByRole('heading', { name: long });
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const choose = async (name: string, item: RegExp) => {
      await row(page, name)
        .getByRole('button', { name: `Menu of ${name}` })
        .click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Table 8', /^Rename/);
    await page.getByRole('textbox', { name: 'New name of Table 8' }).waitFor();
    await page.keyboard.type('Terrace');
    await page.keyboard.press('Enter');
    await row(page, 'Terrace').waitFor();

    await choose('Terrace', /^Move/);
    await page.getByRole('textbox', { name: /New folder/ }).fill('Garden');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('Moved “Terrace” to “Garden”.').waitFor();
    await choose('Terrace', /^Delete/);
    const toasts = page.locator('li[data-state=open]');
    await page.getByRole('checkbox', { name: 'Select Note 9' }).click();
    await page
      .getByRole('region', { name: 'Selected codes' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await row(page, 'Note 9').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await row(page, 'Note 9').waitFor();
    await page.keyboard.press('Control+z');
    await row(page, 'Terrace').waitFor();

    for (const name of ['Table 4', 'Note 5', 'Feedback 6']) await choose(name, /^Delete/);
    await page.getByRole('checkbox', { name: 'Select Note 9' }).click();
    await toasts.getByText('Deleted 3 codes.').waitFor();
    expect(await toasts.count()).toBe(1);
    for (const width of [1280, 800, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await countCovered(page), `at ${width}`).toBe(0);
    }
    const bar = await page.getByRole('region', { name: 'Selected codes' }).boundingBox();
    const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
    expect(await findSmallTargets(page)).toEqual([]);
    await closeVisits(visit);
  },
);

test('Downloads codes as a ZIP file that scans, exports the history and imports it into another account', async ({
  site,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { username: 'Ada', email });
  const codes = Array.from({ length: 60 }, (_, index) => exampleCode(index));
  await seedHistory(site.url, account, codes);
  const visit = await logIn(site, email);
  const { page } = visit;
  await openHistory(page);
  await count(page, '60 codes').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await countRowsInView(page)).toBeGreaterThanOrEqual(10);
  await expectFit(page, 'list');
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expectFit(page, 'grid');
  await page.getByRole('button', { name: 'Show as a list' }).click();

  await page.getByRole('searchbox').fill('menu table');
  await row(page, 'Table 56').focus();
  await page.keyboard.press('Control+a');
  await page.getByText('15 selected', { exact: true }).waitFor();
  const zipping = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const files = unzipSync(readFileSync(await (await zipping).path()));
  expect(Object.keys(files)).toHaveLength(15);
  const png = files['Table 56.png'];
  expect((await readPng(Buffer.from(png ?? []))).zxing).toBe('https://example.com/menu/table-56');
  await page.getByRole('listitem').getByText('Read back: 15 codes. Downloaded as qr-codes.zip.').waitFor();
  await page.keyboard.press('Escape');

  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /^JSON/ }).click();
  const warning = page.getByRole('dialog', { name: 'This file isn’t encrypted' });
  await warning.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Download JSON' }).click();
  const path = await (await exporting).path();
  expect(readFileSync(path, 'utf8')).toContain('https://example.com/menu/table-56');
  await page
    .getByRole('listitem')
    .getByText(/Downloaded 60 codes as canary-qr-history.json/)
    .waitFor();

  const guest = `${crypto.randomUUID()}@example.com`;
  await seedHistory(site.url, await signUp(site.url, { email: guest }), codes.slice(0, 2));
  const elsewhere = await logIn(site, guest);
  await openHistory(elsewhere.page);
  await count(elsewhere.page, '2 codes').waitFor();
  await elsewhere.page.getByLabel('Exported history file').setInputFiles(path);
  await elsewhere.page
    .getByRole('listitem')
    .getByText('Imported 58 codes. 2 codes were already in your history.')
    .waitFor();
  await count(elsewhere.page, '60 codes').waitFor();
  const contents = ['example.com/menu', 'Shop window'];
  for (const { sent } of [visit, elsewhere]) expect(findIn(sent(), contents)).toEqual([]);
  await closeVisits(visit, elsewhere);
});

test.runIf(isSoak)(
  'Drags selected codes onto a new folder, which stays when it is empty',
  async ({ site }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const codes = Array.from({ length: 8 }, (_, index) => exampleCode(index));
    await seedHistory(site.url, await signUp(site.url, { email }), codes);
    const visit = await logIn(site, email, { hasTouch: true });
    const { page } = visit;
    await openHistory(page);
    const folders = page.getByRole('navigation', { name: 'Folders' });
    const folder = (name: string) => folders.getByRole('button', { name: new RegExp(`^${name}`) });
    await folders.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Folder name').fill('Terrace');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No codes in here yet' }).waitFor();
    await folder('All codes').click();
    for (const name of ['Note 5', 'Table 4'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await row(page, 'Table 4').getByRole('link').dragTo(folder('Terrace'));
    await page.getByRole('listitem').getByText('Moved 2 codes to “Terrace”.').waitFor();
    await folder('Terrace').click();
    await count(page, '2 of 8 codes').waitFor();
    await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'No codes in here yet' }).waitFor();
    await page.getByRole('button', { name: 'Show all codes' }).click();

    const finger = await touchInput(page);
    const note = await restingBoxOf(row(page, 'Note 1'));
    await finger.down(note.x + 400, note.y + 20);
    await page.getByText('Note 1', { exact: true }).nth(1).waitFor();
    const target = await restingBoxOf(folder('Terrace'));
    for (const x of [60, 61]) await finger.move(target.x + x, target.y + 10);
    await finger.up();
    await page.getByRole('listitem').getByText('Moved “Note 1” to “Terrace”.').waitFor();
    await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
    await count(page, '8 codes').waitFor();
    await page.getByRole('button', { name: 'Show as a grid' }).click();
    await reopenHistory(page, site);
    await folder('Terrace').waitFor();
    await page.getByRole('button', { name: 'Show as a list' }).waitFor();
    expect(findIn(visit.sent(), ['Terrace'])).toEqual([]);
    await closeVisits(visit);
  },
);
