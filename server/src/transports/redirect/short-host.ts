import type { IncomingMessage } from 'node:http';
import { normaliseHost } from '@canary/links/host';
import { type LinkHosts, linkPath } from '@canary/links/short-link';

/**
 * Makes the check whether a request names the short host in its `Host` header, in any spelling and with any port: nothing
 * but short links is served there. No request does without a short host.
 */
export function makeShortHostCheck({ shortUrl }: Pick<LinkHosts, 'shortUrl'>) {
  if (shortUrl === null) return () => false;
  const { host: usual } = new URL(shortUrl);
  const shortHost = normaliseHost(usual);
  return ({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): boolean =>
    host === usual || normaliseHost(host) === shortHost;
}

/** Whether a request is of a short link, also if no route accepts it. Such requests aren't logged. */
export function isOfShortLink({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /^\/q([/?]|$)/i.test(url);
}

/**
 * Makes requests of the short host requests of short links, and lets the router accept every path of a short link.
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

/** Escapes a path that the router can't decode, because a program has cut it off within a character. */
function escapeUndecodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
