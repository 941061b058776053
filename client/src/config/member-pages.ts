import { paths } from './paths.ts';

/** The pages in the navigation of members. `pages` matches the paths that belong to a page. */
export const mainPages = [
  { text: 'Create', to: paths.home, icon: 'plus', pages: /^\/(home|generate\/.*)$/ },
  { text: 'Codes', to: paths.history, icon: 'qr-code', pages: /^\/(history|codes)(\/.*)?$/ },
  { text: 'Boards', to: paths.boards, icon: 'square-kanban', pages: /^\/(tasks|boards|b\/.*)$/ },
  { text: 'My cards', to: paths.my, icon: 'list-checks', pages: /^\/my$/ },
] as const;
