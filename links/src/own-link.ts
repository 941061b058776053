import { type LinkHosts, linkPath } from './short-link.ts';
import { readSlug } from './slug.ts';

/**
 * Returns the slug of a text that is a short link of this site; undefined for other texts. Ignores case and the scheme.
 *
 * @example
 * slugOfOwnLink('https://CANARY.EXAMPLE/Q/MENU-1', { publicUrl: 'https://canary.example', shortUrl: null }); // 'MENU-1'
 */
export function slugOfOwnLink(text: string, { publicUrl, shortUrl }: LinkHosts): string | undefined {
  const bases = [`${publicUrl}${linkPath}`, ...(shortUrl === null ? [] : [`${shortUrl}/`])];
  const link = withoutScheme(text);
  for (const base of bases.map((address) => withoutScheme(address).toLowerCase())) {
    if (!link.toLowerCase().startsWith(base)) continue;
    const read = readSlug(link.slice(base.length));
    if (read.kind === 'slug') return read.slug;
  }
  return undefined;
}

const withoutScheme = (address: string) => address.trim().replace(/^https?:\/\//i, '');
