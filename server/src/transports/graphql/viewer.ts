import type { IncomingHttpHeaders } from 'node:http';
import type { User } from '../../generated/sqlite/client.ts';
import type { FoundSession } from '../../modules/accounts/session.ts';
import { findRequestSession, readBearer, type SessionCookie } from '../../modules/accounts/session-cookie.ts';
import { type FoundKey, findApiKey, invalidKeyMessage, isApiKey } from '../../modules/api-keys/api-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { UnauthenticatedError } from '../../platform/errors.ts';

interface Identified {
  readonly id: string;
  /** The user as of the start of the operation. A subscription reads the user again for each event. */
  readonly user: User;
}

/** A logged-in user who sends an operation. */
export interface SessionViewer extends Identified {
  readonly session: FoundSession;
  readonly key: null;
}

/** A user whose API key a program sends. */
interface KeyViewer extends Identified {
  readonly session: null;
  readonly key: FoundKey;
}

/** The user who sends an operation, identified by a session or an API key. */
export type Viewer = SessionViewer | KeyViewer;

interface ViewerServices {
  readonly db: Db;
  readonly cookie: SessionCookie;
  readonly clock: Clock;
}

/** Finds the user of a request's bearer token or cookie; null if the request has neither, or the token is invalid. */
export async function findViewer(
  services: ViewerServices,
  headers: IncomingHttpHeaders,
): Promise<Viewer | null> {
  const token = readBearer(headers);
  if (token !== null && isApiKey(token)) {
    const key = await findApiKey(services.db, token, services.clock.now());
    return key && { id: key.userId, user: key.user, session: null, key };
  }
  const session = await findRequestSession(services, headers);
  return session && viewerOf(session);
}

/** The user of a session. */
export function viewerOf(session: FoundSession): SessionViewer {
  return { id: session.userId, user: session.user, session, key: null };
}

/** The error for a bearer token that identifies no user. */
export function invalidTokenError(headers: IncomingHttpHeaders): UnauthenticatedError {
  return new UnauthenticatedError(
    isApiKey(readBearer(headers) ?? '')
      ? invalidKeyMessage
      : 'The bearer token is invalid, or its session has ended. Log in again.',
  );
}
