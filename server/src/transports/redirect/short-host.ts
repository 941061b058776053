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

/**
 * Makes requests of the short host requests of short links.
 *
 * @returns Fastify's option `rewriteUrl`
 */
export function rewriteShortHost(hosts: LinkHosts) {
  const isOfShortHost = makeShortHostCheck(hosts);
  return (request: Pick<IncomingMessage, 'headers' | 'url'>) => {
    const { url = '/' } = request;
    return isOfShortHost(request) ? linkPath + url.replace(/^\//, '') : url;
  };
}
