import { brand } from '#config/brand.ts';

/** A page's metadata for browsers, search engines and link previews. */
export interface PageHead {
  /** The complete document title. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Separated by commas. */
  readonly keywords?: string | undefined;
  /** The canonical path. Search engines don't index pages without it. */
  readonly path?: string | undefined;
  /** Publication date of an article (ISO 8601). */
  readonly published?: string | undefined;
  /** Text alternative of the link preview's picture; defaults to the title. */
  readonly pictureAlt?: string | undefined;
  /** The path of an RSS feed. */
  readonly feed?: string | undefined;
}

/** One element of the document's head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The document title of a page other than the landing page.
 *
 * @example
 * pageTitle('Features'); // 'Features – Canary QR'
 */
export function pageTitle(title: string): string {
  return `${title} – ${brand.name}`;
}

/** The canonical link, or a robots tag that prevents indexing. */
export function indexingTag({ path }: PageHead, origin: string): HeadTag {
  return path === undefined
    ? { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }
    : { tag: 'link', attributes: { rel: 'canonical', href: `${origin}${path}` } };
}
