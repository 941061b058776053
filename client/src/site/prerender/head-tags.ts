import { brand } from '#config/brand.ts';
import { type HeadTag, indexingTag, type PageHead } from '#shared/layout/head.ts';
import { feedTitle } from './feed.ts';
import { absoluteUrl, originMark } from './markup.ts';

/**
 * The path of the 1200 × 630 preview image of a page.
 *
 * @example
 * previewPath('/blog/why-canary-qr'); // '/cards/blog-why-canary-qr.png'
 */
export function previewPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** The tags of a page's head, except its title, for search engines and link previews. */
export function headTags(head: PageHead): readonly HeadTag[] {
  const { title, description, keywords, path, published, pictureAlt, feed } = head;
  const indexing = indexingTag(head, originMark);
  if (path === undefined) return [indexing];
  const picture = absoluteUrl(previewPath(path));
  return [
    indexing,
    ...named({ description, keywords }),
    ...properties({
      'og:type': published ? 'article' : 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': absoluteUrl(path),
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': pictureAlt ?? title,
      'article:published_time': published,
    }),
    ...named({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    }),
    ...(feed === undefined ? [] : [feedLink(feed)]),
  ];
}

/** RSS autodiscovery (rssboard.org). */
function feedLink(path: string): HeadTag {
  const href = absoluteUrl(path);
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href },
  };
}

type Contents = Readonly<Record<string, string | undefined>>;

const named = (contents: Contents) => metaTags('name', contents);
/** Open Graph names its tags in RDFa's attribute `property` (ogp.me). */
const properties = (contents: Contents) => metaTags('property', contents);

function metaTags(attribute: 'name' | 'property', contents: Contents): HeadTag[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [{ tag: 'meta' as const, attributes: { [attribute]: name, content } }],
  );
}
