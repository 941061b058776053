import { blogPostPattern } from './paths.ts';

/**
 * Where an article is.
 *
 * @example
 * blogPath('why-canary-qr'); // '/blog/why-canary-qr'
 */
export function blogPath(slug: string): string {
  return blogPostPattern.replace(':slug', slug);
}

/** The RSS 2.0 feed, which the router doesn't know. */
export const feedPath = '/blog/rss.xml';
