import { useMemo } from 'react';
import { useCurrentSection } from '#shared/browser/use-current-section.ts';
import styles from './contents.module.css';

/** A part of a page that can be linked to. */
export interface SectionName {
  /** What the address names it by, after `#`. */
  readonly id: string;
  readonly title: string;
}

/** The way to each section of the page, with the one marked that is being read. The list has to stay the same one. */
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
