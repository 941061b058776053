import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { generatorPath, generatorTypes, typePagePath } from '#config/generators.ts';
import {
  blogPostPattern,
  boardCardPattern,
  boardPattern,
  dynamicCodePattern,
  paths,
  taskPattern,
} from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { ErrorPage } from './error-page.tsx';
import { FramedErrorPage, PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';
import { Landing } from './routes/landing.tsx';

type Page = Promise<{ readonly default: ComponentType }>;

/** A page that is loaded when its path is opened. */
const page = (path: string, load: () => Page, children: RouteObject[] = []): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: async () => ({ Component: (await loadChunk(load)).default }),
  children,
});

/** A layout of the pages that use GraphQL. One chunk holds all of them. */
const accountLayout =
  (name: 'AccountLayout' | 'GuestLayout' | 'MemberLayout' | 'PlainLayout') => async () => ({
    Component: (await loadChunk(() => import('./account-layouts.tsx')))[name],
  });

const publicPages = [
  { path: paths.landing, Component: Landing },
  page(paths.about, () => import('./routes/about.tsx')),
  ...[paths.blogs, paths.blogShort].map((path) => page(path, () => import('./routes/blogs.tsx'))),
  page(blogPostPattern, () => import('./routes/blog-post.tsx')),
  page(paths.contact, () => import('./routes/contact.tsx')),
  page(paths.developers, () => import('./routes/developers.tsx')),
  page(paths.dynamicQr, () => import('./routes/dynamic-qr.tsx')),
  ...generatorTypes.map(
    (id): RouteObject => ({
      path: typePagePath(id),
      caseSensitive: true,
      lazy: async () => ({
        element: await (await loadChunk(() => import('./routes/type-page.tsx'))).typePage(id),
      }),
    }),
  ),
  page(paths.faq, () => import('./routes/faq.tsx')),
  page(paths.features, () => import('./routes/features.tsx')),
  page(paths.help, () => import('./routes/help.tsx')),
  ...[paths.privacy, paths.privacyShort].map((path) => page(path, () => import('./routes/privacy.tsx'))),
  page(paths.report, () => import('./routes/report.tsx')),
  page(paths.scan, () => import('./routes/scan.tsx')),
  page(paths.terms, () => import('./routes/terms.tsx')),
  page(paths.themes, () => import('./routes/themes.tsx')),
  ...(import.meta.env.DEV ? [page('/design', () => import('./routes/design.tsx'))] : []),
  page('*', () => import('./routes/not-found.tsx')),
];

const guestPages = [
  page(paths.login, () => import('./routes/login.tsx')),
  page(paths.register, () => import('./routes/register.tsx')),
];

/** Pages that a link with a token in its fragment opens. */
const tokenLinkPages = [
  page(paths.forgotPassword, () => import('./routes/forgot-password.tsx')),
  page(paths.resetPassword, () => import('./routes/reset-password.tsx')),
  page(paths.verifyEmail, () => import('./routes/verify-email.tsx')),
  page(paths.join, () => import('./routes/join.tsx')),
];

const memberPages = [
  page(paths.home, () => import('./routes/home.tsx')),
  page(paths.history, () => import('./routes/history.tsx')),
  page(paths.deletedCodes, () => import('./routes/deleted-codes.tsx')),
  page(dynamicCodePattern, () => import('./routes/dynamic-code.tsx')),
  page(paths.boards, () => import('./routes/boards.tsx')),
  page(paths.my, () => import('./routes/my.tsx')),
  page(paths.leaderboard, () => import('./routes/leaderboard.tsx')),
  page(paths.account, () => import('./routes/account.tsx')),
  ...generatorTypes.map(
    (id): RouteObject => ({
      path: generatorPath(id),
      caseSensitive: true,
      lazy: async () => {
        const { default: Generate } = await loadChunk(() => import('./routes/generate.tsx'));
        return { element: <Generate key={id} id={id} /> };
      },
    }),
  ),
];

/** Shows errors of `children` inside the layout around them. */
const withErrorPage = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: ErrorPage, children });

/** Every page of the site. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FramedErrorPage,
    children: [
      { Component: PublicLayout, children: [withErrorPage(publicPages)] },
      {
        // The boundary isn't on the layout's route: the router shows nothing for a route that couldn't be loaded.
        ErrorBoundary: FramedErrorPage,
        children: [
          {
            lazy: accountLayout('AccountLayout'),
            children: [
              {
                lazy: accountLayout('PlainLayout'),
                children: [
                  withErrorPage([
                    { lazy: accountLayout('GuestLayout'), children: guestPages },
                    ...tokenLinkPages,
                  ]),
                ],
              },
              page(paths.bulk, () => import('./routes/bulk.tsx')),
              // One route for a board and its open card, so that the board stays mounted when a card opens.
              page(`${taskPattern}?`, () => import('./routes/tasks.tsx')),
              page(boardPattern, () => import('./routes/board.tsx'), [
                { index: true, element: null },
                { path: boardCardPattern, caseSensitive: true, element: null },
              ]),
              { lazy: accountLayout('MemberLayout'), children: [withErrorPage(memberPages)] },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * Loads the code of the page at `path` before hydration.
 *
 * @returns whether the code was loaded; if not, the router tries again, and shows an error if that fails too
 */
export async function loadRoute(path: string): Promise<boolean> {
  const matches = matchRoutes(routes, path) ?? [];
  const load = async (route: RouteObject) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  const loaded = await Promise.allSettled(matches.map(({ route }) => load(route)));
  return loaded.every(({ status }) => status === 'fulfilled');
}
