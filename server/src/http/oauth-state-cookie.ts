import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import { z } from 'zod';

/** How long somebody may take at Google. */
const maxAge = 10 * 60;

const schema = z.object({
  /** What Google's answer must repeat, and what only whoever began can prove (OpenID Connect Core, 3.1.2.1; RFC 7636). */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'page']),
  persistence: z.enum(['LOCAL', 'SESSION']),
  next: z.string().nullable(),
});

/** A login by Google that has begun: what its answer is held against, and what comes after. */
export type GoogleAttempt = z.output<typeof schema>;

export interface AttemptCookie {
  /** The attempt in a request's cookies, or null. */
  read(headers: IncomingHttpHeaders): GoogleAttempt | null;
  /** The Set-Cookie that keeps an attempt. */
  keep(attempt: GoogleAttempt): string;
  /** The Set-Cookie that takes it away. */
  readonly clear: string;
}

/**
 * The cookie that holds an attempt, in the browser that began it and in no other: so nobody can make another's browser
 * finish theirs. A later attempt takes its place.
 */
export function createAttemptCookie(publicUrl: string): AttemptCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-google' : 'google';
  // Lax: Google's answer is a link that a browser follows from there.
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: ({ cookie }) => (cookie ? decode(parse(cookie)[name]) : null),
    keep: (attempt) => serialize(name, encode(attempt), { ...attributes, maxAge }),
    clear: serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}

function encode(attempt: GoogleAttempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

function decode(text: string | undefined): GoogleAttempt | null {
  if (!text) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    // Whatever it was, we didn't write it.
    return null;
  }
}
