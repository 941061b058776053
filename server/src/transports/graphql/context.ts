import type { IncomingHttpHeaders } from 'node:http';
import type { LinkHosts } from '@canary/links/short-link';
import type { AnswerQueue } from '../../guards/concurrency/answer-queue.ts';
import type { AccountServices } from '../../modules/accounts/services.ts';
import { renewSession } from '../../modules/accounts/session.ts';
import { readBearer, type SessionCookie } from '../../modules/accounts/session-cookie.ts';
import { recordKeyUse } from '../../modules/api-keys/api-key.ts';
import type { AccessServices } from '../../modules/board/members/access.ts';
import type { Actor, Sender, SessionActor } from '../../modules/credentials/actor.ts';
import type { Blocklist } from '../../modules/links/blocklist.ts';
import type { ReadTargets } from '../../modules/links/read-links.ts';
import type { ReadTotals } from '../../modules/links/scan-totals.ts';
import type { ReadRecentScans, ReadStatistics } from '../../modules/links/statistics.ts';
import { recordVisit } from '../../modules/tokens/points.ts';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import { UnauthenticatedError } from '../../platform/errors.ts';
import type { OpenTopicStream } from '../../platform/pubsub/topic-streams.ts';
import { findViewer, invalidTokenError, type SessionViewer, type Viewer } from './viewer.ts';

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

/** The context of fields that no API key may use. */
export interface VisitorContext extends Context {
  readonly viewer: SessionViewer | null;
}

/** The context of fields that only users may use, with a session or an API key. */
export interface ViewerContext extends Context {
  readonly viewer: Viewer;
}

/** The context of fields that only logged-in users may use. */
export interface SessionContext extends Context {
  readonly viewer: SessionViewer;
}

/**
 * Builds the GraphQL context, and records the use of an API key. Over HTTP it also renews the session and records the
 * daily visit.
 *
 * @throws UnauthenticatedError if a bearer token is invalid, or the request is for another account
 */
export async function createContext(services: AppServices, request: ServerContext): Promise<Context> {
  const found = await findViewer(services, request.headers);
  // A browser can't know that its cookie's session has ended, but a bearer token is sent on purpose.
  if (!found && readBearer(request.headers) !== null) throw invalidTokenError(request.headers);
  const account = request.headers['canary-account'];
  // A change that a browser kept for one account must not be made in the name of another account.
  if (account !== undefined && account !== found?.id)
    throw new UnauthenticatedError('Log in with the account that made this change.');
  const viewer = found && (await recordUse(services, request, found));
  return { ...services, ...request, viewer };
}

/** Records the use of an API key or a session. @returns the viewer after it */
async function recordUse(
  services: AppServices,
  request: ServerContext,
  viewer: Viewer,
): Promise<Viewer | null> {
  try {
    if (viewer.session) return await recordSessionUse(services, request, viewer);
    await recordKeyUse(services.db, viewer.key, services.clock.now());
  } catch (error) {
    // A database that refuses writes can still be read.
    if (databaseFaultOf(error) !== 'refusal') throw error;
  }
  return viewer;
}

/** Renews a session and its persistent cookie, and records the daily visit, which earns points. */
async function recordSessionUse(
  services: AppServices,
  { headers, setCookie }: ServerContext,
  viewer: SessionViewer,
): Promise<Viewer | null> {
  const { db, cookie, clock } = services;
  const { session } = viewer;
  if (!setCookie || !(await renewSession(db, session, clock.now()))) return viewer;
  const token = readBearer(headers) === null ? cookie.read(headers) : null;
  const renewed = token && cookie.write(token, session.persistence);
  if (renewed) setCookie(renewed);
  return (await recordVisit(services, session)) ? await findViewer(services, headers) : viewer;
}

/** The sender of an operation, for the modules. */
export function senderOf({ viewer, address }: Pick<Context, 'viewer' | 'address'>): Sender {
  return { userId: viewer?.id ?? null, address, onlyBoardId: viewer?.key?.boardId ?? null };
}

/** The user who sends an operation, for the modules that programs with an API key may use. */
export function actorOf({ viewer, address }: Pick<ViewerContext, 'viewer' | 'address'>): Actor {
  return { ...senderOf({ viewer, address }), userId: viewer.id };
}

/** The logged-in user who sends an operation, for all other modules. */
export function sessionActorOf({
  viewer,
  address,
}: Pick<SessionContext, 'viewer' | 'address'>): SessionActor {
  return { userId: viewer.id, sessionId: viewer.session.id, address };
}
