/** Every address of the site, in one list: links, the router and the server's 404 rule come from it. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  dynamicQr: '/dynamic-qr',
  features: '/features',
  themes: '/themes',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  blogs: '/blogs',
  help: '/help',
  privacy: '/privacy-policy',
  terms: '/terms',
} as const;

/** A page that links lead to and that is not open yet. */
export type UpcomingPath = Exclude<(typeof paths)[keyof typeof paths], typeof paths.landing>;

export const upcomingPaths = Object.values(paths).filter((path) => path !== paths.landing);

/** The patterns that the server answers with 200; everything else is a 404. */
export const routePatterns: readonly string[] = Object.values(paths);
