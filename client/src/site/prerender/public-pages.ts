import { typePagePath } from '#config/generators.ts';
import { blogPath, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { pictures } from '#features/blog/pictures.ts';
import { typesWithPage } from '#features/type-page/type-pages.ts';

/** A prerendered page. */
export interface PublicPage {
  readonly path: string;
  /** Other paths of the same page. */
  readonly aliases?: readonly string[];
  /** Whether the sitemap lists the page. */
  readonly isListed: boolean;
  /** The parent page in the breadcrumbs. */
  readonly parent?: { readonly path: string; readonly name: string };
  /** Date of the last change, if known: an ISO 8601 day. */
  readonly changed?: string;
  /** Whether the page may use the camera. The server then allows it, in the headers of this page only. */
  readonly usesCamera?: true;
  /** A 1200 × 630 SVG file for link previews; defaults to a drawing of the title. */
  readonly picture?: string;
}

const listed = (path: string): PublicPage => ({ path, isListed: true });

const blog: PublicPage = {
  path: paths.blogs,
  aliases: [paths.blogShort],
  isListed: true,
  changed: articles[0].published,
};

const blogPosts = articles.map(
  ({ slug, published }): PublicPage => ({
    path: blogPath(slug),
    isListed: true,
    parent: { path: blog.path, name: 'Blogs' },
    changed: published,
    picture: pictures[slug],
  }),
);

/** Every prerendered page, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  listed(paths.landing),
  listed(paths.features),
  listed(paths.themes),
  { path: paths.scan, isListed: true, usesCamera: true },
  ...typesWithPage.map(
    (id): PublicPage => ({
      path: typePagePath(id),
      isListed: true,
      parent: { path: paths.features, name: 'Features' },
    }),
  ),
  listed(paths.faq),
  listed(paths.help),
  listed(paths.developers),
  blog,
  ...blogPosts,
  listed(paths.about),
  listed(paths.contact),
  listed(paths.bulk),
  listed(paths.dynamicQr),
  listed(paths.terms),
  { path: paths.privacy, aliases: [paths.privacyShort], isListed: true },
  listed(paths.register),
  listed(paths.login),
  // Public pages that are of no use in search results.
  { path: paths.tasks, isListed: false },
  { path: paths.report, isListed: false },
  { path: paths.forgotPassword, isListed: false },
];
