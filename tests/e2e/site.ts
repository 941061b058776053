import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launch } from '../../client/src/config/launch.ts';
import { clientDist } from '../../server/src/paths.ts';
import { type Account, signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from '../support/api-server.ts';
import { launchChromium } from '../support/chromium.ts';

/** One person's browser window, watched. */
export interface Visit {
  readonly page: Page;
  /** Every request that left the page, in order. */
  readonly requests: readonly Request[];
  /** What the console and the page complained of; a test fails when this is not empty at its end. */
  readonly complaints: string[];
}

export interface Site {
  readonly url: string;
  readonly db: ApiServer['db'];
  /** Where its mails are written. */
  readonly mailFolder: string;
  /** A new window with storage of its own, on an empty page, as whoever the tests are of unless another is given. */
  visit(options?: BrowserContextOptions, as?: Account): Promise<Visit>;
  /** Puts another built client in the place of this one. The accounts go with the server that it takes. */
  deploy(dist: string): Promise<void>;
}

export interface SiteFixtures {
  /** The built site on a real server with a database of its own, and a Chromium. */
  site: Site;
  /** A window on the landing page whose launch dialog was closed before. */
  landing: Visit;
}

interface SiteOptions {
  readonly loggedIn: boolean;
  readonly unlocks?: readonly string[];
  /** Where messages from the contact form are mailed to; nowhere, unless a test says so. */
  readonly contactTo?: string;
  /** Takes what pages report on how fast they were; they report nothing, unless a test says so. */
  readonly takeVital?: NonNullable<ApiServerOptions['takeVital']>;
}

/** One Chromium for all files of a worker, which ends with it. Every visit has a context, and so storage, of its own. */
let browser: Promise<Browser> | undefined;

/** Tests of the built site, as somebody who is logged in, with what they have unlocked, or as anybody. */
export function siteTest({ loggedIn, unlocks = [], ...options }: SiteOptions) {
  return base.extend<SiteFixtures>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of required fixtures from this pattern
      async ({}, use) => {
        browser ??= launchChromium();
        const chromium = await browser;
        let server = await startApiServer({ ...options, clientDist });
        const account = loggedIn ? await signUp(server.url, { username: 'Ada' }) : null;
        if (account) for (const feature of unlocks) await unlock(server.url, account, feature);
        const { url, db, mailFolder } = server;
        await use({
          url,
          db,
          mailFolder,
          visit: (options, as) => openVisit(chromium, url, as ?? account, options),
          deploy: async (dist) => {
            await server.close();
            server = await startApiServer({ ...options, clientDist: dist, port: Number(new URL(url).port) });
          },
        });
        await Promise.all(chromium.contexts().map((context) => context.close()));
        await server.close();
      },
      { scope: 'file' },
    ],
    landing: async ({ site }, use) => {
      const visit = await site.visit();
      await closeLaunchDialogForGood(visit.page);
      await visit.page.goto(site.url);
      await waitForHeading(visit.page);
      await use(visit);
      expect(visit.complaints).toEqual([]);
      await visit.page.context().close();
    },
  });
}

/** As if the visitor had closed the launch dialog on an earlier visit. */
export async function closeLaunchDialogForGood(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'closed'), launch.storageKey);
}

/** Waits until a page itself is there, not what stands for it while it loads, and takes what is done to it. */
export async function waitForHeading(page: Page): Promise<void> {
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.locator('h1:not([aria-busy] *)').waitFor();
}

async function openVisit(
  browser: Browser,
  url: string,
  account: Account | null,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  // What a test is about should come from the server, not from what an earlier page of it has kept.
  const context = await browser.newContext({ acceptDownloads: true, serviceWorkers: 'block', ...options });
  if (account) await context.addCookies([{ name: 'session', value: account.token, url, httpOnly: true }]);
  const page = await context.newPage();
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOfOurs = message.text() !== 'Service Worker registration blocked by Playwright';
    if (isOfOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, requests, complaints };
}
