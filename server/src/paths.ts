import { fileURLToPath } from 'node:url';

// server/src while it runs from source, server/dist once it is built: the repository is two folders up from both.
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the built client lies. */
export const clientDist = fromRoot('client/dist');

/** Where a provider's migrations lie. */
export function migrationsFolder(provider: 'sqlite' | 'postgres'): string {
  return fromRoot(`prisma/${provider}/migrations`);
}
