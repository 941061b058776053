import { fileURLToPath } from 'node:url';

// Both server/src and server/dist are two folders below the root of the repository.
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The folder of the built client. */
export const clientDist = fromRoot('client/dist');

/** The folder of a provider's migrations. */
export function migrationsFolder(provider: 'sqlite' | 'postgres'): string {
  return fromRoot(`prisma/${provider}/migrations`);
}
