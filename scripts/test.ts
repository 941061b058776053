/**
 * `pnpm test`: runs every check. Static checks and the build come first, because they fail fastest; the browser tests use
 * the build.
 */
import { runStep, startNode, stopOnSignal } from './children.ts';
import { command } from './command.ts';

stopOnSignal();

const tsc = command('typescript', 'tsc');
await runStep('Generated files are up to date', ['scripts/generate.ts', '--check']);
// Independent of each other, so they run concurrently.
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
