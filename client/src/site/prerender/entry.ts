import { feedPath } from '#config/blog.ts';
import { brand } from '#config/brand.ts';
import { blogPostPattern, paths } from '#config/paths.ts';
import { fillDocument } from './document.ts';
import { feed } from './feed.ts';
import { cardPath } from './head-tags.ts';
import { pageData } from './json-ld.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { robots, sitemap } from './sitemap.ts';

/** What the server answers at a path, or at a pattern such as `/blog/:slug`. */
export interface Route {
  readonly path: string;
  /** Name of the document. */
  readonly document: string;
  readonly status: 200 | 404;
}

/** The picture that a link to a page is shown with. */
export interface Card {
  /** Where it lies on the site. */
  readonly path: string;
  readonly title: string;
  /** The file of the site that it is made from; without it, the title is drawn. */
  readonly picture?: string | undefined;
}

/** All that the server answers with text that it has to fill its origin into, and what else goes with the pages. */
export interface Site {
  /** By name: `faq.html`, `sitemap.xml`. */
  readonly documents: ReadonlyMap<string, string>;
  readonly routes: readonly Route[];
  readonly cards: readonly Card[];
}

/** Shown where nothing is, and where no article is. */
const notFound = { document: 'not-found.html', path: '/not-found' };
const articleNotFound = { document: 'article-not-found.html', path: '/blog/not-found' };
/** Of the pages that are drawn only in the browser: those of an account. */
const shell = 'shell.html';

/**
 * Renders the site as it is before any script runs.
 *
 * @param template index.html as Vite has built it
 */
export async function renderSite(template: string): Promise<Site> {
  const documents = new Map<string, string>();
  const routes: Route[] = [];
  const cards: Card[] = [];
  const render = async (path: string, document: string) => {
    const { html, head } = await renderPage(path);
    documents.set(document, fillDocument(template, { html, head, data: pageData(path, head) }));
    return head;
  };

  for (const page of publicPages) {
    const document = documentName(page);
    const head = await render(page.path, document);
    cards.push({ path: cardPath(page.path), title: head.title, picture: page.picture });
    for (const path of [page.path, ...(page.aliases ?? [])]) routes.push({ path, document, status: 200 });
  }
  await render(articleNotFound.path, articleNotFound.document);
  routes.push({ path: blogPostPattern, document: articleNotFound.document, status: 404 });
  await render(notFound.path, notFound.document);
  routes.push({ path: '*', document: notFound.document, status: 404 });

  documents.set(shell, fillDocument(template, { head: { title: brand.name } }));
  const drawn = new Set(routes.map(({ path }) => path));
  for (const path of Object.values(paths)) {
    if (!drawn.has(path)) routes.push({ path, document: shell, status: 200 });
  }

  documents.set('sitemap.xml', sitemap());
  documents.set('robots.txt', robots());
  for (const file of ['sitemap.xml', 'robots.txt']) {
    routes.push({ path: `/${file}`, document: file, status: 200 });
  }
  documents.set('blog.rss', feed());
  routes.push({ path: feedPath, document: 'blog.rss', status: 200 });
  return { documents, routes, cards };
}

function documentName({ path }: PublicPage): string {
  return `${path === paths.landing ? 'index' : path.slice(1).replaceAll('/', '-')}.html`;
}
