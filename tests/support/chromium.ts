import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { killWithThisProcess } from './watchdog.ts';

/** Flags for running in a container and for disabling Chromium's own network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // /dev/shm of a container is often 64 MB, which is too small for large canvases.
  '--disable-dev-shm-usage',
];

/** Flags for pages that are closed after seconds, as in tests: optimising their code takes longer than it saves. */
export const shortLived = ['--js-flags=--no-opt'];

/** Debian's browser without a user interface. It takes half the processor time of the full browser. */
const headlessShell = 'chromium-headless-shell';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the first Chromium found on this machine, or null. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    // An explicit path must work, because a silent fallback would hide a mistake.
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but that file does not exist.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const inPath = (name: string) => folders.map((folder) => join(folder, name));
  const candidates = [
    ...inPath(headlessShell),
    chromium.executablePath(),
    ...systemNames.flatMap(inPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Ways to install a browser, in order of preference. Each is a list of commands. */
function installers(): string[][][] {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const isRoot = process.getuid?.() === 0;
  // `--with-deps` runs the system's package manager, which requires root.
  const withDeps = isRoot ? ['--with-deps'] : [];
  const own = [[process.execPath, cli, 'install', ...withDeps, 'chromium']];
  const apt = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', headlessShell],
  ];
  return isRoot ? [apt, own] : [own];
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
    'The browser tests need Chromium, which was not found and could not be installed. ' +
      `Install it and set CHROMIUM_PATH to its executable. Tried: ${failures.join('; ')}`,
  );
}

/** The path of Chromium: CHROMIUM_PATH, a headless shell, Playwright's, the system's, or a new installation. */
export function chromiumPath(): string {
  return findChromium() ?? installChromium();
}

/** Vitest's global set-up: installs Chromium before several workers would do so at once. */
export function setup(): void {
  chromiumPath();
}

/**
 * Starts a headless Chromium. The caller closes it.
 *
 * @param flags besides the flags of every Chromium here
 *
 * @example
 * const browser = await launchChromium();
 * const page = await browser.newPage();
 * await browser.close();
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...flags] });
}

/** A Chromium that keeps its profile in a folder. */
interface KeptChromium {
  readonly context: BrowserContext;
  /** Ends the browser like a crash or a power cut, so that it writes no more data. */
  kill(): Promise<void>;
}

/**
 * Starts a headless Chromium with the profile in a folder. It isn't started by Playwright, which would end the browser
 * in an orderly way.
 */
export async function launchKeptChromium(profile: string): Promise<KeptChromium> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumFlags];
  // Debian's browser is started by a script, so a signal must reach the whole group.
  const child = spawn(chromiumPath(), flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  killWithThisProcess(child, true);
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /^DevTools listening on (.+)$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`Chromium has ended with code ${code}.`)));
  });
  // The test has a timeout of its own, and a busy machine starts a browser slowly.
  const browser = await chromium.connectOverCDP(address, { timeout: 0 });
  const [context = await browser.newContext()] = browser.contexts();
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
