import type { ReactNode } from 'react';
import { useHashScroll } from '#shared/browser/use-hash-scroll.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { Contents, type SectionName } from './contents.tsx';
import prose from './prose.module.css';
import styles from './sectioned-page.module.css';
import { SideColumns } from './side-columns.tsx';
import { TextPage } from './text-page.tsx';

/** A part of a page: its heading, and what it says. */
export interface PageSection extends SectionName {
  readonly content: ReactNode;
}

interface SectionedPageProps {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: ReactNode;
  /** In their order on the page; the same list each time. */
  readonly sections: readonly PageSection[];
}

/** A page to look things up in: its contents stay at hand beside its sections, or above them where there is no room. */
export function SectionedPage({ head, title, lead, sections }: SectionedPageProps) {
  useHashScroll();
  return (
    <TextPage head={head} title={title} lead={lead}>
      <SideColumns
        side={
          <div className={styles.contents}>
            <p className={styles.label} aria-hidden="true">
              On this page
            </p>
            <Contents sections={sections} />
          </div>
        }
      >
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            tabIndex={-1}
            aria-labelledby={`${section.id}-title`}
            className={`${prose.prose} ${styles.section}`}
          >
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.content}
          </section>
        ))}
      </SideColumns>
    </TextPage>
  );
}
