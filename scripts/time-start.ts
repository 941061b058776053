/**
 * `node scripts/time-start.ts` times the first command of the README in a new clone of the last commit: with empty
 * caches of npm and pnpm, and then in a second clone with the caches that the first clone has filled. It needs `npx`,
 * Git, `du` and installed packages.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { printTable } from '../bench/table.ts';
import { freePort } from '../tests/support/free-port.ts';
import { createTempFolder } from '../tests/support/temp-folder.ts';
import { killWithThisProcess } from '../tests/support/watchdog.ts';
import { stopOnSignal } from './children.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [program = '', ...args] = /^npx .* pnpm start\b/m.exec(readme)?.[0].split(' ') ?? [];
const host = '127.0.0.1';

/** The texts that the command prints when a part has ended. */
const prints = {
  tools: 'scripts/run.mjs',
  installation: 'Building …',
  build: 'Opened the database',
} as const;

interface Run {
  /** Seconds from the start of the command to the end of each part. */
  readonly ends: Record<keyof typeof prints | 'health' | 'page' | 'playground', number>;
  /** The size of node_modules before the build, and with the playground. */
  readonly installed: readonly [site: Size, all: Size];
}

interface Size {
  readonly packages: number;
  readonly megabytes: number;
  readonly files: number;
}

let stop = async () => {};
stopOnSignal(() => stop(), 1);

const folder = await createTempFolder();
try {
  const empty = await timeStart('empty');
  const warm = await timeStart('warm');
  report(empty, warm);
} finally {
  await stop();
  await folder.remove();
}
process.exit();

/** Runs the command in a new clone until the playground is built, then stops it. */
async function timeStart(name: string): Promise<Run> {
  const clone = join(folder.path, name);
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const port = await freePort();
  const cache = (tool: string) => join(folder.path, 'caches', tool);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  // The command has a process group of its own, because some of its processes outlive npx.
  const child = spawn(program, args, {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: `http://${host}:${port}`,
      DATABASE_URL: `file:${join(folder.path, `${name}.db`)}`,
      LOG_LEVEL: 'info',
      npm_config_cache: cache('npm'),
      npm_config_cache_dir: cache('pnpm'),
      npm_config_store_dir: cache('store'),
      XDG_CACHE_HOME: cache('other'),
    },
  });
  killWithThisProcess(child);
  const ended = once(child, 'close');
  stop = async () => {
    await endGroup(child.pid);
    await ended;
  };

  let output = '';
  const printed: Partial<Record<keyof typeof prints, number>> = {};
  const read = (text: Buffer) => {
    output += text;
    for (const part of ['tools', 'installation', 'build'] as const)
      if (output.includes(prints[part])) printed[part] ??= seconds();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);

  /** Waits for a condition, and returns the time at which it is true. */
  const waitFor = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) {
      if (child.exitCode !== null || output.includes('The site works without'))
        throw new Error(`The command failed:\n${output}`);
      await delay(20);
    }
    return seconds();
  };
  const answers = (path: string) => () =>
    fetch(`http://${host}:${port}${path}`, { headers: { accept: 'text/html' } }).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );

  await waitFor(() => printed.installation !== undefined);
  const site = measure(clone);
  const health = await waitFor(answers('/healthz'));
  const page = await waitFor(answers('/'));
  const playground = await waitFor(answers('/graphql'));
  await stop();
  const { tools = 0, installation = 0, build = 0 } = printed;
  return {
    ends: { tools, installation, build, health, page, playground },
    installed: [site, measure(clone)],
  };
}

/** Ends a process group, and waits until it has ended. */
async function endGroup(leader: number | undefined): Promise<void> {
  const send = (signal: NodeJS.Signals | 0) => {
    try {
      return leader !== undefined && process.kill(-leader, signal);
    } catch {
      return false;
    }
  };
  send('SIGTERM');
  const deadline = performance.now() + 10_000;
  while (send(0)) {
    if (performance.now() > deadline) send('SIGKILL');
    await delay(50);
  }
}

function measure(clone: string): Size {
  const modules = join(clone, 'node_modules');
  const kilobytes = execFileSync('du', ['-sk', modules], { encoding: 'utf8' });
  return {
    packages: readdirSync(join(modules, '.pnpm')).length,
    megabytes: Math.round(Number.parseInt(kilobytes, 10) / 1024),
    files: countFiles(modules),
  };
}

/** Counts the files of a folder. Links count as files; Node's own recursion would follow links. */
function countFiles(parent: string): number {
  return readdirSync(parent, { withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isDirectory() ? countFiles(join(parent, entry.name)) : 1),
    0,
  );
}

function report(empty: Run, warm: Run): void {
  const parts: readonly [string, from: keyof Run['ends'] | null, to: keyof Run['ends']][] = [
    ['npx brings Node and pnpm', null, 'tools'],
    ['installation', 'tools', 'installation'],
    ['build of client and server', 'installation', 'build'],
    ['server until /healthz answers', 'build', 'health'],
    ['first page', 'health', 'page'],
    ['from the command to the first page', null, 'page'],
    ['playground: installation and build', 'page', 'playground'],
  ];
  const time = ({ ends }: Run, from: keyof Run['ends'] | null, to: keyof Run['ends']) =>
    `${(ends[to] - (from ? ends[from] : 0)).toFixed(1)} s`;
  printTable(
    `First command at ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()}`,
    ['part', 'empty caches', 'warm caches'],
    parts.map(([title, from, to]) => [title, time(empty, from, to), time(warm, from, to)]),
  );
  printTable(
    'node_modules',
    ['', 'packages', 'megabytes', 'files'],
    empty.installed.map(({ packages, megabytes, files }, index) => [
      index === 0 ? 'when the server answers' : 'with the playground',
      ...[packages, megabytes, files].map(String),
    ]),
  );
}
