import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { refuseWrites } from '../support/refuse-writes.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { countSteps } from './count-steps.ts';
import { closeVisits, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const summer = 'https://example.com/menu/summer';
const winter = 'https://example.com/menu/winter';

interface Code {
  readonly id: string;
  readonly slug: string;
  readonly shortUrl: string;
}

async function createCode({ url }: Site, { headers }: Account): Promise<Code> {
  const query =
    'mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { id slug shortUrl } }';
  const input = { target: summer, changeId: crypto.randomUUID() };
  const { data, errors } = await postGraphql(url, query, { input }, headers);
  expect(errors).toBeUndefined();
  return Object(data).createDynamicCode as Code;
}

/** Opens the page of a new code. */
async function openCode(site: Site) {
  const ada = await signUp(site.url);
  const code = await createCode(site, ada);
  const visit = await site.visit({}, ada);
  await visit.page.goto(`${site.url}/codes/${code.id}`);
  await visit.page.getByRole('heading', { name: 'Where it leads' }).waitFor();
  return { ...visit, code, ada };
}

/** Scans a code as a phone does. Returns where the phone is sent to. */
async function scan({ shortUrl }: Code): Promise<string | null> {
  const { headers } = await fetch(shortUrl, { redirect: 'manual', headers: { 'user-agent': phone } });
  return headers.get('location');
}

const target = (page: Page, address: string) => page.getByRole('link', { name: address, exact: true });

test('A printed code points elsewhere within 3 clicks and 1 field, and back by one click or Undo', async ({
  site,
}) => {
  const { page, pageErrors, code } = await openCode(site);
  expect(await scan(code)).toBe(summer);
  const { steps, click, type } = countSteps(page);
  await click('button', 'Point elsewhere');
  await type(/^New address/, winter);
  await click('button', 'Save');
  await target(page, winter).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const undo = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });
  const { x, width } = (await undo.boundingBox()) ?? expect.fail('The notice has no Undo.');
  expect(x + width).toBeLessThan(390);
  expect(steps.clicks).toBeLessThanOrEqual(3);
  expect(steps.fields).toBe(1);
  await expect.poll(() => scan(code)).toBe(winter);

  await undo.click();
  await target(page, summer).waitFor();
  await expect.poll(() => scan(code)).toBe(summer);

  const clicks = steps.clicks;
  await click('button', `Point back to ${winter}`);
  await target(page, winter).waitFor();
  expect(steps.clicks - clicks).toBe(1);
  await expect.poll(() => scan(code)).toBe(winter);
  await closeVisits({ page, pageErrors });
});

test('“Test a print” shows a scan live, and the statistics count it', async ({ site }) => {
  const { page, pageErrors, code } = await openCode(site);
  await page.getByText(/^No scans yet/).waitFor();
  await page.getByRole('button', { name: 'Test a print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test a print' });
  await dialog.getByText('Waiting for a scan…').waitFor();
  await scan(code);
  await dialog.getByText(/^It works: 1 scan arrived/).waitFor();
  await expectFit(page, 'the dialog');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /^Phones/ });
  await row.waitFor();
  expect(await row.getByRole('cell').textContent()).toBe('1');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectFit(page, 'the page with statistics');
  await closeVisits({ page, pageErrors });
});

test('The page of a paused and of a deleted code fits', async ({ site }) => {
  const { page, pageErrors } = await openCode(site);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByLabel('Text for visitors').fill('Back in May');
  await expectFit(page, 'the form');
  await page.getByRole('button', { name: 'Pause the code' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/^This code was deleted/).waitFor();
  await expectFit(page, 'a deleted code');
  await closeVisits({ page, pageErrors });
});

test.runIf(isSoak)(
  'While the database refuses changes, the page says so, keeps what was typed, and the code works',
  async ({ site }) => {
    const { page, code } = await openCode(site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Point elsewhere' }).click();
    await page.getByLabel('New address').fill(winter);
    await refuseWrites(site.db, undefined, true);
    const form = page.getByRole('region', { name: 'Where it leads' });
    const save = form.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await form.getByText('Our database isn’t working right now.').waitFor();
    expect(await scan(code)).toBe(summer);
    await expectFit(page, 'a refused change', [390]);
    await refuseWrites(site.db, undefined, false);
    await save.click();
    await target(page, winter).waitFor();
    // The console has the answer that failed.
    await page.context().close();
  },
);

test('A visitor reports a link from the page that shows where it leads', async ({ site }) => {
  const { code } = await openCode(site);
  const { page, pageErrors } = await site.visit();
  await page.goto(`${code.shortUrl}+`);
  await page.getByRole('link', { name: 'Report this link' }).click();
  await waitForHeading(page);
  await expect.poll(() => page.getByLabel('Short link').inputValue()).toBe(code.slug);
  await expectFit(page, 'the form');
  await page.getByLabel('What is wrong with it?').fill('A forged shop');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Report sent' }).waitFor();
  await expectFit(page, 'the confirmation');
  expect(await site.db.linkReport.findMany({ where: { slug: code.slug } })).toMatchObject([
    { target: summer, reason: 'A forged shop' },
  ]);
  await closeVisits({ page, pageErrors });
});
