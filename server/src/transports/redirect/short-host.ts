import type { IncomingMessage } from 'node:http';
import { normaliseHost } from '@canary/links/host';
import { type LinkHosts, linkPath } from '@canary/links/short-link';

/**
 * Creates a check whether the `Host` header of a request is the short host, in any spelling and with any port. On the
 * short host, only short links are served. Without a short host, the check is always false.
 */
export function makeShortHostCheck({ shortUrl }: Pick<LinkHosts, 'shortUrl'>) {
  if (shortUrl === null) return () => false;
  const { host: usual } = new URL(shortUrl);
  const shortHost = normaliseHost(usual);
  return ({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): boolean =>
    host === usual || normaliseHost(host) === shortHost;
}

/** Whether a request is for a short link, even if no route accepts it. Such requests aren't logged. */
export function isOfShortLink({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /^\/q([/?]|$)/i.test(url);
}

/**
 * Rewrites the paths of requests on the short host to paths of short links, and escapes paths that the router rejects.
 *
 * @returns Fastify's option `rewriteUrl`
 */
export function rewriteShortLinks(hosts: LinkHosts) {
  const isOfShortHost = makeShortHostCheck(hosts);
  return (request: Pick<IncomingMessage, 'headers' | 'url'>): string => {
    const { url = '/' } = request;
    const requested = isOfShortHost(request) ? linkPath + url.replace(/^\//, '') : url;
    if (!requested.includes('%') || !isOfShortLink({ url: requested })) return requested;
    return requested.replace(/^[^?]*/, escapeUndecodable);
  };
}

/** Escapes a path that the router can't decode, because a program has cut the path off within a character. */
function escapeUndecodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
