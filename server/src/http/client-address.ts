import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** Returns the network address that a request's rate limits count. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Creates a function that finds a request's network address: the nearest one that isn't a trusted proxy. An IPv6 /64
 * network counts as one address, because a client usually has all 2⁶⁴ of them.
 *
 * @param trusted the proxies whose X-Forwarded-For header is trusted; other clients could forge it
 */
export function makeClientAddress(trusted: readonly string[]): AddressOf {
  const isTrusted = proxyAddress.compile([...trusted]);
  return (request) => {
    const address = proxyAddress(request, isTrusted);
    return isIPv6(address) ? networkOf(address) : address;
  };
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
