import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cameraPermissions } from '../../guards/origins/security-headers.ts';
import { StartError } from '../../platform/errors.ts';
import { hasTag } from '../etag.ts';
import {
  type Document,
  type DocumentValues,
  type Encoding,
  readDocuments,
  readPlayground,
} from './documents.ts';

const routeList = z.array(
  z.object({
    path: z.string().regex(/^(\/[^*]*|\*)$/),
    document: z.string(),
    status: z.union([z.literal(200), z.literal(404)]),
    usesCamera: z.boolean().default(false),
  }),
);

/** The pages of the built client. */
interface Pages {
  /** The paths of all pages. */
  readonly paths: ReadonlySet<string>;
  /** Answers a request with the API playground, which has no path of its own. */
  sendPlayground(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Serves the built client: its files, a document for each of its routes, and its 404 page elsewhere.
 *
 * @param dist a folder with routes.json (the document and status of each path, and whether its page uses the camera), documents/, assets/ (files with a hash of
 *   their content in the name), and a `.br` and `.gz` variant beside each file
 */
export async function addPages(app: FastifyInstance, dist: string, values: DocumentValues): Promise<Pages> {
  const routes = readRoutes(dist);
  const folder = join(dist, 'documents');
  const documents = readDocuments(folder, values);
  const find = (name: string) => {
    const document = documents.get(name);
    if (!document) throw new StartError(`The built client is incomplete: ${dist} has no documents/${name}.`);
    return document;
  };
  const options: FastifyStaticOptions = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path.slice(dist.length)));
    },
  };
  await app.register(fastifyStatic, {
    root: dist,
    // Each existing file has a route, so that no other path can be requested.
    wildcard: false,
    globIgnore: ['documents/**', 'routes.json', 'assets/playground/**', '**/*.br', '**/*.gz'],
    ...options,
  });
  // The playground's files may be built after the server's start.
  await app.register(fastifyStatic, {
    root: join(dist, 'assets/playground'),
    prefix: '/assets/playground/',
    suppressWarning: true,
    decorateReply: false,
    ...options,
  });
  for (const { path, document, status, usesCamera } of routes) {
    const found = find(document);
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      if (usesCamera) reply.header('permissions-policy', cameraPermissions);
      return sendDocument(request, reply, found, status);
    };
    if (path === '*') {
      app.setNotFoundHandler((request, reply) =>
        wantsPage(request) ? answer(request, reply) : sendPlainNotFound(reply),
      );
    } else app.get(path, answer);
  }
  let playground: Document | undefined;
  return {
    paths: new Set(routes.filter(({ status }) => status === 200).map(({ path }) => path)),
    sendPlayground: (request, reply) => {
      playground ??= readPlayground(folder, values);
      return playground ? sendDocument(request, reply, playground, 200) : sendNotBuilt(reply);
    },
  };
}

/** Answers unknown paths when the server serves no client. */
export function addPlainNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendPlainNotFound(reply));
}

function readRoutes(dist: string) {
  const file = join(dist, 'routes.json');
  if (!existsSync(file)) {
    throw new StartError(`The client is not built: ${dist} has no routes.json. Run pnpm start.`);
  }
  return routeList.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function sendDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  status: 200 | 404,
): FastifyReply {
  // Documents aren't cached, so that a new version is loaded at once.
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (document.policy) reply.header('content-security-policy', document.policy);
  if (status === 200) {
    reply.header('etag', document.etag);
    if (hasTag(headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(document.type).send(document.encode(encoding));
}

const encodings: readonly Encoding[] = ['br', 'gzip'];

function encodingFor(accepted: string | undefined): Encoding {
  const chosen = negotiate(accepted ?? 'identity', [...encodings]);
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}

function cacheFor(path: string): string {
  if (/^[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  // The service worker isn't cached, so that a new version is loaded at once.
  if (/^[\\/]sw\.js$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith('/assets/') && Boolean(headers.accept?.includes('text/html'));
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', '10')
    .header('refresh', '5')
    .send('The playground is still being built. This page reloads by itself.\n');
}

function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n');
}
