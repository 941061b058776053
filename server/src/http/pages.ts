import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StartError } from '../errors.ts';

const routeList = z.array(z.string().regex(/^\/[^*]*$/));

/**
 * Serves the built client: its files, its page on each of its own routes, and its not-found page elsewhere.
 *
 * @param dist a folder with index.html, routes.json (a JSON array of patterns such as `/blog/:slug`), assets/ whose
 *   names carry a hash of their content, and beside a file its `.br` and `.gz`
 */
export async function addPages(app: FastifyInstance, dist: string): Promise<void> {
  const routes = readRoutes(dist);
  await app.register(fastifyStatic, {
    root: dist,
    // One route for each file that is there now: what isn't on the list can't be asked for, whatever the path says.
    wildcard: false,
    globIgnore: ['index.html', 'routes.json', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path.slice(dist.length)));
    },
  });
  for (const route of routes) app.get(route, (_request, reply) => reply.sendFile('index.html'));

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendPlainNotFound(reply);
    // The app shows its own not-found page. Without an ETag, so that it is never answered with «not modified».
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
  });
}

/** Answers an unknown path where there is no client to show a page. */
export function addPlainNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendPlainNotFound(reply));
}

function readRoutes(dist: string): string[] {
  const file = join(dist, 'routes.json');
  if (!existsSync(file) || !existsSync(join(dist, 'index.html'))) {
    throw new StartError(
      `The client is not built: ${dist} has no index.html and routes.json. Run pnpm start.`,
    );
  }
  return routeList.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function cacheFor(path: string): string {
  if (/^[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  // A new version must be seen at once.
  if (/\.html(\.br|\.gz)?$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith('/assets/') && Boolean(headers.accept?.includes('text/html'));
}

function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n');
}
