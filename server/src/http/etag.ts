import { createHash } from 'node:crypto';

/** A strong validator of some bytes (RFC 9110, 8.8.3). */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match header contains a tag; a proxy may have turned it into a weak one. */
export function hasTag(list: string | undefined, etag: string): boolean {
  return Boolean(list?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}
