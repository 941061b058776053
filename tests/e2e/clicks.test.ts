import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

// The shortest ways to three goals. Those of a guest and of a new user are in journey.test.ts.
const test = siteTest({ loggedIn: false });

test('A card is added and moved to DONE, and a colleague sees it, within 4 clicks and 1 field', async ({
  site,
}) => {
  const [here, there] = await Promise.all([site.visit(), site.visit()]);
  const { steps, click, type } = countSteps(here.page);
  await Promise.all([here, there].map(({ page }) => page.goto(`${site.url}/tasks`)));
  await click('button', 'New task in TODO');
  await type(/^Title/, 'Print the menu');
  await click('button', 'Create');
  await click('button', 'Menu of Print the menu');
  await click('menuitem', 'Move to DONE');
  await there.page.getByRole('list', { name: 'DONE', exact: true }).getByText('Print the menu').waitFor();
  expect(steps.clicks).toBeLessThanOrEqual(4);
  expect(steps.fields).toBeLessThanOrEqual(1);
  await closeVisits(here, there);
});

test.runIf(isSoak)(
  'The first card is added with the keyboard within 5 keys after the board has loaded',
  async ({ site }) => {
    const visit = await site.visit();
    const { page } = visit;
    await page.goto(`${site.url}/tasks`);
    await page.getByRole('button', { name: 'New task in TODO' }).waitFor();
    // To the content with the skip link; then N adds a card.
    const keys = ['Tab', 'Enter', 'n', 'Order the menu', 'Enter'];
    for (const key of keys) {
      if (key === 'Order the menu') await page.keyboard.type(key);
      else await page.keyboard.press(key);
    }
    await page.getByRole('list', { name: 'TODO', exact: true }).getByText('Order the menu').waitFor();
    await closeVisits(visit);
  },
);

test.runIf(isSoak)(
  'A developer runs a query of their own from the landing page within 3 clicks and 1 field',
  async ({ landing: { page }, site }) => {
    const { steps, click } = countSteps(page);
    await click('link', 'API');
    await page.waitForURL(`${site.url}/graphql`);
    const editor = page.locator('.graphiql-query-editor .view-lines');
    await expect.poll(() => editor.textContent()).toContain('ReadBoard');
    steps.clicks += 1;
    await editor.click();
    steps.fields += 1;
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('{ catalogue { id price } }');
    // GraphiQL reads the operation half a second after the last key, sooner than a person finds the button.
    await page.waitForTimeout(1_000);
    await click('button', /^Execute query/);
    await expect.poll(() => page.locator('.result-window .view-lines').textContent()).toContain('WIFI');
    expect(steps.clicks).toBeLessThanOrEqual(3);
    expect(steps.fields).toBeLessThanOrEqual(1);
  },
);

test('A user who comes back downloads a saved code within 3 clicks and 2 fields', async ({ site }) => {
  const email = 'ada@example.com';
  const account = await signUp(site.url, { email });
  await seedHistory(site.url, account, [exampleCode(0)]);
  const visit = await site.visit();
  const { page } = visit;
  await dismissLaunchDialog(page);
  const { steps, click, type } = countSteps(page);
  await page.goto(site.url);
  await waitForHeading(page);
  await click('link', 'Log in');
  await type(/^Email/, email);
  await type(/^Password/, password);
  await click('button', 'Log in');
  const downloading = page.waitForEvent('download');
  await click('button', 'Download Table 0');
  await downloading;
  expect(steps.clicks).toBeLessThanOrEqual(3);
  expect(steps.fields).toBeLessThanOrEqual(2);
  await closeVisits(visit);
});

test('A visitor comes from a list of addresses to a ZIP file within 4 clicks and 1 field', async ({
  landing: { page },
}) => {
  // A test can't answer the dialog in which Chromium asks for a place on the disk.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const { steps, click, type } = countSteps(page);
  await click('link', 'Many codes at once');
  await click('radio', 'Paste');
  await type(/^Rows/, 'example.com/1\nexample.com/2\nexample.com/3');
  await click('button', 'Use these rows');
  const downloading = page.waitForEvent('download');
  await click('button', 'Make 3 codes');
  expect((await downloading).suggestedFilename()).toBe('qr-codes.zip');
  expect(steps.clicks).toBeLessThanOrEqual(4);
  expect(steps.fields).toBeLessThanOrEqual(1);
});
