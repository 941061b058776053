import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { paths } from '../client/src/config/paths.ts';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { fillBoard } from './board/fill.ts';
import { requireSite, withSite } from './site.ts';
import { printTable } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = [paths.landing, paths.features, '/blog/why-canary-qr', paths.login, paths.tasks];
const runs = 3;
/** How many cards are on the board. */
const cards = 30;

/** One visit, as Lighthouse rates it: each category from 0 to 100. */
interface Visit {
  readonly scores: readonly number[];
  /** First contentful paint, largest contentful paint and total blocking time on the simulated phone, in milliseconds. */
  readonly times: readonly number[];
  /** Until nothing was fetched any more, as sent (compressed, with headers). */
  readonly bytes: number;
  readonly requests: number;
  /** How fast this machine was just then, by Lighthouse's own measure; it slows a desktop of 1500 or more to a phone. */
  readonly speed: number;
  /** What cost points, by the names of Lighthouse's audits. */
  readonly faults: readonly string[];
}

/**
 * Prints how Lighthouse rates the built site on a phone, and what a visit fetches: medians of three visits a page, after
 * one that is not counted, with 30 cards on the board.
 */
export async function benchWeb(): Promise<void> {
  requireSite();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    await withSite(async ({ url, db }) => {
      await fillBoard(db, cards);
      for (const path of pages) {
        // Not counted: the server runs here, too, and its code for a page is slow the first time.
        await visit(`${url}${path}`, port);
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++) visits.push(await visit(`${url}${path}`, port));
        rows.push([path, ...summary(visits)]);
        const found = new Set(visits.flatMap((one) => one.faults));
        if (found.size > 0) faults.push(`${path}: ${[...found].join(', ')}`);
      }
    });
  } finally {
    await browser.close();
  }
  const columns = [
    '',
    'perf',
    'a11y',
    'best',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'KiB',
    'requests',
    'machine',
  ];
  printTable(`Lighthouse, mobile preset, median of ${runs}`, columns, rows);
  console.log('machine: Lighthouse takes one of 1500 to 2000 for granted, and makes it four times as slow.');
  console.log(['What was below its best in any run:', ...faults].join('\n  '));
}

function summary(visits: readonly Visit[]): string[] {
  const medianOf = (pick: (visit: Visit) => number) =>
    visits.map(pick).sort((a, b) => a - b)[visits.length >> 1] ?? 0;
  return [
    ...categories.map((_, index) => medianOf(({ scores }) => scores[index] ?? 0)),
    ...[0, 1, 2].map((index) => Math.round(medianOf(({ times }) => times[index] ?? 0))),
    Math.round(medianOf(({ bytes }) => bytes) / 1024),
    medianOf(({ requests }) => requests),
    Math.round(medianOf(({ speed }) => speed)),
  ].map(String);
}

const fetched = z.object({ items: z.array(z.object({ transferSize: z.number().optional() })) });

async function visit(url: string, port: number): Promise<Visit> {
  // Loaded here: it takes a second, and the other benchmarks have no use for it.
  const { default: lighthouse } = await import('lighthouse');
  const look = async () => {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  };
  const first = await look();
  // Once in a hundred visits the browser's trace lacks its beginning, and Lighthouse asks for another.
  const lhr = first.runtimeError?.code === 'NO_NAVSTART' ? await look() : first;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
  const { items } = fetched.parse(lhr.audits['network-requests']?.details);
  const weighed = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    times: ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
      (name) => lhr.audits[name]?.numericValue ?? 0,
    ),
    bytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: items.length,
    speed: lhr.environment.benchmarkIndex,
    faults: weighed
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

/** A port that nothing listens on: Chromium takes its own only by a file that Playwright doesn't show. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
