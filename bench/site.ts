import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { clientDist } from '../server/src/paths.ts';
import { type ApiServer, startApiServer } from '../tests/support/api-server.ts';
import { chromiumPath } from '../tests/support/chromium.ts';
import { createTempFolder } from '../tests/support/temp-folder.ts';

const root = join(import.meta.dirname, '..');

/** Says what is missing for the built site to be measured in a browser: at first, not after half a minute of measuring. */
export function requireSite(): void {
  const built = [join(clientDist, 'routes.json'), join(root, 'server/src/generated')];
  if (!built.every(existsSync)) {
    throw new Error(
      'The built client is measured. Make it first: npx -y pnpm@10 generate && npx -y pnpm@10 build',
    );
  }
  chromiumPath();
}

/** Serves a copy of the client: a build that someone starts meanwhile must not change what is measured. */
export async function withSite(visit: (server: ApiServer) => Promise<void>): Promise<void> {
  const copy = await createTempFolder();
  try {
    await cp(clientDist, copy.path, { recursive: true });
    const server = await startApiServer({ clientDist: copy.path });
    try {
      await visit(server);
    } finally {
      await server.close();
    }
  } finally {
    await copy.remove();
  }
}
