import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, playgroundBuild } from './build.ts';
import { checkStart } from './check-start.ts';
import { startNode, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

process.env['NODE_ENV'] ??= 'production';
const leaveSignals = stopOnSignal();
endWithLaunchers();

await checkStart();
await buildSite();

// The server runs in this process and handles signals itself.
leaveSignals();
await import(pathToFileURL(join(import.meta.dirname, '../server/dist/main.js')).href);
// Few users open the playground, so the site doesn't wait for its build, and works if the build fails.
const child = startNode(playgroundBuild, ['ignore', 'ignore', 'inherit']);
process.once('exit', () => child.kill());
