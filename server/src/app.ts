import fastify, { type FastifyInstance } from 'fastify';
import type { FindViewer } from './context.ts';
import type { Db } from './db.ts';
import { addGraphiql } from './http/graphiql.ts';
import { addGraphql, createGraphql } from './http/graphql.ts';
import { addHealth } from './http/health.ts';
import { makeOriginCheck } from './http/origin.ts';
import { addPages, addPlainNotFound } from './http/pages.ts';
import { addSecurityHeaders, sendBadRequest } from './http/security-headers.ts';
import type { PubSub } from './realtime/pubsub.ts';
import { addSockets } from './realtime/ws.ts';

export interface AppDependencies {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly findViewer: FindViewer;
  /** The origin that visitors use. */
  readonly publicUrl: string;
  /** The folder of the built client; null where something else serves the pages, as Vite does in development. */
  readonly clientDist: string | null;
  readonly logLevel: 'warn' | 'silent';
}

/** Builds the whole server, ready to listen. Closing it says goodbye to every socket; the database stays its owner's. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, publicUrl, clientDist, logLevel } = dependencies;
  // Requests are logged at `info`: a proxy's log is the place for them, and ours tells what needs somebody's attention.
  const app = fastify({
    logger: { level: logLevel },
    frameworkErrors: sendBadRequest,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await addSecurityHeaders(app, publicUrl);
  addHealth(app, db);
  const graphql = createGraphql(app, dependencies);
  await addGraphql(app, graphql);
  addGraphiql(app);
  addSockets(app, graphql, makeOriginCheck(publicUrl));
  if (clientDist === null) addPlainNotFound(app);
  else await addPages(app, clientDist);
  return app;
}
