import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkStart } from './check-start.ts';
import { runStep, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

const root = join(import.meta.dirname, '..');

process.env['NODE_ENV'] ??= 'production';
const leaveSignals = stopOnSignal();
endWithLaunchers();

await checkStart();
await runStep('Generating', ['scripts/generate.ts']);
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
await runStep('Building', ...['client', 'server'].map((name) => [vite, 'build', name, '--logLevel', 'warn']));

// The server runs in this process and answers signals itself.
leaveSignals();
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
