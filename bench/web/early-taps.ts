import { type Browser, type BrowserContext, devices, type Page } from 'playwright-core';
import { launch } from '../../client/src/config/launch.ts';
import { printTable } from '../table.ts';

const runs = 5;

/** Slow 4G: delay in milliseconds, throughput in bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

interface EarlyTap {
  readonly name: string;
  target(page: Page): ReturnType<Page['locator']>;
  /** The text to type after the tap. */
  readonly text?: string;
  /** A selector of the answer that the page shows. */
  readonly answer: string;
}

const taps: readonly EarlyTap[] = [
  {
    name: 'Text tab → its form',
    target: (page) => page.getByRole('tab', { name: 'Text' }),
    answer: 'textarea[name=text]',
  },
  {
    name: 'Download → what is missing',
    target: (page) => page.getByRole('button', { name: 'Download', exact: true }),
    answer: '[role=alert] svg',
  },
  {
    name: 'Print-safe → the sample in black',
    target: (page) => page.getByRole('button', { name: 'Print-safe' }),
    answer: '[data-preview] svg[role=img]',
  },
  {
    name: 'a typed address → its code',
    target: (page) => page.locator('input[name=url]'),
    text: 'example.com',
    answer: '[data-preview] svg[role=img]',
  },
];

/**
 * Prints the time until the landing page answers a visitor who taps as soon as the page is painted, in milliseconds
 * from the request of the page. The phone has slow 4G and a processor four times slower than this processor.
 */
export async function benchEarlyTaps(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const tap of taps) {
    // The server is slow the first time.
    await answerTime(browser, url, tap);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await answerTime(browser, url, tap));
    times.sort((a, b) => a - b);
    rows.push([tap.name, ...[times[0], times[runs >> 1], times[runs - 1]].map(String)]);
  }
  const title = `A tap before the scripts have loaded, slow 4G, CPU ${cpuSlowdown} times slower, ${runs} runs: ms`;
  printTable(title, ['', 'least', 'median', 'most'], rows);
}

async function answerTime(browser: Browser, url: string, tap: EarlyTap): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // On a busy machine, the launch dialog would open before the tap.
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const target = tap.target(page);
    // Scrolls the target away from the bar at the bottom.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error(`The page has nothing to tap for: ${tap.name}.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (tap.text) await page.keyboard.type(tap.text);
    const answered = await page.waitForFunction(
      (answer) => document.querySelector(answer) !== null && performance.now(),
      tap.answer,
    );
    return Math.round(Number(await answered.jsonValue()));
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
