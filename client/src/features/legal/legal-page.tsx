import type { PageHead } from '#shared/layout/head.ts';
import { type PageSection, SectionedPage } from '#shared/layout/sectioned-page.tsx';
import { LongDate } from '#shared/ui/date-time.tsx';

/** The date when the terms and the privacy policy took effect (docs/product.md). */
const effectiveDate = '2025-07-13';

interface LegalPageProps {
  readonly head: PageHead;
  readonly title: string;
  /** The main point in a sentence or two. */
  readonly summary: string;
  readonly sections: readonly PageSection[];
}

/** A legal text with its effective date. */
export function LegalPage({ head, title, summary, sections }: LegalPageProps) {
  return (
    <SectionedPage
      head={head}
      title={title}
      sections={sections}
      lead={
        <>
          Effective <LongDate iso={effectiveDate} />. {summary}
        </>
      }
    />
  );
}

/** Adds section numbers to the titles, so that people can refer to them. */
export function numbered(sections: readonly PageSection[]): readonly PageSection[] {
  return sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` }));
}
