import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { seedDynamicCodes } from '../support/seed-dynamic-codes.ts';
import { exampleCode, seedHistory } from '../support/seed-history.ts';
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
  const takeTime = await measurePage(page);
  await page.goto(`${site.url}/login?next=/history`);
  await waitForHeading(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await count(page, `${total.toLocaleString('en')} codes`).waitFor();
  return { ...visit, account, dynamic, takeTime };
}

/** Returns a function that takes the processor time of the page's main thread since the last call, in milliseconds. */
async function measurePage(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // Unlike long tasks, processor time doesn't depend on what else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let last = 0;
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const now = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    const spent = now - last;
    last = now;
    return Math.round(spent);
  };
}

/** How many codes the page says that it shows. */
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

/** Scrolls past about a hundred rows. Returns the processor time. */
async function scrollDown(page: Page, takeTime: () => Promise<number>): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await takeTime();
  for (let step = 0; step < 28; step += 1) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return await takeTime();
}

test('1,000 codes, half of them dynamic, stay smooth', async ({ site }) => {
  const { page, pageErrors, takeTime } = await openCodes(site, 1_000);
  const choose = (name: string, option: string) =>
    page.getByRole('combobox', { name, exact: true }).selectOption(option);
  await page.setViewportSize({ width: 1280, height: 900 });
  await row(page, 'Flyer 499').getByText('scans').waitFor({ state: 'attached' });
  // A list of saved codes alone is the measure: drawing its codes takes most of the time.
  const spent = { dynamic: Number.POSITIVE_INFINITY, saved: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 2; round += 1) {
    await choose('Type', 'Dynamic code');
    spent.dynamic = Math.min(spent.dynamic, await scrollDown(page, takeTime));
    await choose('Type', 'URL');
    spent.saved = Math.min(spent.saved, await scrollDown(page, takeTime));
  }
  expect(spent.dynamic / spent.saved).toBeLessThan(1.6);

  await choose('Type', 'All types');
  await page.evaluate(() => window.scrollTo(0, 0));
  await takeTime();
  await page.getByRole('searchbox').fill('summer 2026 table 77');
  await row(page, 'Flyer 77').waitFor();
  expect(await takeTime()).toBeLessThan(200);
  await page.getByRole('searchbox').fill('');
  await choose('State', 'Paused');
  await count(page, '71 of 1,000 codes').waitFor();
  expect(await takeTime()).toBeLessThan(400);
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
