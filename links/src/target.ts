import { findWebPage } from './app-address.ts';
import { normaliseHost } from './host.ts';
import { readWebAddress } from './web-address.ts';

/** The maximum length of a target, in characters. */
export const maxTargetLength = 2_048;
/** The message about a target that is too long. */
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
  if (url === undefined) return { problem: adviceOn(text) ?? problem };
  if (doubt !== undefined) return { problem: doubt };
  const host = hostOf(url);
  if (ownHosts.includes(host)) return { problem: 'A dynamic code can’t lead back to this site.' };
  if (url.href.length > maxTargetLength) return { problem: targetTooLong };
  return { target: url.href };
}

/** The normalised host of an address. */
export const hostOf = (url: URL) => normaliseHost(url.hostname) ?? '';

/** The start of contents for which a static code has a form. */
const staticContent = /^(?:tel|sms|smsto|mailto|geo|upi|wifi):/i;

/** Tells the user what to do with an address of another scheme; undefined if nothing helps. */
function adviceOn(text: string): string | undefined {
  const page = findWebPage(text);
  if (page === undefined && !staticContent.test(text)) return undefined;
  const advice = page ? `Use ${page} instead.` : 'Make a static code for it, which needs no address.';
  return `A dynamic code leads to an address that starts with https:// or http://. ${advice}`;
}
