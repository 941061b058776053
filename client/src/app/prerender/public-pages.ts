import { paths } from '#config/paths.ts';

/** A page that is there for everybody, as HTML before any script runs. */
export interface PublicPage {
  readonly path: string;
  /** Other paths that show it. */
  readonly aliases?: readonly string[];
  /** Whether it is told to search engines; one that isn't may still be found. */
  readonly isListed: boolean;
  /** What leads to it, from the landing page on, as breadcrumbs: path and name. */
  readonly under?: { readonly path: string; readonly name: string };
}

const listed = (path: string): PublicPage => ({ path, isListed: true });

/** Every public page, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  listed(paths.landing),
  listed(paths.features),
  listed(paths.themes),
  listed(paths.faq),
  listed(paths.help),
  { path: paths.blogs, aliases: [paths.blogShort], isListed: true },
  listed(paths.about),
  listed(paths.contact),
  listed(paths.dynamicQr),
  listed(paths.terms),
  { path: paths.privacy, aliases: [paths.privacyShort], isListed: true },
  listed(paths.register),
  listed(paths.login),
  // Open to everybody, but nothing that a stranger would search for.
  { path: paths.tasks, isListed: false },
];
