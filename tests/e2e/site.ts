import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launch } from '../../client/src/config/launch.ts';
import { clientDist } from '../../server/src/platform/paths.ts';
import { type Account, signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from '../support/api-server.ts';
import { launchChromium, shortLived } from '../support/chromium.ts';

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
  /** The folder to which the server writes its emails. */
  readonly mailFolder: string;
  /**
   * Opens an empty page in a new browser context.
   *
   * @param as the logged-in user; by default the user of `siteTest`, if any
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
  /** The email address that /about shows; by default no address. */
  readonly contactAddress?: string;
  /** Receives web vitals; by default, pages don't report web vitals. */
  readonly takeVital?: NonNullable<ApiServerOptions['takeVital']>;
  /** Whether pages grade their codes, which takes seconds after each change. By default, all codes get an A. */
  readonly scanCheck?: boolean;
}

/** The Chromium for all test files of a worker process, which closes it on exit. */
let browser: Promise<Browser> | undefined;

/** Creates a `test` function with the built site, a server and a browser. */
export function siteTest({ loggedIn, unlocks = [], scanCheck = false, ...options }: SiteOptions) {
  return base.extend<SiteFixtures>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of required fixtures from this pattern
      async ({}, use) => {
        browser ??= launchChromium(shortLived);
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
            if (!scanCheck) await visit.page.context().addInitScript(gradeAtOnce);
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
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
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

/** Runs in the page: grades all codes A in place of the workers, so that exports don't wait. */
function gradeAtOnce(): void {
  const reading = { name: 'reading', grade: 'A', value: 1 } as const;
  const verdict = {
    grade: 'A',
    isReadable: true,
    parameters: [reading],
    weakest: reading,
    stress: [],
  } as const;
  const report = { verdict, size: 25, level: 'M', fixes: [] } as const;
  /** A call in the protocol of Comlink, with a function of the page as its second argument. */
  interface Call {
    readonly id: string;
    readonly path?: readonly string[];
    readonly argumentList?: readonly [unknown, { readonly value: MessagePort }, unknown];
  }
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (
    this: Worker,
    call: Call,
    transfer?: StructuredSerializeOptions | Transferable[],
  ) {
    if (call.path?.[0] !== 'grade' || !call.argumentList) {
      return postMessage.call(this, call, Array.isArray(transfer) ? { transfer } : transfer);
    }
    const [, { value: onReport }] = call.argumentList;
    onReport.postMessage({ id: '', type: 'APPLY', path: [], argumentList: [{ type: 'RAW', value: report }] });
    this.dispatchEvent(new MessageEvent('message', { data: { id: call.id, type: 'RAW', value: undefined } }));
  };
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
