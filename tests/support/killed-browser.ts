import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readBrowserStorage, waitForServiceWorker } from '../e2e/browser-storage.ts';
import type { SentChange } from './board-changes.ts';
import type { BoardGuest } from './board-guest.ts';
import type { Tally } from './board-workload.ts';
import { launchKeptChromium } from './chromium.ts';
import { pick, type Random } from './random.ts';

/** A browser whose profile outlasts its kills, and the board that its user changes. */
export interface KilledBrowser {
  readonly member: BoardGuest;
  /** The folder of the browser's profile. */
  readonly profile: string;
  /** The address of the board. */
  readonly address: string;
}

/** The maximum number of a user's cards on the board. */
const maxCards = 6;
/** The maximum time that a browser has to send its changes before it is killed, in milliseconds. */
const maxSendingMs = 1_500;
/** The time in which a page must open, or send its changes, in milliseconds. Servers are killed meanwhile. */
const patienceMs = 60_000;

/**
 * Starts a browser, changes the board offline and kills the browser, again and again. Some kills come while the browser
 * sends earlier changes, and some come after another start without a network.
 *
 * @param tally gets the changes that the browser keeps
 * @returns the number of kills
 */
export async function changeOffline(
  browser: KilledBrowser,
  tally: Tally,
  { random, isOver }: { readonly random: Random; readonly isOver: () => boolean },
): Promise<number> {
  const { member, address } = browser;
  const titles: string[] = [];
  let [kills, cards] = [0, 0];
  const start = async (isOffline: boolean) => {
    const { context, kill } = await launchKeptChromium(browser.profile);
    // Chromium writes cookies every 30 seconds, so a killed browser may have lost its cookie.
    const value = member.headers.authorization.replace('Bearer ', '');
    await context.addCookies([{ name: 'session', value, url: new URL(address).origin, httpOnly: true }]);
    await context.addInitScript(() => localStorage.setItem('account:session-end:stays', 'true'));
    await context.setOffline(isOffline);
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await openBoard(page, address);
    const goOffline = () => context.setOffline(true);
    const end = async () => {
      await kill();
      kills += 1;
    };
    return { page, goOffline, end };
  };
  const change = async (page: Page) => {
    await page.getByText('You are offline.').waitFor();
    cards += 1;
    const title = `${member.name} ${cards}`;
    await createCard(page, title);
    titles.push(title);
    await chooseInMenu(page, pick(random, titles) ?? title, pick(random, moves) ?? 'Move up');
    if (titles.length > maxCards) await chooseInMenu(page, titles.shift() ?? title, 'Archive');
    await page.getByText(/This browser keeps (it|them)/).waitFor();
    for (const kept of await readKept(page)) tally.acknowledged.set(kept.changeId, kept);
  };

  // Opens the page before the server is killed, so that the page can start without a network from now on.
  const first = await start(false);
  await waitForServiceWorker(first.page);
  await first.end();
  while (!isOver()) {
    const sending = await start(false);
    if (random() < 0.5) {
      await delay(random() * maxSendingMs);
      await sending.end();
      continue;
    }
    await untilSent(sending.page);
    await sending.goOffline();
    await change(sending.page);
    await sending.end();
    if (random() < 0.5) continue;
    const offline = await start(true);
    await change(offline.page);
    await offline.end();
  }
  const last = await start(false);
  await untilSent(last.page);
  await last.end();
  return kills;
}

const moves = [
  'Move to Done',
  'Move to In progress',
  'Move to To do',
  'Move to the top',
  'Move to the bottom',
];

/** Opens a board. Without a server, the page comes from its service worker, and the board from a stored copy. */
async function openBoard(page: Page, address: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      await page.goto(address);
      await page.getByRole('button', { name: 'New task in To do' }).waitFor({ timeout: 10_000 });
      return;
    } catch (error) {
      if (performance.now() - startedAt > patienceMs) throw error;
      await delay(500);
    }
  }
}

async function createCard(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New task in To do' }).click();
  await page.getByPlaceholder('Task Title').fill(title);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
}

/** Chooses an item of a card's menu, unless it is disabled, or the browser's copy of the board is older than the card. */
async function chooseInMenu(page: Page, title: string, item: string): Promise<void> {
  const menu = page.getByRole('button', { name: `Menu of ${title}`, exact: true });
  if ((await menu.count()) === 0) return;
  await menu.click();
  const found = page.getByRole('menuitem', { name: item, exact: true, disabled: false });
  if ((await found.count()) > 0) await found.click();
  else await page.keyboard.press('Escape');
}

/** Waits until the browser has sent all its changes. */
async function untilSent(page: Page): Promise<void> {
  const startedAt = performance.now();
  while ((await readKept(page)).length > 0) {
    if (performance.now() - startedAt > patienceMs) throw new Error('Changes weren’t sent.');
    await delay(100);
  }
}

/** The name of the database of unsent work, which also has drafts and texts. */
const databaseName = 'account:log-out:unsent';
const change = z.object({ kind: z.string(), changeId: z.string(), input: z.record(z.string(), z.unknown()) });
const unsentChange = z.object({ content: z.object({ change }) });

/** Reads the changes that a browser keeps, in the form of a tally. */
async function readKept(page: Page): Promise<SentChange[]> {
  const { databases } = await readBrowserStorage(page);
  const unsent = databases.find((content) => content.startsWith(`${databaseName} `));
  const [items = []] = z
    .array(z.array(z.unknown()))
    .parse(JSON.parse(unsent?.slice(databaseName.length) ?? '[]'));
  return items.flatMap((item) => {
    const parsed = unsentChange.safeParse(item);
    if (!parsed.success) return [];
    const { kind, changeId, input } = parsed.data.content.change;
    return { name: kind, changeId, variables: { input: { ...input, changeId } } };
  });
}
