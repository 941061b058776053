import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** What the address names it by, after `#`. */
  readonly id: string;
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly lead: ReactNode;
  /** Sets what can't be undone apart. */
  readonly dangerous?: boolean;
  readonly children: ReactNode;
}

/** One matter of the account: what it is about, and what can be done. */
export function Section({ id, title, lead, dangerous = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={styles.section}
      data-dangerous={dangerous}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
