import type { ReactNode } from 'react';
import { usePageStart } from '#shared/browser/use-page-start.ts';
import { type PageHead, pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  /** What search engines may know it by, if they may. */
  readonly found?: Pick<PageHead, 'path' | 'description'>;
  /** Stands under the title. */
  readonly lead?: ReactNode;
  /** Stands beside the rest where there is room, else after it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one form on it. */
export function AuthPage({ title, found, lead, aside, children }: AuthPageProps) {
  useHead({ title: pageTitle(title), ...found });
  const main = usePageStart<HTMLElement>();
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.page} data-wide={aside ? '' : undefined}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {aside}
    </main>
  );
}
