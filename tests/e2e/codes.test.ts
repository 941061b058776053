import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { seedDynamicCodes } from '../support/seed-dynamic-codes.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
import { isSoak } from '../support/soak.ts';
import { expectFit } from './axe.ts';
import { closeVisits, type Site, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

/** Opens the codes of a new account, of which every second is dynamic. */
async function openCodes(site: Site, total: number) {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = await signUp(site.url, { email });
  const dynamic = await seedDynamicCodes(site, account, total / 2);
  const saved = Array.from({ length: total / 2 }, (_, index) => exampleCode(index));
  await seedHistory(site.url, account, [...saved, ...dynamic.map(({ record }) => record)]);
  const visit = await site.visit();
  const { page } = visit;
  await page.goto(`${site.url}/login?next=/history`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await count(page, `${total.toLocaleString('en')} codes`).waitFor();
  return { ...visit, account, dynamic };
}

/** How many codes the page says that it shows. */
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

test.runIf(isSoak)('Finds and filters saved and dynamic codes, as rows and as a grid', async ({ site }) => {
  const { page, pageErrors } = await openCodes(site, 140);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('searchbox').fill('summer 2026 table-13?source');
  await row(page, 'Flyer 13').waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Paused');
  await count(page, '10 of 140 codes').waitFor();
  await expectFit(page, 'list');
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expectFit(page, 'grid');
  await closeVisits({ page, pageErrors });
});

test('Pauses and deletes codes in the list, also while the names are locked', async ({ site }) => {
  const { page, pageErrors, account, dynamic } = await openCodes(site, 12);
  const statusOf = async (name: string) => {
    const slug = dynamic.find(({ record }) => record.name === name)?.slug;
    return (await fetch(`${site.url}/q/${slug}`, { redirect: 'manual' })).status;
  };
  const bar = page.getByRole('region', { name: 'Selected codes' });
  for (const name of ['Flyer 1', 'Flyer 2', 'Table 0'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await row(page, 'Flyer 2').getByText('Paused').waitFor();
  await expect.poll(() => statusOf('Flyer 2')).toBe(200);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await count(page, '9 codes').waitFor();
  await expect.poll(() => statusOf('Flyer 1')).toBe(410);
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await count(page, '12 codes').waitFor();
  await expect.poll(() => statusOf('Flyer 1')).toBe(200);

  // Another browser of the user has no key.
  const locked = await site.visit({ viewport: { width: 390, height: 844 } }, account);
  await locked.page.goto(`${site.url}/history`);
  await count(locked.page, '6 codes').waitFor();
  await expectFit(locked.page, 'locked list');
  await closeVisits({ page, pageErrors }, locked);
});
