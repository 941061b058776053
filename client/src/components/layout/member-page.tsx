import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Stands before the product's name in the browser's tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The content of a page of an account, under the top bar. Whoever comes by a link starts at its top. */
export function MemberPage({ title, children }: MemberPageProps) {
  useDocumentTitle(title);
  const main = useRef<HTMLElement>(null);
  const came = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page was come to counts, not what follows
  useEffect(() => {
    if (came !== NavigationType.Push) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
