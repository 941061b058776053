import { type ReactNode, useEffect } from 'react';
import { brand } from '#config/brand.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageProps {
  /** Stands before the product's name in the browser's tab; without it the document keeps its own title. */
  readonly title?: string;
  /** Whether search engines may list the page. */
  readonly index?: boolean;
  readonly children: ReactNode;
}

/** Header, content, footer. */
export function Page({ title, index = true, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <>
      {!index && <meta name="robots" content="noindex" />}
      <SiteHeader />
      {children}
      <SiteFooter />
    </>
  );
}

function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} – ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
