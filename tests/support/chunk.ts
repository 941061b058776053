import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const client = join(import.meta.dirname, '../../client');
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/**
 * Returns the addresses of the built chunk of a module that the client imports when it needs it.
 *
 * @param module its path in the client, such as `src/app/routes/help.tsx`
 */
export function chunkOf(module: string): string {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(client, 'dist/.vite/manifest.json'), 'utf8')));
  const chunk = chunks[module];
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
  return `**/${chunk.file}`;
}
