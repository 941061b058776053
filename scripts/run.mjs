/**
 * `node scripts/run.mjs [--serving] FILE …` installs the packages that a script needs and runs it. Every script of
 * package.json starts here. With --serving, the tools for tests, checks and generation aren't installed.
 *
 * JavaScript, because a Node that is too old can't run TypeScript.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  const script = process.env.npm_lifecycle_event ?? 'start';
  console.error(`Canary QR needs Node.js 24.15 or newer, and this is ${process.version}.`);
  console.error(`Run: npx -y -p node@24 -p pnpm@10 pnpm ${script}`);
  process.exit(1);
}

const args = process.argv.slice(2);
const isServing = args[0] === '--serving';
const [file, ...rest] = isServing ? args.slice(1) : args;
install();
process.argv = [process.argv[0], resolve(file), ...rest];
await import(pathToFileURL(resolve(file)).href);

/** Installs packages after a change of the lock file, or if only those for serving are installed and the script needs all. */
function install() {
  const stamp = 'node_modules/.installed.json';
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  const installed = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  if (installed.lock === lock && (isServing || !installed.isServing)) return;
  const only = isServing && installed.isServing !== false ? ['--prod'] : [];
  const pnpm = process.env.npm_execpath;
  if (!pnpm) throw new Error('Run this script with pnpm, which installs its packages first.');
  execFileSync(process.execPath, [pnpm, 'install', '--frozen-lockfile', ...only], { stdio: 'inherit' });
  writeFileSync(stamp, JSON.stringify({ lock, isServing: only.length > 0 }));
}
