import { type ReactNode, useMemo } from 'react';
import { useHashScroll } from '#shared/browser/page-scroll.ts';
import { useCurrentSection } from '#shared/browser/use-current-section.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { TextPage } from './page.tsx';
import prose from './prose.module.css';
import styles from './sectioned-page.module.css';

/** A section that links can point to. */
interface SectionName {
  /** The fragment in the section's URL. */
  readonly id: string;
  readonly title: string;
}

/** Links to the sections of a page; the section in view is marked. Pass the same array on every render. */
export function Contents({ sections }: { readonly sections: readonly SectionName[] }) {
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SideColumnsProps {
  /** Sticky column beside the content; above it on narrow screens. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A page with a side column. */
export function SideColumns({ side, children }: SideColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}

export interface PageSection extends SectionName {
  readonly content: ReactNode;
}

interface SectionedPageProps {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: ReactNode;
  /** In page order. Pass the same array on every render. */
  readonly sections: readonly PageSection[];
}

/** A reference page with a table of contents. */
export function SectionedPage({ head, title, lead, sections }: SectionedPageProps) {
  useHashScroll();
  return (
    <TextPage head={head} title={title} lead={lead}>
      <SideColumns
        side={
          <div className={styles.contentsCard}>
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
