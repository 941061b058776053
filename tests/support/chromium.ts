import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** What a Chromium in a container needs, and what keeps it from fetching things of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A container's /dev/shm is often 64 MB, which is too small for a page with large canvases.
  '--disable-dev-shm-usage',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first Chromium that is already on this machine, or null. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    // A path that someone set on purpose is used or refused, never silently passed over.
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Ways to get a browser, tried in order; each is a list of commands that must all succeed. */
function installers(): string[][][] {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const isRoot = process.getuid?.() === 0;
  // `--with-deps` runs the system's package manager, so it is only of use to root.
  const withDeps = isRoot ? ['--with-deps'] : [];
  const own = [[process.execPath, cli, 'install', ...withDeps, 'chromium']];
  const apt = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  return isRoot ? [own, apt] : [own];
}

function installChromium(): string {
  const failures: string[] = [];
  for (const commands of installers()) {
    try {
      for (const [command = '', ...args] of commands) {
        execFileSync(command, args, { stdio: 'pipe', timeout: 300_000 });
      }
      const found = findChromium();
      if (found !== null) return found;
    } catch (error) {
      failures.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  throw new Error(
    'The browser tests need Chromium, and none was found or could be installed. ' +
      `Install it and set CHROMIUM_PATH to its executable. Tried: ${failures.join('; ')}`,
  );
}

/** The path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's, or one that is installed now. */
export function chromiumPath(): string {
  return findChromium() ?? installChromium();
}

/**
 * Starts a headless Chromium; the caller closes it.
 *
 * @example
 * const browser = await launchChromium();
 * const page = await browser.newPage();
 * await browser.close();
 */
export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}
