import { brand } from '#config/brand.ts';
import { type HeadTag, ownTag, type PageHead } from '#shared/layout/head.ts';
import { feedTitle } from './feed.ts';
import { originMark } from './origin-mark.ts';

/**
 * Where the 1200 × 630 picture lies that a link to a page is shown with.
 *
 * @example
 * cardPath('/blog/why-canary-qr'); // '/cards/blog-why-canary-qr.png'
 */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** All of a page's head but its title: what search engines and sites that show links read. */
export function headTags(head: PageHead): readonly HeadTag[] {
  const { title, description, keywords, path, published, pictured, feed } = head;
  const own = ownTag(head, originMark);
  if (path === undefined) return [own];
  const picture = `${originMark}${cardPath(path)}`;
  return [
    own,
    ...named({ description, keywords }),
    ...properties({
      'og:type': published ? 'article' : 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': `${originMark}${path}`,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': pictured ?? title,
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

/** Tells feed readers where to look (rssboard.org, RSS autodiscovery). */
function feedLink(path: string): HeadTag {
  const href = `${originMark}${path}`;
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href },
  };
}

type Contents = Readonly<Record<string, string | undefined>>;

const named = (contents: Contents) => metaTags('name', contents);
/** Open Graph's are told by another attribute (ogp.me, after RDFa). */
const properties = (contents: Contents) => metaTags('property', contents);

function metaTags(attribute: 'name' | 'property', contents: Contents): HeadTag[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [{ tag: 'meta' as const, attributes: { [attribute]: name, content } }],
  );
}
