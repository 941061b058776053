import type { IncomingHttpHeaders } from 'node:http';
import { readBearer, type SessionCookie } from '../accounts/cookie.ts';
import type { Actor, Services } from '../accounts/services.ts';
import { findSession, renewSession } from '../accounts/session.ts';
import type { BoardLog } from '../board/board-log.ts';
import type { BoardDependencies } from '../board/change.ts';
import type { Presence } from '../board/presence.ts';
import type { Session } from '../generated/sqlite/client.ts';
import { comeBack } from '../tokens/visit.ts';

/** The user that sends an operation, and the session that identifies them. */
export interface Viewer {
  readonly id: string;
  readonly session: Session;
}

/** What an operation brings along, over HTTP or WebSocket. */
export interface ServerContext {
  readonly headers: IncomingHttpHeaders;
  /** The network address that rate limits count. */
  readonly address: string;
  /** Adds a Set-Cookie header to the response; null over WebSocket, which has no response headers. */
  readonly setCookie: ((cookie: string) => void) | null;
}

/** What all operations share. */
export interface Dependencies extends Services {
  readonly cookie: SessionCookie;
  /** The identity providers that are set up. */
  readonly loginProviders: readonly 'GOOGLE'[];
  /** Who may see and change the board: everyone, or only logged-in users. */
  readonly boardAccess: 'open' | 'members';
  /** The address that contact messages are mailed to; null if they are only stored. */
  readonly contactTo: string | null;
  readonly boardLog: BoardLog;
  readonly presence: Presence;
}

/** The context that resolvers get. */
export interface Context extends Dependencies, ServerContext {
  /** Null for a visitor who isn't logged in. */
  readonly viewer: Viewer | null;
}

/** The context of fields that only logged-in users may use. */
export interface ViewerContext extends Context {
  readonly viewer: Viewer;
}

/** The session of a request's bearer token or cookie; null if it has neither, or the session has ended. */
export async function findRequestSession(
  { db, cookie }: Pick<Dependencies, 'db' | 'cookie'>,
  headers: IncomingHttpHeaders,
): Promise<Session | null> {
  const token = readBearer(headers) ?? cookie.read(headers);
  return token === null ? null : await findSession(db, token);
}

/** Builds the GraphQL context. Over HTTP it also renews the session and records the daily visit. */
export async function createContext(dependencies: Dependencies, request: ServerContext): Promise<Context> {
  const { db, cookie } = dependencies;
  const session = await findRequestSession(dependencies, request.headers);
  if (session && request.setCookie && (await renewSession(db, session))) {
    const token = readBearer(request.headers) === null ? cookie.read(request.headers) : null;
    const renewed = token && cookie.keep(token, session.persistence);
    if (renewed) request.setCookie(renewed);
    await comeBack(db, dependencies.pubsub, session);
  }
  return { ...dependencies, ...request, viewer: session && { id: session.userId, session } };
}

/** The viewer as the rules of accounts and the history know them. */
export function actorOf({ viewer: { id, session }, address }: ViewerContext): Actor {
  return { userId: id, sessionId: session.id, address };
}

/** What a change of the board needs. */
export function boardOf({ db, pubsub }: Context): BoardDependencies {
  return { db, wake: () => pubsub.publish('board') };
}
