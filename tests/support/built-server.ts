import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { command } from '../../scripts/command.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  ...['server/src', 'board/src', 'input/src', 'links/src', 'catalogue/src', 'prisma'],
  // For images.
  ...['rendering/src', 'qr/src'],
];

/** The built server, which tests run as a process, because it starts twice as fast as its sources. */
export const builtServer = 'server/dist/main.js';

/**
 * Vitest's global setup: builds the server, unless the build is newer than its sources. `pnpm test` builds it before.
 */
export default async function setup(): Promise<void> {
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  if (Math.max(...files.map(changedAt)) < changedAt(builtServer)) return;
  await promisify(execFile)(process.execPath, [command('vite'), 'build', 'server', '--logLevel', 'warn'], {
    cwd: root,
  });
}

/** The time of a file's last change in milliseconds; 0 if it doesn't exist. */
function changedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
