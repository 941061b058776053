import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { noDetails } from '../../board/src/details.ts';
import type { BoardFile } from '../../client/src/features/board/transfer/board-file.ts';
import { signUp } from '../../tests/support/accounts.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';

declare global {
  interface Window {
    /** The longest time without a turn of the event loop, in milliseconds. */
    longestStall?: number;
  }
}

const cards = 10_000;
/** The description of each card. Descriptions and comments take 40 of 50 MB. */
const description = 'A description that is as long as that of a card with a lot to say. '.repeat(45);
const comment = 'A comment that says what happened since. '.repeat(12);

/** Measures the import and the export of a board with 10,000 cards, in Chromium and against a server on SQLite. */
export async function measureTransfer(): Promise<void> {
  const folder = await createTempFolder();
  try {
    const path = join(folder.path, 'board.json');
    await writeFile(path, JSON.stringify(largeBoard()));
    const { size } = await stat(path);
    const rows: string[][] = [];
    await withSite(async ({ url }) => {
      const { token } = await signUp(url, { username: 'Ada' });
      const browser = await launchChromium();
      try {
        const page = await browser.newPage({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
        await page.goto(`${url}/boards`);
        await page.evaluate(watchStalls);
        await page.getByRole('button', { name: 'Import a board' }).click();
        const measure = async (what: string, start: () => Promise<unknown>, end: () => Promise<unknown>) => {
          rows.push([what, ...(await measureStep(page, start, end))]);
        };
        await measure(
          'Reading the file',
          () => page.getByLabel('File', { exact: true }).setInputFiles(path),
          () => page.getByRole('button', { name: 'Import', exact: true }).waitFor(),
        );
        await measure(
          'Importing the board',
          () => page.getByRole('button', { name: 'Import', exact: true }).click(),
          () => page.getByRole('link', { name: 'Open board' }).waitFor({ timeout: 300_000 }),
        );
        await page.getByRole('link', { name: 'Open board' }).click();
        await page.getByText('Card 0', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Menu of Large' }).click();
        await page.getByRole('menuitem', { name: 'Export' }).click();
        const saved = page.waitForEvent('download', { timeout: 600_000 });
        await measure(
          'Exporting the board',
          () => page.getByRole('button', { name: 'Export' }).click(),
          () => saved,
        );
      } finally {
        await browser.close();
      }
    });
    printTable(
      `A board of ${cards.toLocaleString('en')} cards and ${(size / 1e6).toFixed(0)} MB`,
      ['', 's', 'requests', 'stall of page: ms', 'stall of server: ms', 'memory of server: MB'],
      rows,
    );
  } finally {
    await folder.remove();
  }
}

async function measureStep(
  page: Page,
  start: () => Promise<unknown>,
  end: () => Promise<unknown>,
): Promise<string[]> {
  await page.evaluate(() => {
    window.longestStall = 0;
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let requests = 0;
  const countRequest = () => {
    requests += 1;
  };
  page.on('request', countRequest);
  let rss = 0;
  const sampling = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage().rss);
  }, 100);
  const started = performance.now();
  await start();
  await end();
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(sampling);
  page.off('request', countRequest);
  delay.disable();
  const stall = await page.evaluate(() => window.longestStall ?? 0);
  return [
    seconds.toFixed(1),
    String(requests),
    ...[stall, delay.max / 1e6, rss / 1e6].map((value) => value.toFixed(0)),
  ];
}

/** Runs in the page: measures how long the event loop doesn't turn. */
function watchStalls(): void {
  const channel = new MessageChannel();
  let last = performance.now();
  channel.port1.onmessage = () => {
    const now = performance.now();
    window.longestStall = Math.max(window.longestStall ?? 0, now - last);
    last = now;
    setTimeout(() => channel.port2.postMessage(null), 1);
  };
  channel.port2.postMessage(null);
}

function largeBoard(): BoardFile {
  return {
    format: 'canary-board',
    version: 1,
    name: 'Large',
    columns: ['todo', 'doing', 'done'].map((id) => ({ id, name: id, color: null })),
    labels: [{ id: 'urgent', name: 'Urgent', color: 'red' }],
    address: null,
    people: [{ id: 'ada', name: 'Ada' }],
    cards: Array.from({ length: cards }, (_, index) => ({
      number: index + 1,
      title: `Card ${index}`,
      description,
      column: ['todo', 'doing', 'done'][index % 3] ?? 'todo',
      labels: ['urgent'],
      assignees: ['ada'],
      ...noDetails,
      dueOn: '2026-11-30',
      checklist: [{ text: 'Ask for the price', isDone: false }],
      comments: [{ author: 'ada', createdAt: '2026-11-26T09:30:00Z', editedAt: null, text: comment }],
      isArchived: false,
    })),
  };
}
