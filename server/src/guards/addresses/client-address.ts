import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';

/** Returns the IP address that a request's rate limits count. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Creates a function that finds a request's IP address: the nearest address that isn't a trusted proxy. An IPv6 /64
 * network counts as one address, because a client usually has all of its 2⁶⁴ addresses.
 *
 * @param trusted the proxies whose X-Forwarded-For header is trusted; other clients could forge it
 */
export function makeClientAddress(trusted: readonly string[]): AddressOf {
  const isTrusted = compileTrust(trusted);
  return (request) => networkOf(proxyAddress(request, isTrusted));
}

/** Creates a function that tells whether a request comes from a trusted proxy. */
export function makeProxyCheck(trusted: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = compileTrust(trusted);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}

/** Caches the trust in addresses: parsing an address takes longer than the rest of a redirect, and proxies have few. */
function compileTrust(trusted: readonly string[]): (address: string, distance: number) => boolean {
  const isTrusted = proxyAddress.compile([...trusted]);
  const known = new LRUCache<string, boolean>({ max: 10_000 });
  return (address, distance) => {
    const found = known.get(address) ?? isTrusted(address, distance);
    known.set(address, found);
    return found;
  };
}

/**
 * Returns the network whose operations take turns as if one client had sent them. For IPv6 it is the /48 network,
 * because one customer may have all of its addresses.
 *
 * @param address as {@link AddressOf} returns it
 *
 * @example siteOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export function siteOf(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}

/**
 * Returns the /64 network of an IPv6 address, or the IPv4 address that it maps (RFC 4291, 2.5.5.2); an IPv4 address
 * stays as it is. `URL` normalises the spelling of an address, such as 0:0:0:0:0:FFFF:192.0.2.7 to ::ffff:c000:207.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const canonical = hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)?.slice(1);
  if (mapped) return mapped.flatMap(bytesOf).join('.');
  const [head = '', tail] = canonical.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The two bytes of a hexadecimal group. */
function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
