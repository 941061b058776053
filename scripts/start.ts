import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, playgroundBuild } from './build.ts';
import { checkStart } from './check-start.ts';
import { startNode, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';
import { findMissingPackages } from './packages.ts';

process.env['NODE_ENV'] ??= 'production';
const leaveSignals = stopOnSignal();
endWithLaunchers();

await checkStart();
await buildSite();

// The server runs in this process and handles signals itself.
leaveSignals();
await import(pathToFileURL(join(import.meta.dirname, '../server/dist/main.js')).href);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopping = true;
  });
}

// Few users open the playground, so the site doesn't wait for its packages and its build, and works if they fail.
try {
  const missing = findMissingPackages('serving');
  if (missing) {
    await run('pnpm install', missing.install);
    missing.note();
  }
  await run('vite build', playgroundBuild);
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  if (!isStopping)
    console.error(
      `The site works without the API playground: ${reason}. Check your connection, then run this command again.`,
    );
}

async function run(name: string, args: string[]): Promise<void> {
  const child = startNode(args, ['ignore', 'ignore', 'inherit']);
  const kill = () => child.kill();
  process.once('exit', kill);
  const [code] = await once(child, 'exit');
  process.off('exit', kill);
  if (code !== 0) throw new Error(`"${name}" failed`);
}
