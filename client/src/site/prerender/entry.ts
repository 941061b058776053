import { brand } from '#config/brand.ts';
import { generatorPath, generatorTypes } from '#config/generators.ts';
import {
  blogPostPattern,
  boardCardPattern,
  boardPattern,
  dynamicCodePattern,
  feedPath,
  paths,
  taskPattern,
} from '#config/paths.ts';
import { fillDocument } from './document.ts';
import { feed } from './feed.ts';
import { previewPath } from './head-tags.ts';
import { pageData } from './json-ld.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { robots, sitemap } from './sitemap.ts';

/** The server's response at a path, or at a pattern such as `/blog/:slug`. */
export interface Route {
  readonly path: string;
  /** Name of the document, such as `faq.html`. */
  readonly document: string;
  readonly status: 200 | 404;
  readonly usesCamera?: true | undefined;
}

/** The preview image of a link to a page. */
export interface LinkPreview {
  /** The path of the image on the site. */
  readonly path: string;
  readonly title: string;
  /** The SVG file to draw; defaults to a drawing of the title. */
  readonly picture?: string | undefined;
}

/** The prerendered site. */
export interface Site {
  /** Texts by name, such as `faq.html` and `sitemap.xml`. The server replaces the origin placeholder in the texts. */
  readonly documents: ReadonlyMap<string, string>;
  readonly routes: readonly Route[];
  readonly previews: readonly LinkPreview[];
}

/** The pages for an unknown path and an unknown article. */
const notFound = { document: 'not-found.html', path: '/not-found' };
const articleNotFound = { document: 'article-not-found.html', path: '/blog/not-found' };
/** The document of pages that are rendered only in the browser. */
const shell = 'shell.html';

/**
 * Renders the site as it is before any script runs.
 *
 * @param template index.html as Vite has built it
 */
export async function renderSite(template: string): Promise<Site> {
  const documents = new Map<string, string>();
  const routes: Route[] = [];
  const previews: LinkPreview[] = [];
  const render = async (path: string, document: string) => {
    const { html, head } = await renderPage(path);
    documents.set(document, fillDocument(template, { html, head, data: await pageData(path, head) }));
    return head;
  };

  for (const page of publicPages) {
    const document = documentName(page);
    const head = await render(page.path, document);
    previews.push({ path: previewPath(page.path), title: head.title, picture: page.picture });
    const { usesCamera } = page;
    for (const path of [page.path, ...(page.aliases ?? [])])
      routes.push({ path, document, status: 200, usesCamera });
  }
  await render(articleNotFound.path, articleNotFound.document);
  routes.push({ path: blogPostPattern, document: articleNotFound.document, status: 404 });
  await render(notFound.path, notFound.document);
  routes.push({ path: '*', document: notFound.document, status: 404 });

  documents.set(shell, fillDocument(template, { head: { title: brand.name } }));
  const prerendered = new Set(routes.map(({ path }) => path));
  for (const path of [...Object.values(paths), ...generatorTypes.map(generatorPath)]) {
    if (!prerendered.has(path)) routes.push({ path, document: shell, status: 200 });
  }

  for (const path of [dynamicCodePattern, boardPattern, boardCardPattern, taskPattern])
    routes.push({ path, document: shell, status: 200 });

  documents.set('sitemap.xml', sitemap());
  documents.set('robots.txt', robots());
  for (const file of ['sitemap.xml', 'robots.txt']) {
    routes.push({ path: `/${file}`, document: file, status: 200 });
  }
  documents.set('blog.rss', feed());
  routes.push({ path: feedPath, document: 'blog.rss', status: 200 });
  return { documents, routes, previews };
}

function documentName({ path }: PublicPage): string {
  return `${path === paths.landing ? 'index' : path.slice(1).replaceAll('/', '-')}.html`;
}
