import ipaddr from 'ipaddr.js';

/**
 * Normalises a host name or an IP address, so that its spellings can be compared: as browsers read it, without a port and
 * without the dots that may end it. IPv6 addresses get brackets, and those that stand for an IPv4 address become it.
 *
 * @returns null if the text isn't a host
 *
 * @example
 * normaliseHost('Müller.example.:443'); // 'xn--mller-kva.example'
 */
export function normaliseHost(text: string): string | null {
  if (/[/?#@\\]/.test(text)) return null;
  const address = `http://${ipaddr.IPv6.isValid(text) ? `[${text}]` : text}`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/\.+$/, '');
  const ip = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.IPv6.isValid(ip) && ipaddr.process(ip).kind() === 'ipv4') return ipaddr.process(ip).toString();
  return host === '' ? null : host;
}
