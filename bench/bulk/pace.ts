import { launchChromium } from '../../tests/support/chromium.ts';
import { quantile } from '../rounds.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { descendantsOf, processorTimeOf } from './browser-processes.ts';
import type { Format } from './page/way.ts';
import { finishOnSite, makeOnSite, openBulk } from './site-run.ts';
import { withWays } from './with-ways.ts';

const rounds = 3;
/** Codes of each way and round. The environment variable `CODES` overrides it. */
const count = Number(process.env['CODES'] ?? 200);
/** Codes of mini-qr's way, which takes seconds for each on a busy machine. */
const slowCount = Math.ceil(count / 20);

interface Result {
  readonly count: number;
  readonly milliseconds: number;
  /** Milliseconds of processor time in all processes of the browser. */
  readonly processor: number;
  /** Files that read as their payload. */
  readonly read: number;
}

interface Contestant {
  readonly name: string;
  readonly count: number;
  /** Opens the page in the foreground. */
  show(): Promise<void>;
  make(payloads: readonly string[], format: Format): Promise<Omit<Result, 'count'>>;
}

/** Codes a second of /bulk, and of other ways in the same browser, in interleaved rounds. */
export async function measurePace(): Promise<void> {
  const browser = await launchChromium();
  try {
    await withSite(async (server) => {
      await withWays(async (url) => {
        const site = await openBulk(await browser.newContext(), server);
        const page = await browser.newPage();
        await page.goto(url);
        await page.waitForFunction(() => 'ways' in window);
        const ours: Contestant = {
          name: '/bulk, with the ZIP file',
          count,
          show: () => site.bringToFront(),
          async make(payloads, format) {
            const before = processorTime();
            const milliseconds = await makeOnSite(site, payloads, format);
            const processor = processorTime() - before;
            return { milliseconds, processor, read: await finishOnSite(site) };
          },
        };
        const others = (['bare', 'qrcode', 'mini-qr'] as const).map(
          (way): Contestant => ({
            name: names[way],
            count: way === 'mini-qr' ? slowCount : count,
            show: () => page.bringToFront(),
            async make(payloads, format) {
              const before = processorTime();
              const start = performance.now();
              const read = await page.evaluate(
                ({ way, payloads, format }) => window.ways[way](payloads, format),
                { way, payloads, format },
              );
              return { milliseconds: performance.now() - start, processor: processorTime() - before, read };
            },
          }),
        );
        for (const format of ['png', 'svg'] as const) {
          print(format, await compare([ours, ...others], format), browser.version());
        }
      });
    });
  } finally {
    await browser.close();
  }
}

const names = {
  bare: 'the same work in a bare loop, one worker',
  qrcode: 'qrcode, read by jsQR',
  'mini-qr': 'mini-qr’s way without its wait, read by ZXing',
} as const;

type Results = ReadonlyMap<Contestant, Result[]>;

async function compare(contestants: readonly Contestant[], format: Format): Promise<Results> {
  const results = new Map(contestants.map((contestant): [Contestant, Result[]] => [contestant, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const isWarmUp = round === 0;
      const payloads = Array.from(
        { length: isWarmUp ? slowCount : contestant.count },
        (_, code) => `https://example.com/spring-menu?table=${round}-${index}-${code}`,
      );
      await contestant.show();
      const made = await contestant.make(payloads, format);
      if (!isWarmUp) results.get(contestant)?.push({ ...made, count: payloads.length });
    }
  }
  return results;
}

function processorTime(): number {
  return descendantsOf(process.pid).reduce((sum, each) => sum + processorTimeOf(each), 0);
}

function print(format: Format, results: Results, version: string): void {
  const median = (list: readonly Result[], of: (result: Result) => number) => quantile(list.map(of), 0.5);
  const paceOf = (list: readonly Result[]) =>
    median(list, ({ count, milliseconds }) => (1_000 * count) / milliseconds);
  const [ours = []] = results.values();
  printTable(
    `${format.toUpperCase()} files of 1,024 px, ${rounds} rounds of ${count} codes in Chromium ${version}`,
    ['', 'codes a second', 'beside /bulk', 'processor ms a code', 'files read'],
    [...results].map(([contestant, list]) => [
      contestant.name,
      paceOf(list).toFixed(1),
      `${(paceOf(list) / paceOf(ours)).toFixed(2)}×`,
      median(list, ({ count, processor }) => processor / count).toFixed(0),
      `${list.reduce((sum, { read }) => sum + read, 0)} of ${rounds * contestant.count}`,
    ]),
  );
}
