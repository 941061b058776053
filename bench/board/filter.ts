import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { signUp } from '../../tests/support/accounts.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { recordPaint } from '../record-paint.ts';
import { quantile } from '../rounds.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { fillFullBoard } from './fill.ts';

const sizes = [100, 10_000];
/** Numbers in the titles of cards. Each further digit leaves fewer cards. */
const queries = ['123', '47', '906', '51', '888', '200', '365', '74'];

/** Measures the time from a key press in the search field to the frame that shows the matching cards, in Chromium. */
export async function measureFilter(): Promise<void> {
  const rows: string[][] = [];
  await withSite(async ({ url, db }) => {
    const account = await signUp(url);
    const { data } = await postGraphql(url, '{ me { id } }', {}, account.headers);
    const browser = await launchChromium();
    try {
      for (const size of sizes) {
        const id = await fillFullBoard(db, Object(data).me.id, size);
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.context().addCookies([{ name: 'session', value: account.token, url, httpOnly: true }]);
        await page.goto(`${url}/b/${id}`);
        await page.getByText('Card 0', { exact: true }).waitFor();
        for (const [name, type] of [
          ['all cards', typeQueries],
          ['cards with a label that are overdue', typeInChoices],
        ] as const) {
          const times = await type(page);
          rows.push([
            `${size.toLocaleString('en')}: ${name}`,
            String(times.length),
            ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)),
          ]);
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
  printTable('From a key in the search field to its paint: ms', ['', 'keys', 'p50', 'p95', 'max'], rows);
}

async function typeInChoices(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Filter by label').selectOption('Label 1');
  await page.getByLabel('Filter by due date').selectOption('Overdue');
  return await typeQueries(page);
}

/** Types the queries, one after another. Every key changes which cards are shown. */
async function typeQueries(page: Page): Promise<number[]> {
  await page.locator('main').evaluate(recordPaint, 'keydown' as const);
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    await wait(300);
    for (const key of query) {
      await page.keyboard.press(key);
      const time = await page.evaluate(() => window.lastPainted);
      if (time === undefined) throw new Error('The page received no key.');
      times.push(time);
      await wait(100);
    }
  }
  return times;
}
