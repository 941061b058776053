import { fileURLToPath } from 'node:url';

// The built code is in server/dist.
const root = new URL(import.meta.url.includes('/server/src/') ? '../../../' : '../../', import.meta.url);
const fromRoot = (path: string) => fileURLToPath(new URL(path, root));

/** The folder of the built client. */
export const clientDist = fromRoot('client/dist');

/** The folder of a provider's migrations. */
export function migrationsFolder(provider: 'sqlite' | 'postgres'): string {
  return fromRoot(`prisma/${provider}/migrations`);
}
