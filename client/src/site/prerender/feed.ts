import { brand } from '#config/brand.ts';
import { blogPath, feedPath, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { absoluteUrl, escapeText } from './markup.ts';

export const feedTitle = `${brand.name}: the blog`;

/** The blog as an RSS 2.0 feed (rssboard.org), with a link to itself as the best practices recommend. */
export function feed(): string {
  const items = articles.map(({ slug, title, snippet, published }) => {
    const link = absoluteUrl(blogPath(slug));
    return `    <item>
      <title>${escapeText(title)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${dayOf(published)}</pubDate>
      <description>${escapeText(snippet)}</description>
    </item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${feedTitle}</title>
    <link>${absoluteUrl(paths.blogs)}</link>
    <atom:link rel="self" type="application/rss+xml" href="${absoluteUrl(feedPath)}"/>
    <description>How QR codes work, why they fail, and how to make codes that last.</description>
    <language>en</language>
    <lastBuildDate>${dayOf(articles[0].published)}</lastBuildDate>
${items.join('')}  </channel>
</rss>
`;
}

/** Formats midnight UTC of a day (RFC 822), such as `Sat, 21 Nov 2026 00:00:00 GMT`. */
function dayOf(published: string): string {
  return new Date(published).toUTCString();
}
