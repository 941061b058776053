import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launch } from '../../client/src/config/launch.ts';
import type { FromGrader } from '../../client/src/shared/code/grade-messages.ts';
import { clientDist } from '../../server/src/platform/paths.ts';
import { type Account, signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from '../support/api-server.ts';
import { launchChromium } from '../support/chromium.ts';

/** A page in a browser context of its own. */
export interface Visit {
  readonly page: Page;
  /** Every request of the page, in order. */
  readonly requests: readonly Request[];
  /** Console errors, console warnings and uncaught exceptions. */
  readonly pageErrors: string[];
}

export interface Site {
  readonly url: string;
  readonly db: ApiServer['db'];
  /** The folder that the server writes its emails to. */
  readonly mailFolder: string;
  /**
   * Opens an empty page in a new browser context.
   *
   * @param as the logged-in user; by default the one of `siteTest`, if there is one
   */
  visit(options?: BrowserContextOptions, as?: Account): Promise<Visit>;
  /** Restarts the server with another build of the client and an empty database. */
  deploy(dist: string): Promise<void>;
}

export interface SiteFixtures {
  /** The built site on a real server with its own database. */
  site: Site;
  /** The landing page, with the launch dialog dismissed. */
  landing: Visit;
}

interface SiteOptions {
  /** Whether visits are logged in by default. */
  readonly loggedIn: boolean;
  /** The features that the logged-in user has unlocked. */
  readonly unlocks?: readonly string[];
  /** The address that contact messages are emailed to; by default they aren't emailed. */
  readonly contactTo?: string;
  /** The email address that /about shows; by default none. */
  readonly contactAddress?: string;
  /** Receives web vitals; by default pages don't report any. */
  readonly takeVital?: NonNullable<ApiServerOptions['takeVital']>;
  /** Whether pages grade their codes, which keeps a core busy for seconds after each change. By default all get an A. */
  readonly scanCheck?: boolean;
}

/** One Chromium for all test files of a worker process, which closes it on exit. */
let browser: Promise<Browser> | undefined;

/** Creates a `test` function with the built site, a server and a browser. */
export function siteTest({ loggedIn, unlocks = [], scanCheck = false, ...options }: SiteOptions) {
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
          visit: async (options, as) => {
            const visit = await openVisit(chromium, url, as ?? account, options);
            if (!scanCheck) await visit.page.context().addInitScript(replaceGradeWorker);
            return visit;
          },
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
      await dismissLaunchDialog(visit.page);
      await visit.page.goto(site.url);
      await waitForHeading(visit.page);
      await use(visit);
      await closeVisits(visit);
    },
  });
}

/** Marks the launch dialog as dismissed on an earlier visit. */
export async function dismissLaunchDialog(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'closed'), launch.storageKey);
}

/** Waits until the page has hydrated and shows its content instead of a loading state. */
export async function waitForHeading(page: Page): Promise<void> {
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.locator('h1:not([aria-busy] *)').waitFor();
}

/** Closes browser contexts, and fails if their pages logged errors. */
export async function closeVisits(...visits: Pick<Visit, 'page' | 'pageErrors'>[]): Promise<void> {
  for (const { page, pageErrors } of visits) {
    expect(pageErrors).toEqual([]);
    await page.context().close();
  }
}

/** Runs in the page: replaces the worker that grades codes by one that grades all of them A, so that exports don't wait. */
function replaceGradeWorker(): void {
  const reading = { name: 'reading', grade: 'A', value: 1 } as const;
  const verdict = {
    grade: 'A',
    isReadable: true,
    parameters: [reading],
    weakest: reading,
    stress: [],
  } as const;
  const report = { verdict, size: 25, level: 'M', fixes: [] } as const;
  const grader = () => {
    const worker = Object.assign(new EventTarget(), {
      onmessage: (_event: { data: FromGrader }) => {},
      postMessage({ kind, id }: { kind: string; id: number }) {
        if (kind === 'check')
          queueMicrotask(() => worker.onmessage({ data: { kind: 'report', id, report } }));
      },
      terminate() {},
    });
    return worker;
  };
  window.Worker = new Proxy(Worker, {
    construct: (RealWorker, [url, options]) =>
      String(url).includes('grade.worker') ? grader() : new RealWorker(url, options),
  });
}

async function openVisit(
  browser: Browser,
  url: string,
  account: Account | null,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    acceptDownloads: true,
    // Without a service worker, every page comes from the server and not from a cache.
    serviceWorkers: 'block',
    // Software drawing of one turning icon takes a quarter of a core.
    reducedMotion: 'reduce',
    ...options,
  });
  // Far above the usual duration, for machines that are busy with other work.
  context.setDefaultTimeout(60_000);
  if (account) await context.addCookies([{ name: 'session', value: account.token, url, httpOnly: true }]);
  const page = await context.newPage();
  const requests: Request[] = [];
  const pageErrors: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    const isOurs = message.text() !== 'Service Worker registration blocked by Playwright';
    if (isOurs && ['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  return { page, requests, pageErrors };
}
