import type { ReactNode } from 'react';
import { usePageStart } from '#shared/browser/use-page-start.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { Page } from './page.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly head: PageHead;
  readonly title: string;
  /** What the page is about, under its title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A public page under the site's header: a title, what it is about, and its content across the page's width. */
export function TextPage({ head, title, lead, children }: TextPageProps) {
  const main = usePageStart<HTMLElement>();
  return (
    <Page head={head}>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </main>
    </Page>
  );
}
