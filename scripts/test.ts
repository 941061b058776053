/**
 * Every check there is: `pnpm test`. Static checks and the build first, since they fail fastest, then the tests, the
 * browser tests among them on what was built.
 */
import { runStep, startNode, stopOnSignal } from './children.ts';
import { command } from './command.ts';

stopOnSignal();

const tsc = command('typescript', 'tsc');
await runStep('Generated files are up to date', ['scripts/generate.ts', '--check']);
// Side by side: none needs another, and one alone would leave a core idle.
await runStep(
  'Lint, format, types, dead code and build',
  [command('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'],
  ...['qr', 'input', 'board', 'vault', 'catalogue', 'client', 'client/src/service-worker', 'server', '.'].map(
    (project) => [tsc, '-p', project],
  ),
  [command('knip')],
  ...['client', 'server'].map((name) => [command('vite'), 'build', name, '--logLevel', 'warn']),
);

const tests = startNode([command('vitest'), 'run', ...process.argv.slice(2)], 'inherit');
const code = await new Promise<number | null>((resolve) => tests.once('exit', resolve));
process.exit(code ?? 1);
