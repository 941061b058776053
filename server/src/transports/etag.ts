import { createHash } from 'node:crypto';

/** A strong validator of a body (RFC 9110, 8.8.3). */
export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match header contains a tag, or the weak tag that a proxy has made of it. */
export function hasTag(list: string | undefined, etag: string): boolean {
  return Boolean(list?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}
