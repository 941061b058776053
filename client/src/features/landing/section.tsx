import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'paper' | 'ink' | 'canary';
  readonly children: ReactNode;
}

/** A section of the landing page, with a heading. */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles[tone]}`}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
