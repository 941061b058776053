import type { IncomingHttpHeaders } from 'node:http';
import { readBearer, type SessionCookie } from '../accounts/cookie.ts';
import type { Services } from '../accounts/services.ts';
import { findSession, renewSession } from '../accounts/session.ts';
import type { BoardLog } from '../board/board-log.ts';
import type { Presence } from '../board/presence.ts';
import type { Session } from '../generated/sqlite/client.ts';
import { comeBack } from '../tokens/visit.ts';

/** Who is asking, and by which session. */
export interface Viewer {
  readonly id: string;
  readonly session: Session;
}

/** What an operation comes with, whether by HTTP or by WebSocket. */
export interface ServerContext {
  readonly headers: IncomingHttpHeaders;
  /** The network address that attempts are counted by. */
  readonly address: string;
  /** Adds a Set-Cookie to the answer; null over a WebSocket, whose answers have no headers. */
  readonly setCookie: ((cookie: string) => void) | null;
}

/** What all operations share. */
export interface Dependencies extends Services {
  readonly cookie: SessionCookie;
  /** By whom else one can log in. */
  readonly loginProviders: readonly 'GOOGLE'[];
  /** Who may see and change the board: everyone, or who is logged in. */
  readonly boardAccess: 'open' | 'members';
  /** Where messages from the contact form are mailed to; null where they are only kept. */
  readonly contactTo: string | null;
  readonly boardLog: BoardLog;
  /** Who is at the board. */
  readonly presence: Presence;
}

/** What resolvers get. */
export interface Context extends Dependencies, ServerContext {
  readonly viewer: Viewer | null;
}

/** The session that a request's headers prove, by bearer token or by cookie; null for anyone else. */
export async function findRequestSession(
  { db, cookie }: Pick<Dependencies, 'db' | 'cookie'>,
  headers: IncomingHttpHeaders,
): Promise<Session | null> {
  const token = readBearer(headers) ?? cookie.read(headers);
  return token === null ? null : await findSession(db, token);
}

/** Makes the context of an operation. One by HTTP marks its session as used, and may be a day's first visit. */
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
