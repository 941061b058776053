import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';

/** Where the code of the pages that lie deep within the account's area comes from. */
export const page = {
  memberArea: () => import('./member-area.tsx'),
  account: () => import('./routes/account.tsx'),
  generate: () => import('./routes/generate.tsx'),
  home: () => import('./routes/home.tsx'),
  leaderboard: () => import('./routes/leaderboard.tsx'),
  login: () => import('./routes/login.tsx'),
  register: () => import('./routes/register.tsx'),
  tasks: () => import('./routes/tasks.tsx'),
};

/** What lies deep within the account's area, by path: it would be fetched only once what is around it is there. */
const deep: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [paths.login]: [page.login],
  [paths.register]: [page.register],
  [paths.tasks]: [page.tasks],
  [paths.home]: [page.memberArea, page.home],
  [paths.account]: [page.memberArea, page.account],
  [paths.leaderboard]: [page.memberArea, page.leaderboard],
  ...Object.fromEntries(
    [...mainTypes, ...moreTypes].map((id) => [generatorPath(id), [page.memberArea, page.generate]]),
  ),
};

/** Fetches a page together with what is around it. What fails is told where it is drawn. */
export function fetchTogether(path: string): void {
  for (const fetch of deep[path] ?? []) fetch().catch(() => undefined);
}
