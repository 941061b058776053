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

/**
 * Where the 1200 × 630 picture lies that a link to a page is shown with.
 *
 * @example
 * cardPath('/blog/why-canary-qr'); // '/cards/blog-why-canary-qr.png'
 */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/**
 * All of a page's head but its title.
 *
 * @param origin of the site, such as `https://example.com`: what is read elsewhere needs whole addresses
 */
export function headTags(
  { title, description, keywords, path, published }: PageHead,
  origin: string,
): HeadTag[] {
  if (path === undefined) return [named('robots', 'noindex')];
  const address = `${origin}${path}`;
  const picture = `${origin}${cardPath(path)}`;
  return [
    ...(description ? [named('description', description)] : []),
    ...(keywords ? [named('keywords', keywords)] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    property('og:type', published ? 'article' : 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    ...(published ? [property('article:published_time', published)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    ...(description ? [named('twitter:description', description)] : []),
    named('twitter:image', picture),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
