import type { ReactNode } from 'react';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import styles from './page.module.css';

interface PageProps {
  readonly head: PageHead;
  readonly children: ReactNode;
}

/** The content of a public page, between the header and the footer. */
export function Page({ head, children }: PageProps) {
  useHead(head);
  return children;
}

interface TextPageProps extends PageProps {
  readonly title: string;
  /** Introduction below the title. */
  readonly lead?: ReactNode;
}

/** A public page with a title and an introduction. */
export function TextPage({ head, title, lead, children }: TextPageProps) {
  const main = usePageStart<HTMLElement>();
  return (
    <Page head={head}>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </main>
    </Page>
  );
}
