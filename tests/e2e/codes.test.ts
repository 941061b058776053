import type { Page } from 'playwright-core';
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
  return { ...visit, account };
}

/** How many codes the page says that it shows. */
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

test.runIf(isSoak)(
  'Finds and filters saved and dynamic codes, as rows and as a grid, and lists those of a locked history',
  async ({ site }) => {
    const { page, pageErrors, account } = await openCodes(site, 140);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('searchbox').fill('summer 2026 table-13?source');
    await row(page, 'Flyer 13').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Paused');
    await count(page, '10 of 140 codes').waitFor();
    await expectFit(page, 'list');
    await page.getByRole('button', { name: 'Show as a grid' }).click();
    await expectFit(page, 'grid');
    // Another browser of the user has no key.
    const locked = await site.visit({}, account);
    await locked.page.goto(`${site.url}/history`);
    await count(locked.page, '70 codes').waitFor();
    await expectFit(locked.page, 'locked list');
    await closeVisits({ page, pageErrors }, locked);
  },
);
