import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { account } from './account.tsx';
import { board } from './board.tsx';
import { codes } from './codes.tsx';
import { history } from './history.tsx';
import { scanning } from './scanning.tsx';

/** All guides, in page order. */
export const guides: readonly PageSection[] = [...codes, ...scanning, ...account, ...history, ...board];
