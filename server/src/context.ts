import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from './db.ts';
import type { PubSub } from './realtime/pubsub.ts';

/** Who is asking. */
export interface Viewer {
  readonly id: string;
}

/** Tells from a request's headers who is asking; null is somebody who isn't signed in. */
export type FindViewer = (headers: IncomingHttpHeaders) => Promise<Viewer | null>;

/** There are no sessions yet, so nobody is signed in. */
export const nobody: FindViewer = async () => null;

/** What an operation comes with, whether by HTTP or by WebSocket. */
export interface ServerContext {
  readonly headers: IncomingHttpHeaders;
}

/** What resolvers get. */
export interface Context {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly viewer: Viewer | null;
}
