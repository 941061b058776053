import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import type { Persistence } from '../generated/sqlite/client.ts';
import { sessionDays } from './constants.ts';

const maxAge = sessionDays * 24 * 60 * 60;

export interface SessionCookie {
  /** The token in a request's cookies, or null. */
  read(headers: IncomingHttpHeaders): string | null;
  /** The Set-Cookie that keeps a token; null where the persistence keeps none. */
  keep(token: string, persistence: Persistence): string | null;
  /** The Set-Cookie that takes it away. */
  readonly clear: string;
}

/**
 * The cookie that holds a session's token. On https its name starts with `__Host-`, by which browsers make sure that no
 * other host, a subdomain among them, can have set it (RFC 6265bis, 4.1.3.2).
 *
 * @param publicUrl the origin that visitors use
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: ({ cookie }) => (cookie && parse(cookie)[name]) || null,
    keep: (token, persistence) => {
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
