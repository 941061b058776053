import ipaddr from 'ipaddr.js';

/**
 * Normalises a host name or an IP address as browsers do, so that its spellings can be compared: without a port and
 * without dots at the end. IPv6 addresses get brackets, and IPv4-mapped IPv6 addresses become IPv4 addresses.
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
