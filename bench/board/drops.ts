import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { signUp } from '../../tests/support/accounts.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { recordPaint } from '../record-paint.ts';
import { quantile } from '../rounds.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { fillBoard, fillFullBoard } from './fill.ts';

const sizes = [100, 10_000];
const warmUp = 3;
const measured = 20;

/**
 * Measures the time from dropping a card to the frame that shows the card in its new position, in Chromium: on the open
 * board, and on a board whose cards have labels and due days.
 */
export async function measureDrops(): Promise<void> {
  const rows: string[][] = [];
  const measure = async (what: string, url: string, token: string) => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page
        .context()
        .addCookies([{ name: 'session', value: token, url: new URL(url).origin, httpOnly: true }]);
      await page.goto(url);
      await page.getByText('Card 0', { exact: true }).waitFor();
      const times = await drop(page);
      rows.push([
        what,
        String(times.length),
        ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)),
      ]);
    } finally {
      await browser.close();
    }
  };
  for (const size of sizes) {
    await withSite(
      async ({ url, db }) => {
        const cards = `${size.toLocaleString('en')} cards`;
        const { token, headers } = await signUp(url);
        await measure(cards, `${url}/tasks`, token);
        const { data } = await postGraphql(url, '{ me { id } }', {}, headers);
        const id = await fillFullBoard(db, Object(data).me.id, size);
        await measure(`${cards} with labels and due days`, `${url}/b/${id}`, token);
      },
      (db) => fillBoard(db, size),
    );
  }
  printTable('From a drop to its paint: ms', ['', 'drops', 'p50', 'p95', 'max'], rows);
}

/** Drags the first card below the third, again and again. */
async function drop(page: Page): Promise<number[]> {
  const list = page.getByRole('region', { name: /^to ?do/i }).first();
  await page.locator('main').evaluate(recordPaint, 'drop' as const);
  const times: number[] = [];
  for (let count = 0; count < warmUp + measured; count += 1) {
    const [from, to] = await Promise.all([centre(page, list, 0), centre(page, list, 2)]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12, { steps: 3 });
    await page.mouse.move(to.x, to.y + 16, { steps: 6 });
    await wait(60);
    await page.mouse.up();
    const time = await page.evaluate(() => window.lastPainted);
    if (time === undefined) throw new Error('The page received no drop event.');
    if (count >= warmUp) times.push(time);
    await wait(150);
  }
  return times;
}

async function centre(page: Page, list: ReturnType<Page['getByRole']>, index: number) {
  const box = await list.getByRole('listitem').nth(index).boundingBox();
  if (!box) throw new Error(`Card ${index} is not visible: ${await page.title()}`);
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}
