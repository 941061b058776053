import type { IncomingHttpHeaders } from 'node:http';

export type IsOurOrigin = (origin: string | undefined) => boolean;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Creates a check that a request comes from our own pages. Browsers always send an Origin header when they open a
 * WebSocket. Other programs may send no Origin header, but they have no user's cookies, so they pass.
 *
 * @param publicUrl the site's origin; if it is on this machine, all names of the loopback address match
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
 * Whether another site may have caused a browser to send a request. An Origin header must be ours. Without it,
 * Sec-Fetch-Site must not name another site. Without either, the request must have no cookies.
 */
export function isForged({ origin, cookie, ...headers }: IncomingHttpHeaders, isOurs: IsOurOrigin): boolean {
  if (origin !== undefined) return !isOurs(origin);
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return cookie !== undefined;
}
