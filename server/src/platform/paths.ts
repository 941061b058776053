import { fileURLToPath } from 'node:url';

// The built code is in server/dist.
const isBuilt = !import.meta.url.includes('/server/src/');
const root = new URL(isBuilt ? '../../' : '../../../', import.meta.url);
const fromRoot = (path: string) => fileURLToPath(new URL(path, root));

/** The code of the worker threads that draw images. */
export const renderingWorker = new URL(
  isBuilt ? 'server/dist/rendering.worker.js' : 'rendering/src/node/rendering.worker.ts',
  root,
);

/** The folder of the built client. */
export const clientDist = fromRoot('client/dist');

/** The folder of a provider's migrations. */
export function migrationsFolder(provider: 'sqlite' | 'postgres'): string {
  return fromRoot(`prisma/${provider}/migrations`);
}
