import { blogPath } from '#config/blog.ts';
import { paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { pictures } from '#features/blog/pictures.ts';

/** A page that is there for everybody, as HTML before any script runs. */
export interface PublicPage {
  readonly path: string;
  /** Other paths that show it. */
  readonly aliases?: readonly string[];
  /** Whether it is told to search engines; one that isn't may still be found. */
  readonly isListed: boolean;
  /** What leads to it, from the landing page on, as breadcrumbs: path and name. */
  readonly under?: { readonly path: string; readonly name: string };
  /** When what it says last changed, where that is known: an ISO 8601 day. */
  readonly changed?: string;
  /** An SVG file of the site, 1200 × 630, that links to it are shown with; else a picture is made of its title. */
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
    under: { path: blog.path, name: 'Blogs' },
    changed: published,
    picture: pictures[slug],
  }),
);

/** Every public page, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  listed(paths.landing),
  listed(paths.features),
  listed(paths.themes),
  listed(paths.faq),
  listed(paths.help),
  blog,
  ...blogPosts,
  listed(paths.about),
  listed(paths.contact),
  listed(paths.dynamicQr),
  listed(paths.terms),
  { path: paths.privacy, aliases: [paths.privacyShort], isListed: true },
  listed(paths.register),
  listed(paths.login),
  // Open to everybody, but nothing that a stranger would search for.
  { path: paths.tasks, isListed: false },
  { path: paths.forgotPassword, isListed: false },
];
