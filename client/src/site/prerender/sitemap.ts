import { paths } from '#config/paths.ts';
import { absoluteUrl } from './markup.ts';
import { publicPages } from './public-pages.ts';

/** sitemap.xml (sitemaps.org, protocol 0.9). */
export function sitemap(): string {
  const urls = publicPages
    .filter(({ isListed }) => isListed)
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${absoluteUrl(path)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** robots.txt (RFC 9309): excludes the pages of an account and everything that isn't a page. */
export function robots(): string {
  const excluded = [
    paths.home,
    paths.account,
    paths.history,
    paths.deletedCodes,
    paths.leaderboard,
    '/generate/',
    '/graphql',
    '/auth/',
  ];
  return `User-agent: *
${excluded.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}
