import type { ReactNode } from 'react';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
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
