import { runStep } from './children.ts';
import { command } from './command.ts';

/** Generates code and assets, and builds client and server for `pnpm start`. */
export async function build(): Promise<void> {
  await runStep('Generating', ['scripts/generate.ts']);
  const vite = command('vite');
  await runStep(
    'Building',
    ...['client', 'server'].map((name) => [vite, 'build', name, '--logLevel', 'warn']),
  );
}
