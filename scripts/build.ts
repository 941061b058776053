import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runStep } from './children.ts';

/** Generates what is generated, and builds client and server as `pnpm start` serves them. */
export async function build(): Promise<void> {
  await runStep('Generating', ['scripts/generate.ts']);
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await runStep(
    'Building',
    ...['client', 'server'].map((name) => [vite, 'build', name, '--logLevel', 'warn']),
  );
}
