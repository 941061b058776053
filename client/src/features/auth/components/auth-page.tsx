import type { ReactNode } from 'react';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { usePageStart } from '#hooks/use-page-start.ts';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  /** Stands under the title. */
  readonly lead?: ReactNode;
  /** Stands beside the rest where there is room, else after it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one form on it. */
export function AuthPage({ title, lead, aside, children }: AuthPageProps) {
  useDocumentTitle(title);
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
