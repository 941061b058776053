import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllTables } from '../server/src/platform/database/database.ts';
import { clientDist } from '../server/src/platform/paths.ts';
import { type ApiServer, startApiServer } from '../tests/support/api-server.ts';
import { chromiumPath } from '../tests/support/chromium.ts';
import { createTempFolder } from '../tests/support/temp-folder.ts';

const root = join(import.meta.dirname, '..');

/** Checks that the built client and a browser exist, before any measurement starts. */
export function requireSite(): void {
  const built = [join(clientDist, 'routes.json'), join(root, 'server/src/generated')];
  if (!built.every(existsSync)) {
    throw new Error(
      'This benchmark needs a build. Run: npx -y -p node@24 -p pnpm@10 pnpm generate && npx -y -p node@24 -p pnpm@10 pnpm build',
    );
  }
  chromiumPath();
}

/** Serves a copy of the built client, so that a build in the meantime does not change the result. */
export async function withSite(
  visit: (server: ApiServer) => Promise<void>,
  fill?: (db: AllTables) => Promise<unknown>,
): Promise<void> {
  const copy = await createTempFolder();
  try {
    await cp(clientDist, copy.path, { recursive: true });
    const server = await startApiServer({ clientDist: copy.path, ...(fill && { fill }) });
    try {
      await visit(server);
    } finally {
      await server.close();
    }
  } finally {
    await copy.remove();
  }
}
