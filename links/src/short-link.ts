import { displaySlug } from './slug.ts';

/** The addresses under which short links are served, without a trailing slash. */
export interface LinkHosts {
  /** The site, such as `https://canary.example`. */
  readonly publicUrl: string;
  /** The short host, such as `https://cnry.example`; null if the operator has none. */
  readonly shortUrl: string | null;
}

/** The path of short links on the site's own host. */
export const linkPath = '/q/';

const baseOf = ({ publicUrl, shortUrl }: LinkHosts) =>
  shortUrl === null ? `${publicUrl}${linkPath}` : `${shortUrl}/`;

/**
 * The address of a short link for people.
 *
 * @example
 * shortLinkOf('MENU-1', { publicUrl: 'https://canary.example', shortUrl: null }); // 'https://canary.example/q/menu-1'
 */
export const shortLinkOf = (slug: string, hosts: LinkHosts) => baseOf(hosts) + displaySlug(slug);

/**
 * The payload of a dynamic code. Host, path and slug are in capitals, so that they take 5.5 bits a character
 * (alphanumeric mode) instead of 8. The scheme is in small letters, because some cameras don't open `HTTPS:`.
 *
 * @example
 * shortLinkPayload('2222222', { publicUrl: 'https://canary.example', shortUrl: null });
 * // 'https://CANARY.EXAMPLE/Q/2222222'
 */
export function shortLinkPayload(slug: string, hosts: LinkHosts): string {
  const [, scheme = '', rest = ''] = /^(https?:\/\/)(.*)$/.exec(baseOf(hosts)) ?? [];
  return scheme + (rest + slug).toUpperCase();
}

/**
 * The short link in a payload for people, without its scheme.
 *
 * @example
 * shortLinkText('https://CANARY.EXAMPLE/Q/MENU-1'); // 'canary.example/q/menu-1'
 */
export function shortLinkText(payload: string): string {
  const [, base = '', slug = ''] = /^(?:https?:\/\/)?(.*\/)?(.*)$/i.exec(payload) ?? [];
  return base.toLowerCase() + displaySlug(slug);
}

/**
 * The slug in a payload, for people.
 *
 * @example
 * slugIn('https://CANARY.EXAMPLE/Q/MENU-1'); // 'menu-1'
 */
export const slugIn = (payload: string) => shortLinkText(payload).replace(/^.*\//, '');
