import type { ReactNode } from 'react';
import { usePageStart } from '#shared/browser/use-page-start.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Stands before the product's name in the browser's tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The content of a page of an account, under the top bar. Whoever comes by a link starts at its top. */
export function MemberPage({ title, children }: MemberPageProps) {
  useHead({ title: pageTitle(title) });
  const main = usePageStart<HTMLElement>();
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
