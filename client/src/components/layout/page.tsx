import type { ReactNode } from 'react';
import { useHead } from '#hooks/use-head.ts';
import type { PageHead } from '#lib/head.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageProps {
  readonly head: PageHead;
  readonly children: ReactNode;
}

/** Header, content, footer. */
export function Page({ head, children }: PageProps) {
  useHead(head);
  return (
    <>
      <SiteHeader />
      {children}
      <SiteFooter />
    </>
  );
}
