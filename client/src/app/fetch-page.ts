import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { chunk } from '#lib/chunk.ts';

/** Where the code of each page, and of what is around it, comes from: all but the landing page's, which comes first. */
export const page = {
  router: chunk(() => import('./router.tsx')),
  accountArea: chunk(() => import('./account-area.tsx')),
  memberArea: chunk(() => import('./member-area.tsx')),
  about: chunk(() => import('./routes/about.tsx')),
  account: chunk(() => import('./routes/account.tsx')),
  blogPost: chunk(() => import('./routes/blog-post.tsx')),
  blogs: chunk(() => import('./routes/blogs.tsx')),
  contact: chunk(() => import('./routes/contact.tsx')),
  dynamicQr: chunk(() => import('./routes/dynamic-qr.tsx')),
  faq: chunk(() => import('./routes/faq.tsx')),
  features: chunk(() => import('./routes/features.tsx')),
  forgotPassword: chunk(() => import('./routes/forgot-password.tsx')),
  generate: chunk(() => import('./routes/generate.tsx')),
  help: chunk(() => import('./routes/help.tsx')),
  home: chunk(() => import('./routes/home.tsx')),
  leaderboard: chunk(() => import('./routes/leaderboard.tsx')),
  login: chunk(() => import('./routes/login.tsx')),
  notFound: chunk(() => import('./routes/not-found.tsx')),
  privacy: chunk(() => import('./routes/privacy.tsx')),
  register: chunk(() => import('./routes/register.tsx')),
  resetPassword: chunk(() => import('./routes/reset-password.tsx')),
  tasks: chunk(() => import('./routes/tasks.tsx')),
  terms: chunk(() => import('./routes/terms.tsx')),
  themes: chunk(() => import('./routes/themes.tsx')),
  verifyEmail: chunk(() => import('./routes/verify-email.tsx')),
};

type Fetch = () => Promise<unknown>;

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
  [paths.leaderboard]: page.leaderboard,
  ...Object.fromEntries([...mainTypes, ...moreTypes].map((id) => [generatorPath(id), page.generate])),
};

/** What a path shows, and what is around it: each would be fetched only once the one around it is there. */
function fetchesFor(path: string): readonly Fetch[] {
  if (path === paths.landing) return [];
  const guest = guests[path];
  if (guest) return [page.router, page.accountArea, guest];
  const member = members[path];
  if (member) return [page.router, page.accountArea, page.memberArea, member];
  return [page.router, own[path] ?? (path.startsWith('/blog/') ? page.blogPost : page.notFound)];
}

/** Fetches a page together with what is around it. What fails is told where it is drawn. */
export async function fetchTogether(path: string): Promise<void> {
  await Promise.allSettled(fetchesFor(path).map((fetch) => fetch()));
}
