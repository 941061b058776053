import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** Tells whose attempts a request counts as. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Makes the function that tells where a request comes from: the nearest address that is no proxy of ours. An IPv6 network
 * is one address, since whoever has one of its addresses has all 2⁶⁴.
 *
 * @param trusted proxies whose X-Forwarded-For is believed; anyone else's is theirs to forge
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
