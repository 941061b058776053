/**
 * `node scripts/run.mjs [--serving] FILE …` installs the packages that a script needs and runs it. Every script of
 * package.json starts here. With --serving, neither the tools for tests, checks and generation are installed nor the API
 * playground, which `start.ts` installs later.
 *
 * JavaScript, because a Node that is too old can't run TypeScript.
 */
import { execFileSync } from 'node:child_process';
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

const { findMissingPackages } = await import('./packages.ts');
const missing = findMissingPackages(isServing ? 'site' : 'all');
if (missing) {
  execFileSync(process.execPath, missing.install, { stdio: 'inherit' });
  missing.note();
}

process.argv = [process.argv[0], resolve(file), ...rest];
await import(pathToFileURL(resolve(file)).href);
