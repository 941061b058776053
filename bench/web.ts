import { chromium } from 'playwright-core';
import { z } from 'zod';
import { paths } from '../client/src/config/paths.ts';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { fillBoard } from './board/fill.ts';
import { requireSite, withSite } from './site.ts';
import { printTable } from './table.ts';
import { benchEarlyTaps } from './web/early-taps.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = [paths.landing, paths.features, '/blog/why-canary-qr', paths.login, paths.tasks];
const runs = 3;
/** Number of cards on the board. */
const cards = 30;

/** Lighthouse's result for one visit. */
interface Visit {
  /** By category, from 0 to 100. */
  readonly scores: readonly number[];
  /** First contentful paint, largest contentful paint and total blocking time, in milliseconds on a simulated phone. */
  readonly times: readonly number[];
  /** Transferred bytes: compressed, with headers. */
  readonly bytes: number;
  readonly requests: number;
  /** Lighthouse's benchmark index of this machine. Its phone simulation assumes 1500 or more. */
  readonly speed: number;
  /** Ids of the failed audits. */
  readonly faults: readonly string[];
}

/**
 * Prints the time until the landing page answers an early tap, Lighthouse's mobile scores for the built site, and the
 * size of each page: medians of three visits, after a visit for warm-up, with 30 cards on the board.
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
    await withSite(
      async ({ url }) => {
        await benchEarlyTaps(browser, url);
        for (const path of pages) {
          // The first visit is for warm-up, because the server on this machine is slow the first time.
          await visit(`${url}${path}`, port);
          const visits: Visit[] = [];
          for (let run = 0; run < runs; run++) visits.push(await visit(`${url}${path}`, port));
          rows.push([path, ...summary(visits)]);
          const found = new Set(visits.flatMap((one) => one.faults));
          if (found.size > 0) faults.push(`${path}: ${[...found].join(', ')}`);
        }
      },
      (db) => fillBoard(db, cards),
    );
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
  console.log('machine: benchmark index; Lighthouse expects 1500 to 2000 and slows the CPU down four times.');
  console.log(['Audits that failed in any run:', ...faults].join('\n  '));
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
  // Lighthouse is loaded on demand, because it takes a second and other benchmarks don't need it.
  const { default: lighthouse } = await import('lighthouse');
  const look = async () => {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  };
  const first = await look();
  // About one trace in a hundred lacks its start; Lighthouse recommends another run.
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
