import type { IncomingHttpHeaders } from 'node:http';
import type { LinkHosts } from '@canary/links/short-link';
import type { AnswerQueue } from '../../guards/concurrency/answer-queue.ts';
import type { AccountServices } from '../../modules/accounts/services.ts';
import { type FoundSession, renewSession } from '../../modules/accounts/session.ts';
import { findRequestSession, readBearer, type SessionCookie } from '../../modules/accounts/session-cookie.ts';
import type { AccessServices } from '../../modules/board/members/access.ts';
import type { Actor, Sender } from '../../modules/credentials/actor.ts';
import type { Blocklist } from '../../modules/links/blocklist.ts';
import type { ReadTargets } from '../../modules/links/read-links.ts';
import type { ReadTotals } from '../../modules/links/scan-totals.ts';
import type { ReadRecentScans, ReadStatistics } from '../../modules/links/statistics.ts';
import { recordVisit } from '../../modules/tokens/points.ts';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import { UnauthenticatedError } from '../../platform/errors.ts';
import type { OpenTopicStream } from '../../platform/pubsub/topic-streams.ts';

/** The user who sends an operation, and the session that identifies the user. */
export interface Viewer {
  readonly id: string;
  /**
   * The session, with the user as of the start of the operation. A subscription reads the user again for each event.
   */
  readonly session: FoundSession;
}

/** The data of a request that an operation uses, over HTTP or WebSocket. */
export interface ServerContext {
  readonly headers: IncomingHttpHeaders;
  /** The IP address that rate limits count. */
  readonly address: string;
  /** Adds a Set-Cookie header to the response; null over WebSocket, which has no response headers. */
  readonly setCookie: ((cookie: string) => void) | null;
}

/** The services and settings that all operations share. */
export interface AppServices extends AccountServices, AccessServices {
  readonly cookie: SessionCookie;
  /** The identity providers that are set up. */
  readonly loginProviders: readonly 'GOOGLE'[];
  /** The address to which contact messages are mailed; null if messages are only stored. */
  readonly contactTo: string | null;
  readonly boardQueue: AnswerQueue;
  readonly historyQueue: AnswerQueue;
  readonly linkHosts: LinkHosts;
  readonly blocklist: Blocklist;
  readonly readTotals: ReadTotals;
  readonly readTargets: ReadTargets;
  readonly readStatistics: ReadStatistics;
  readonly readRecentScans: ReadRecentScans;
  readonly openTopicStream: OpenTopicStream;
}

/** The context that resolvers get. */
export interface Context extends AppServices, ServerContext {
  /** Null for a visitor who isn't logged in. */
  readonly viewer: Viewer | null;
}

/** The context of fields that only logged-in users may use. */
export interface ViewerContext extends Context {
  readonly viewer: Viewer;
}

/**
 * Builds the GraphQL context. Over HTTP it also renews the session and records the daily visit.
 *
 * @throws UnauthenticatedError if a bearer token has no session, or the request is for another account
 */
export async function createContext(services: AppServices, request: ServerContext): Promise<Context> {
  const found = await findRequestSession(services, request.headers);
  // A browser can't know that its cookie's session has ended, but a bearer token is sent on purpose.
  if (!found && readBearer(request.headers) !== null)
    throw new UnauthenticatedError('The bearer token is invalid, or its session has ended. Log in again.');
  const account = request.headers['canary-account'];
  // A change that a browser kept for one account must not be made in the name of another account.
  if (account !== undefined && account !== found?.userId)
    throw new UnauthenticatedError('Log in with the account that made this change.');
  const session = found && request.setCookie ? await recordUse(services, request, found) : found;
  return { ...services, ...request, viewer: session && { id: session.userId, session } };
}

/** Renews a session and its persistent cookie, and records the daily visit, which earns points. */
async function recordUse(
  services: AppServices,
  { headers, setCookie }: ServerContext,
  session: FoundSession,
): Promise<FoundSession | null> {
  const { db, cookie, clock } = services;
  try {
    if (!(await renewSession(db, session, clock.now()))) return session;
    const token = readBearer(headers) === null ? cookie.read(headers) : null;
    const renewed = token && cookie.write(token, session.persistence);
    if (renewed) setCookie?.(renewed);
    return (await recordVisit(services, session)) ? await findRequestSession(services, headers) : session;
  } catch (error) {
    // A database that refuses writes can still be read.
    if (databaseFaultOf(error) !== 'refusal') throw error;
    return session;
  }
}

/** The sender of an operation, for the modules. */
export function senderOf({ viewer, address }: Pick<Context, 'viewer' | 'address'>): Sender {
  return { userId: viewer?.id ?? null, address };
}

/** The logged-in user who sends an operation. */
export function actorOf({
  viewer: { id, session },
  address,
}: Pick<ViewerContext, 'viewer' | 'address'>): Actor {
  return { userId: id, sessionId: session.id, address };
}
