import { paths } from '#config/paths.ts';
import { originMark } from './origin-mark.ts';
import { publicPages } from './public-pages.ts';

/** sitemap.xml (sitemaps.org, protocol 0.9): the pages that are for everybody to find. */
export function sitemap(): string {
  const urls = publicPages
    .filter(({ isListed }) => isListed)
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${originMark}${path}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** robots.txt (RFC 9309): an account's pages, and what isn't a page, are nothing to crawl. */
export function robots(): string {
  const closed = [paths.home, paths.account, paths.leaderboard, '/generate/', '/graphql', '/auth/'];
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${originMark}/sitemap.xml
`;
}
