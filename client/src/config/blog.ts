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

/** The articles for feed readers (RSS 2.0), which is no page of the app. */
export const feedPath = '/blog/rss.xml';
