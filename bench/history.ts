import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AllTables } from '../server/src/platform/database/database.ts';
import { password, signUp } from '../tests/support/accounts.ts';
import { launchChromium } from '../tests/support/chromium.ts';
import { seedDynamicCodes } from '../tests/support/seed-dynamic-codes.ts';
import { exampleCode, type SeededHistory, seedHistory } from '../tests/support/seed-history.ts';
import { bareSearch, openBare } from './history/bare.ts';
import { searchTimes } from './history/search-times.ts';
import { quantile } from './rounds.ts';
import { requireSite, withSite } from './site.ts';
import { printTable } from './table.ts';

const size = 10_000;
const runs = 7;
/** The number of rows. Half of them are dynamic codes, which the list joins with their links and scans. */
const scrolled = 1_000;

/**
 * Measures how long 10,000 saved codes take to load and to search in Chromium, compared with minimal pages, and the
 * cost of scrolling past dynamic codes, compared with other saved codes.
 */
export async function benchHistory(): Promise<void> {
  requireSite();
  const browser = await launchChromium();
  try {
    await withSite(async ({ url, db }) => {
      printScrolling(await scrolling(browser, { url, db }), browser.version());
      const email = 'ada@example.com';
      const account = await signUp(url, { email });
      const codes = Array.from({ length: size }, (_, number) => exampleCode(number));
      const seeded = await seedHistory(url, account, codes);
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
      await logIn(context, email, size);
      printOpening(await opening(context, seeded), browser.version());
      printSearch(await searching(context), browser.version());
    });
  } finally {
    await browser.close();
  }
}

/** The selector of the number of codes that the page shows. */
const shown = (count: number) => `[role=status] >> text="${count.toLocaleString('en')} codes"`;

/** Logs in with “keep me logged in”, so that the browser stores the key. */
async function logIn(context: BrowserContext, email: string, count: number): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login?next=/history');
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator(shown(count)).waitFor();
  await page.close();
}

interface Times {
  readonly first: number[];
  readonly all: number[];
}

/** Milliseconds until the first codes are visible and until all codes are loaded, alternating with a minimal page. */
async function opening(context: BrowserContext, seeded: SeededHistory): Promise<Record<string, Times>> {
  const ours: Times = { first: [], all: [] };
  const bare: Times = { first: [], all: [] };
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await page.goto('/history', { waitUntil: 'commit' });
    ours.first.push(await paintTime(page, '[role=row]'));
    ours.all.push(await paintTime(page, shown(size)));
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
  await page.locator(shown(size)).waitFor();
  const ours = await searchTimes(page, page.getByRole('searchbox'), page.locator('main'));
  await page.close();
  const plain = await context.newPage();
  const { field, list } = await bareSearch(plain, size);
  const bare = await searchTimes(plain, field, list);
  await plain.close();
  return { 'the page': ours, 'filter, list': bare };
}

/** Milliseconds of processor time of the page for scrolling past about a hundred rows, by the type of their codes. */
async function scrolling(browser: Browser, { url, db }: { readonly url: string; readonly db: AllTables }) {
  const email = 'grace@example.com';
  const account = await signUp(url, { email });
  const dynamic = await seedDynamicCodes({ url, db }, account, scrolled / 2);
  const saved = Array.from({ length: scrolled / 2 }, (_, number) => exampleCode(number));
  await seedHistory(url, account, [...saved, ...dynamic.map(({ record }) => record)]);
  // With reduced motion, the page doesn't scroll smoothly.
  const view = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ baseURL: url, ...view });
  await logIn(context, email, scrolled);
  const page = await context.newPage();
  const takeTime = await measurePage(page);
  await page.goto('/history');
  const times: Record<string, number[]> = { 'dynamic codes': [], 'saved codes': [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, type] of [
      ['dynamic codes', 'Dynamic code'],
      ['saved codes', 'URL'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption(type);
      times[name]?.push(await scrollDown(page, takeTime));
    }
  }
  await context.close();
  return times;
}

/** Returns a function that takes the processor time of the page's main thread since the last call, in milliseconds. */
async function measurePage(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // Unlike long tasks, processor time doesn't depend on other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let last = 0;
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const now = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    const spent = now - last;
    last = now;
    return spent;
  };
}

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

function printScrolling(times: Record<string, number[]>, version: string): void {
  const rows = Object.entries(times).map(([name, values]) => [name, ...figures(values, 0)]);
  const title = `Scrolling past a hundred of ${scrolled.toLocaleString('en')} codes, Chromium ${version}, ${runs} runs: ms of CPU`;
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
