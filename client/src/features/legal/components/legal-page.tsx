import { effectiveDay } from '#config/legal.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { type PageSection, SectionedPage } from '#shared/layout/sectioned-page.tsx';
import { LongDate } from '#shared/ui/date-time.tsx';

interface LegalPageProps {
  readonly head: PageHead;
  readonly title: string;
  /** What it comes to, in a sentence or two. */
  readonly summary: string;
  readonly sections: readonly PageSection[];
}

/** A page of rules, with the day from which they hold. */
export function LegalPage({ head, title, summary, sections }: LegalPageProps) {
  return (
    <SectionedPage
      head={head}
      title={title}
      sections={sections}
      lead={
        <>
          Effective <LongDate iso={effectiveDay} />. {summary}
        </>
      }
    />
  );
}
