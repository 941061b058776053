import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clientDist } from '../../server/src/platform/paths.ts';

const routeList = z.array(z.object({ path: z.string(), document: z.string(), status: z.number() }));

/** The document of pages that are rendered only in the browser. */
export const shell = 'shell.html';

/** Every page of the built site with each of its paths. Patterns are replaced by one matching path. */
export function readBuiltPages() {
  return routeList
    .parse(JSON.parse(readFileSync(join(clientDist, 'routes.json'), 'utf8')))
    .filter(({ document }) => document.endsWith('.html'))
    .map((route) => ({ ...route, path: route.path.replace('*', '/nowhere').replace(':slug', 'nothing') }));
}
