import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { checkStart } from './check-start.ts';
import { stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

process.env['NODE_ENV'] ??= 'production';
const leaveSignals = stopOnSignal();
endWithLaunchers();

await checkStart();
await build();

// The server runs in this process and handles signals itself.
leaveSignals();
await import(pathToFileURL(join(import.meta.dirname, '../server/dist/main.js')).href);
