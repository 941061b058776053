import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Persistence } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type FoundSession, findSession, sessionDays } from './session.ts';

const maxAge = sessionDays * 24 * 60 * 60;

export interface SessionCookie {
  /** The token in a request's cookies, or null. */
  read(headers: IncomingHttpHeaders): string | null;
  /** The Set-Cookie header that stores a token; null for a persistence without a cookie. */
  write(token: string, persistence: Persistence): string | null;
  /** The Set-Cookie header that removes the cookie. */
  readonly clear: string;
}

/**
 * Creates the session cookie. On https its name starts with `__Host-`: browsers then accept it from this host only, not
 * from a subdomain (RFC 6265bis, 4.1.3.2).
 *
 * @param publicUrl the site's origin
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: ({ cookie }) => (cookie && parse(cookie)[name]) || null,
    write: (token, persistence) => {
      if (persistence === 'MEMORY') return null;
      return serialize(name, token, { ...attributes, ...(persistence === 'LOCAL' && { maxAge }) });
    },
    clear: serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function readBearer({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The services that find sessions. */
interface SessionServices {
  readonly db: Db;
  readonly cookie: SessionCookie;
  readonly clock: Clock;
}

const readToken = (cookie: SessionCookie, headers: IncomingHttpHeaders) =>
  readBearer(headers) ?? cookie.read(headers);

/** Whether a request has a bearer token or the cookie, also of a session that has ended. */
export function hasToken({ cookie }: SessionServices, headers: IncomingHttpHeaders): boolean {
  return readToken(cookie, headers) !== null;
}

/** The session of a request's bearer token or cookie; null if the request has neither, or the session has ended. */
export async function findRequestSession(
  { db, cookie, clock }: SessionServices,
  headers: IncomingHttpHeaders,
): Promise<FoundSession | null> {
  const token = readToken(cookie, headers);
  return token === null ? null : await findSession(db, token, clock.now());
}
