import { setTimeout as sleep } from 'node:timers/promises';
import { launchKeptChromium } from '../../tests/support/chromium.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { quantile } from '../rounds.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { descendantsOf, type Memory, memoryOf } from './browser-processes.ts';
import { finishOnSite, makeOnSite, openBulk } from './site-run.ts';

/** The environment variable `ROWS` overrides it. */
const rows = Number(process.env['ROWS'] ?? 10_000);
const idleMs = 5_000;
const intervalMs = 250;

/**
 * Samples the memory of all processes of the browser during a run of 10,000 PNG files. The browser has a profile on the
 * disk, because without a profile it keeps the private file system in memory.
 */
export async function measureMemory(): Promise<void> {
  const profile = await createTempFolder();
  try {
    await withSite(async (server) => {
      const { context, kill } = await launchKeptChromium(profile.path);
      try {
        const page = await openBulk(context, server);
        const idle = await sampleUntil(sleep(idleMs));
        const addresses = Array.from(
          { length: rows },
          (_, row) => `https://example.com/spring-menu?table=${row}`,
        );
        const made = makeOnSite(page, addresses, 'png');
        const making = await sampleUntil(made);
        const read = finishOnSite(page);
        const grading = await sampleUntil(read);
        print({ idle, making, grading });
        console.log(`${await read} files were made in ${Math.round((await made) / 1_000)} s.\n`);
      } finally {
        await kill();
      }
    });
  } finally {
    await profile.remove();
  }
}

async function sampleUntil(end: Promise<unknown>): Promise<Memory[]> {
  const samples: Memory[] = [];
  let isEnded = false;
  end.finally(() => {
    isEnded = true;
  });
  while (!isEnded) {
    samples.push(memoryOf(descendantsOf(process.pid)));
    await sleep(intervalMs);
  }
  return samples;
}

function print(phases: Readonly<Record<'idle' | 'making' | 'grading', readonly Memory[]>>): void {
  const megabytes = (bytes: number) => String(Math.round(bytes / 1_000_000));
  const cells = (samples: readonly Memory[], of: (sample: Memory) => number) => {
    const idle = quantile(phases.idle.map(of), 0.5);
    const at = (share: number) => quantile(samples.map(of), share);
    return [megabytes(at(0.5)), megabytes(at(1)), megabytes(at(1) - idle)];
  };
  printTable(
    `Memory of all processes of the browser during a run of ${rows} PNG files of 1,024 px, in MB`,
    ['', 'samples', 'median', 'peak', 'above idle', 'without files: median', 'peak', 'above idle'],
    Object.entries(phases).map(([phase, samples]) => [
      phase,
      String(samples.length),
      ...cells(samples, ({ all }) => all),
      ...cells(samples, ({ withoutFiles }) => withoutFiles),
    ]),
  );
}
