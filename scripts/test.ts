/**
 * `pnpm test`: runs every check. Static checks and the build come first, because they fail fastest; the browser tests use
 * the build.
 */
import { buildCommand, playgroundBuild } from './build.ts';
import { runStep, runVitest, stopOnSignal } from './children.ts';
import { command } from './command.ts';
import { endWithLaunchers } from './launchers.ts';

// A stopped run has not passed.
stopOnSignal(undefined, 1);
endWithLaunchers();

const tsc = command('typescript', 'tsc');
await runStep('Generated files are up to date', ['scripts/generate.ts', '--check']);
// These checks are independent of each other, so they run concurrently.
await runStep(
  'Lint, format, types, dead code and build',
  [command('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'],
  ...[
    'qr',
    'input',
    'board',
    'vault',
    'links',
    'tables',
    'bulk',
    'catalogue',
    'rendering',
    'cli',
    'client',
    'client/src/service-worker',
    'playground',
    'server',
    '.',
  ].map((project) => [tsc, '-p', project]),
  [command('knip')],
  buildCommand('client'),
  buildCommand('server'),
);
await runStep('Build of the playground', playgroundBuild);

process.exit(await runVitest(process.argv.slice(2)));
