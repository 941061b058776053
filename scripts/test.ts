/**
 * Every check there is: `pnpm test`. Static checks and the build first, since they fail fastest, then the tests, the
 * browser tests among them on what was built.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, startNode, stopOnSignal } from './children.ts';

const packages = join(import.meta.dirname, '../node_modules');

/** The script behind a package's command. */
function command(packageName: string, name = packageName): string {
  // Not by require.resolve: a package need not export its manifest.
  const folder = join(packages, packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`${packageName} has no command ${name}`);
  return join(folder, script);
}

stopOnSignal();

const tsc = command('typescript', 'tsc');
await runStep('Generated files are up to date', ['scripts/generate.ts', '--check']);
// Side by side: none needs another, and one alone would leave a core idle.
await runStep(
  'Lint, format, types, dead code and build',
  [command('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'],
  ...['qr', 'input', 'board', 'client', 'server', '.'].map((project) => [tsc, '-p', project]),
  [command('knip')],
  ...['client', 'server'].map((name) => [command('vite'), 'build', name, '--logLevel', 'warn']),
);

const tests = startNode([command('vitest'), 'run', ...process.argv.slice(2)], 'inherit');
const code = await new Promise<number | null>((resolve) => tests.once('exit', resolve));
process.exit(code ?? 1);
