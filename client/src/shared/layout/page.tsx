import type { ReactNode } from 'react';
import type { PageHead } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
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
