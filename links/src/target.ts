import { normaliseHost } from './host.ts';
import { readWebAddress } from './web-address.ts';

/** The maximum length of a target, in characters. */
export const maxTargetLength = 2_048;
/** The message about a longer target. */
export const targetTooLong = `A web address has up to ${maxTargetLength.toLocaleString('en')} characters.`;

/** A target that can be stored, or why it can't. */
export type TargetResult =
  | { readonly target: string; readonly problem?: undefined }
  | { readonly target?: undefined; readonly problem: string };

/**
 * Checks the target of a dynamic code by the rule of {@link readWebAddress}. An address that is only doubtful in a static
 * code is refused. The target is never fetched or resolved.
 *
 * @param ownHosts the hosts of this site, which a target can't have
 * @returns the target as an absolute address in ASCII
 */
export function readTarget(typed: string, ownHosts: readonly string[]): TargetResult {
  const text = typed.trim();
  if (text === '') return { problem: 'Enter a web address.' };
  if (text.length > maxTargetLength) return { problem: targetTooLong };
  const { url, problem, doubt } = { doubt: undefined, ...readWebAddress(text) };
  if (url === undefined) return { problem };
  if (doubt !== undefined) return { problem: doubt };
  const host = hostOf(url);
  if (ownHosts.includes(host)) return { problem: 'A dynamic code can’t lead back to this site.' };
  if (url.href.length > maxTargetLength) return { problem: targetTooLong };
  return { target: url.href };
}

/** The normalised host of an address. */
export const hostOf = (url: URL) => normaliseHost(url.hostname) ?? '';
