import ipaddr from 'ipaddr.js';
import { normaliseHost } from './host.ts';

/** The maximum length of a target, in characters. */
export const maxTargetLength = 2_048;
/** The message about a longer target. */
export const targetTooLong = `A web address has up to ${maxTargetLength.toLocaleString('en')} characters.`;

/** Names that lead to a private network. */
const privateNames =
  /^localhost$|^[^.]+$|\.(?:local|localhost|internal|intranet|lan|home|corp|test|onion|home\.arpa)$/;

/** A target that can be stored, or why it can't. */
export type TargetResult =
  | { readonly target: string; readonly problem?: undefined }
  | { readonly target?: undefined; readonly problem: string };

/**
 * Checks the target of a dynamic code. It is never fetched or resolved, so that a name of a public zone may still lead
 * to a private address.
 *
 * @param ownHosts the hosts of this site, which a target can't have
 * @returns the target as an absolute address in ASCII
 */
export function readTarget(typed: string, ownHosts: readonly string[]): TargetResult {
  const text = typed.trim();
  if (text === '') return { problem: 'Enter a web address.' };
  if (text.length > maxTargetLength) return { problem: targetTooLong };
  if (!URL.canParse(text)) return { problem: 'This is not a web address. Example: https://example.com/menu' };
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { problem: 'A dynamic code leads to an address that starts with https:// or http://.' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'An address must not contain a user name or password.' };
  const host = hostOf(url);
  if (isPrivate(host)) return { problem: 'This address is in a private network. Visitors can’t open it.' };
  if (ownHosts.includes(host)) return { problem: 'A dynamic code can’t lead back to this site.' };
  if (url.href.length > maxTargetLength) return { problem: targetTooLong };
  return { target: url.href };
}

/** The normalised host of an address. */
export const hostOf = (url: URL) => normaliseHost(url.hostname) ?? '';

function isPrivate(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  // `process` unwraps IPv4 addresses in IPv6 ones.
  return ipaddr.isValid(address) ? ipaddr.process(address).range() !== 'unicast' : privateNames.test(host);
}
