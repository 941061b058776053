import type { BrowserContext } from 'playwright-core';
import { password, signUp } from '../tests/support/accounts.ts';
import { launchChromium } from '../tests/support/chromium.ts';
import { exampleCode, type SeededHistory, seedHistory } from '../tests/support/seed-history.ts';
import { bareSearch, openBare } from './history/bare.ts';
import { searchTimes } from './history/search-times.ts';
import { quantile } from './rounds.ts';
import { requireSite, withSite } from './site.ts';
import { printTable } from './table.ts';

const size = 10_000;
const runs = 7;

/** Measures how long 10,000 saved codes take to load and to search in Chromium, compared with minimal pages. */
export async function benchHistory(): Promise<void> {
  requireSite();
  const browser = await launchChromium();
  try {
    await withSite(async ({ url }) => {
      const email = 'ada@example.com';
      const account = await signUp(url, { email });
      const codes = Array.from({ length: size }, (_, number) => exampleCode(number));
      const seeded = await seedHistory(url, account, codes);
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
      await logIn(context, email);
      printOpening(await opening(context, seeded), browser.version());
      printSearch(await searching(context), browser.version());
    });
  } finally {
    await browser.close();
  }
}

/** Logs in with “keep me logged in”, so that the browser stores the key. */
async function logIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'your history' }).click();
  await page.getByText('10,000 codes', { exact: true }).waitFor();
  await page.close();
}

interface Times {
  readonly first: number[];
  readonly all: number[];
}

/** Milliseconds until the first codes are visible and until all are loaded, alternating with a minimal page. */
async function opening(context: BrowserContext, seeded: SeededHistory): Promise<Record<string, Times>> {
  const ours: Times = { first: [], all: [] };
  const bare: Times = { first: [], all: [] };
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await page.goto('/history', { waitUntil: 'commit' });
    ours.first.push(await paintTime(page, '[role=row]'));
    ours.all.push(await paintTime(page, 'text="10,000 codes"'));
    await page.close();
    const { first, all } = await openBare(context, seeded);
    bare.first.push(first);
    bare.all.push(all);
  }
  return { 'the page, from its address': ours, 'fetch, decrypt, list': bare };
}

/** When an element was first painted, in milliseconds since the start of the navigation. */
async function paintTime(
  page: Awaited<ReturnType<BrowserContext['newPage']>>,
  selector: string,
): Promise<number> {
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(done)));
}

async function searching(context: BrowserContext): Promise<Record<string, number[]>> {
  const page = await context.newPage();
  await page.goto('/history');
  await page.getByText('10,000 codes', { exact: true }).waitFor();
  const ours = await searchTimes(page, page.getByRole('searchbox'), page.locator('main'));
  await page.close();
  const plain = await context.newPage();
  const { field, list } = await bareSearch(plain, size);
  const bare = await searchTimes(plain, field, list);
  await plain.close();
  return { 'the page': ours, 'filter, list': bare };
}

const figures = (values: readonly number[], digits: number) =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(digits));

function printOpening(times: Record<string, Times>, version: string): void {
  const rows = Object.entries(times).flatMap(([name, { first, all }]) => [
    [`${name}: first 50`, ...figures(first, 0)],
    [`${name}: all`, ...figures(all, 0)],
  ]);
  const title = `${size.toLocaleString('en')} saved codes loaded, Chromium ${version}, ${runs} runs: ms`;
  printTable(title, ['', 'p50', 'p95', 'max'], rows);
}

function printSearch(times: Record<string, number[]>, version: string): void {
  const rows = Object.entries(times).map(([name, values]) => [
    name,
    String(values.length),
    ...figures(values, 1),
  ]);
  const title = `From a key press in the search field to its painted result among ${size.toLocaleString('en')}, Chromium ${version}: ms`;
  printTable(title, ['', 'keys', 'p50', 'p95', 'max'], rows);
}
