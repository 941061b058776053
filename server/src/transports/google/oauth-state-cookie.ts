import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import { z } from 'zod';

/** How long the visitor may take at Google, in seconds. */
const maxAge = 10 * 60;

const schema = z.object({
  /** The values with which the callback is compared (OpenID Connect Core, 3.1.2.1; RFC 7636). */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'page']),
  persistence: z.enum(['LOCAL', 'SESSION']),
  next: z.string().nullable(),
});

/** A Google login that has begun: the values with which its callback is compared, and the options of the login. */
export type OauthState = z.output<typeof schema>;

export interface StateCookie {
  /** The state in a request's cookies, or null. */
  read(headers: IncomingHttpHeaders): OauthState | null;
  /** The Set-Cookie header that stores a state. */
  write(state: OauthState): string;
  /** The Set-Cookie header that removes the cookie. */
  readonly clear: string;
}

/**
 * Creates the cookie that ties a Google login to the browser that began it, so that an attacker can't make another
 * browser finish the attacker's login. A newer login replaces the cookie.
 */
export function createStateCookie(publicUrl: string): StateCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-google' : 'google';
  // `lax`, because the callback is a navigation from another site.
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: ({ cookie }) => (cookie ? decode(parse(cookie)[name]) : null),
    write: (state) => serialize(name, encode(state), { ...attributes, maxAge }),
    clear: serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}

function encode(state: OauthState): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

function decode(text: string | undefined): OauthState | null {
  if (!text) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    // This site didn’t write the cookie.
    return null;
  }
}
