import { runStep } from './children.ts';
import { command } from './command.ts';

const vite = command('vite');

/** The command that builds a package of the site. */
export const buildCommand = (name: string) => [vite, 'build', name, '--logLevel', 'warn'];

/** Builds the client and the server, which can then start. */
export const buildSite = () => runStep('Building', buildCommand('client'), buildCommand('server'));

/** The command that builds the API playground. It runs after the site's build, which empties the folder. */
export const playgroundBuild = [vite, 'build', 'playground'];

/** Builds everything. */
export async function build(): Promise<void> {
  await buildSite();
  await runStep('Building the API playground', playgroundBuild);
}
