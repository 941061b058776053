import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** pnpm's options that install the packages for a purpose. Each purpose includes the purposes before it. */
const options = {
  site: ['--prod', '--filter', '!@canary/playground'],
  serving: ['--prod'],
  all: [],
};
type Purpose = keyof typeof options;

const stamp = 'node_modules/.installed.json';

/**
 * Finds out whether packages must be installed: after a change of the lock file, or if some packages of the purpose are
 * missing.
 *
 * @returns the command that installs them, and a function to call when it has succeeded; null if nothing is missing
 */
export function findMissingPackages(purpose: Purpose): { install: string[]; note(): void } | null {
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  const installed: { lock?: string; purpose?: Purpose } = existsSync(stamp)
    ? JSON.parse(readFileSync(stamp, 'utf8'))
    : {};
  const rank = (name?: string) => Object.keys(options).indexOf(name ?? '');
  if (installed.lock === lock && rank(installed.purpose) >= rank(purpose)) return null;
  // Installed tools for tests, checks and generation stay installed, even if a `pnpm install` has installed them.
  const next = existsSync('node_modules/typescript') ? 'all' : purpose;
  const pnpm = process.env['npm_execpath'];
  if (!pnpm) throw new Error('Run this script with pnpm, which installs its packages first.');
  return {
    install: [pnpm, 'install', '--frozen-lockfile', ...options[next]],
    note: () => writeFileSync(stamp, JSON.stringify({ lock, purpose: next })),
  };
}
