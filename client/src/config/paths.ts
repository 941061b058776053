/** All paths of the site, for links, the router and the server's 404 rule. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  home: '/home',
  account: '/account',
  history: '/history',
  deletedCodes: '/history/deleted',
  leaderboard: '/leaderboard',
  tasks: '/tasks',
  boards: '/boards',
  my: '/my',
  join: '/join',
  bulk: '/bulk',
  dynamicQr: '/dynamic-qr',
  features: '/features',
  themes: '/themes',
  scan: '/scan',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  report: '/report',
  blogs: '/blogs',
  blogShort: '/blog',
  help: '/help',
  developers: '/developers',
  privacy: '/privacy-policy',
  privacyShort: '/privacy',
  terms: '/terms',
} as const;

/** The path pattern of blog articles, for the router and the server. */
export const blogPostPattern = '/blog/:slug';

/** The path of an article, such as `/blog/why-canary-qr`. */
export function blogPath(slug: string): string {
  return blogPostPattern.replace(':slug', slug);
}

/** The path pattern of a dynamic code's page, for the router and the server. */
export const dynamicCodePattern = '/codes/:id';

/** The path of a dynamic code's page. */
export function dynamicCodePath(id: string): string {
  return dynamicCodePattern.replace(':id', encodeURIComponent(id));
}

/** The path pattern of boards, for the router and the server. */
export const boardPattern = '/b/:id';

/** The path pattern of a card beside its board, by its number, or by its id until it has a number. */
export const boardCardPattern = '/b/:id/c/:card';

/** The path pattern of a card of the board at `/tasks`. */
export const taskPattern = `${paths.tasks}/:card`;

/** The path of the blog's RSS feed. The server answers it; the router has no such route. */
export const feedPath = '/blog/rss.xml';
