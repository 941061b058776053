import type { IncomingHttpHeaders } from 'node:http';

export type IsOurOrigin = (origin: string | undefined) => boolean;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Makes the check that a request comes from our own pages. A browser always names the page's origin when it opens a
 * WebSocket; a program that isn't a browser names none, and carries nobody's cookies, so it may pass.
 *
 * @param publicUrl the origin that visitors use; on this machine's own names for itself, any of them is meant
 *
 * @example
 * const isOurs = makeOriginCheck('http://localhost:4000');
 * isOurs('http://127.0.0.1:4000'); // true
 * isOurs('https://example.com'); // false
 * isOurs(undefined); // true
 */
export function makeOriginCheck(publicUrl: string): IsOurOrigin {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const ours = loopback.includes(hostname)
    ? loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : [origin];
  return (claimed) => claimed === undefined || ours.includes(claimed);
}

/**
 * Whether another site may have made a browser send a request. Its Origin must be ours; where there is none, its
 * Sec-Fetch-Site must be; and without either, it must carry no cookie that acts for somebody.
 */
export function isForged({ origin, cookie, ...headers }: IncomingHttpHeaders, isOurs: IsOurOrigin): boolean {
  if (origin !== undefined) return !isOurs(origin);
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return cookie !== undefined;
}
