import type { ReactNode } from 'react';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { type PageHead, pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  /** Data for search engines. Without it, the page isn't indexed. */
  readonly seo?: Pick<PageHead, 'path' | 'description'>;
  /** Introduction below the title. */
  readonly lead?: ReactNode;
  /** Shown beside the form, or below it on narrow screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a single form. */
export function AuthPage({ title, seo, lead, aside, children }: AuthPageProps) {
  useHead({ title: pageTitle(title), ...seo });
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
