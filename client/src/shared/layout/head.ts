import { brand } from '#config/brand.ts';

/** What a page tells browsers, search engines, and whoever is sent its link. */
export interface PageHead {
  /** The whole title of the document. */
  readonly title: string;
  /** A sentence or two. */
  readonly description?: string | undefined;
  /** Separated by commas. */
  readonly keywords?: string | undefined;
  /** The page's one address, whatever other paths lead to it; a page without it isn't for search engines. */
  readonly path?: string | undefined;
  /** When an article was published: an ISO 8601 day. */
  readonly published?: string | undefined;
  /** What the picture shows that a link to the page is shown with, where it isn't the page's title. */
  readonly pictured?: string | undefined;
  /** Where feed readers find what is new here (RSS). */
  readonly feed?: string | undefined;
}

/** One element of the document's head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The title of a page that isn't the landing page.
 *
 * @example
 * pageTitle('Features'); // 'Features – Canary QR'
 */
export function pageTitle(title: string): string {
  return `${title} – ${brand.name}`;
}

/** What browsers go by: which address the page is at, or that search engines shall not list it. */
export function ownTag({ path }: PageHead, origin: string): HeadTag {
  return path === undefined
    ? { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }
    : { tag: 'link', attributes: { rel: 'canonical', href: `${origin}${path}` } };
}
