import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'paper' | 'ink' | 'canary';
  /** Whether its heading is the page's title, in one line. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page, with a heading. */
export function Section({ id, title, lead, tone = 'paper', isFirst = false, children }: SectionProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={isFirst ? styles.first : `${styles.section} ${styles[tone]}`}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
