import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import type { Chunk } from '#shared/loading/chunk.ts';

/** Where the code of each page, and of what is around it, comes from: all but the landing page's, which comes first. */
export const page = {
  router: () => import('./router.tsx'),
  accountArea: () => import('./account-area.tsx'),
  memberArea: () => import('./member-area.tsx'),
  historyKeyManager: () => import('#features/history/key/history-key-manager.ts'),
  about: () => import('./routes/about.tsx'),
  account: () => import('./routes/account.tsx'),
  blogPost: () => import('./routes/blog-post.tsx'),
  blogs: () => import('./routes/blogs.tsx'),
  contact: () => import('./routes/contact.tsx'),
  dynamicQr: () => import('./routes/dynamic-qr.tsx'),
  faq: () => import('./routes/faq.tsx'),
  features: () => import('./routes/features.tsx'),
  forgotPassword: () => import('./routes/forgot-password.tsx'),
  generate: () => import('./routes/generate.tsx'),
  help: () => import('./routes/help.tsx'),
  history: () => import('./routes/history.tsx'),
  home: () => import('./routes/home.tsx'),
  leaderboard: () => import('./routes/leaderboard.tsx'),
  login: () => import('./routes/login.tsx'),
  notFound: () => import('./routes/not-found.tsx'),
  privacy: () => import('./routes/privacy.tsx'),
  register: () => import('./routes/register.tsx'),
  resetPassword: () => import('./routes/reset-password.tsx'),
  tasks: () => import('./routes/tasks.tsx'),
  terms: () => import('./routes/terms.tsx'),
  themes: () => import('./routes/themes.tsx'),
  verifyEmail: () => import('./routes/verify-email.tsx'),
};

type Fetch = Chunk<unknown>;

const own: Readonly<Record<string, Fetch>> = {
  [paths.about]: page.about,
  [paths.blogs]: page.blogs,
  [paths.blogShort]: page.blogs,
  [paths.contact]: page.contact,
  [paths.dynamicQr]: page.dynamicQr,
  [paths.faq]: page.faq,
  [paths.features]: page.features,
  [paths.help]: page.help,
  [paths.privacy]: page.privacy,
  [paths.privacyShort]: page.privacy,
  [paths.terms]: page.terms,
  [paths.themes]: page.themes,
};

const guests: Readonly<Record<string, Fetch>> = {
  [paths.login]: page.login,
  [paths.register]: page.register,
  [paths.forgotPassword]: page.forgotPassword,
  [paths.resetPassword]: page.resetPassword,
  [paths.verifyEmail]: page.verifyEmail,
  [paths.tasks]: page.tasks,
};

const members: Readonly<Record<string, Fetch>> = {
  [paths.home]: page.home,
  [paths.account]: page.account,
  [paths.history]: page.history,
  [paths.leaderboard]: page.leaderboard,
  ...Object.fromEntries([...mainTypes, ...moreTypes].map((id) => [generatorPath(id), page.generate])),
};

/** What a path shows, and what is around it: each would be fetched only once the one around it is there. */
function fetchesFor(path: string): readonly Fetch[] {
  if (path === paths.landing) return [];
  const guest = guests[path];
  if (guest) return [page.router, page.accountArea, guest];
  const member = members[path];
  if (member) {
    const around = [page.router, page.accountArea, page.memberArea];
    return path === paths.history ? [...around, page.historyKeyManager, member] : [...around, member];
  }
  return [page.router, own[path] ?? (path.startsWith('/blog/') ? page.blogPost : page.notFound)];
}

/**
 * Fetches a page together with what is around it. What fails is told where it is drawn. A page that was built as HTML can
 * be taken over as it stands only if all its code is at hand when it is drawn first.
 */
export async function fetchTogether(path: string): Promise<void> {
  const keep = async (fetch: Fetch) => {
    fetch.arrived = await fetch();
  };
  await Promise.allSettled(fetchesFor(path).map(keep));
}
