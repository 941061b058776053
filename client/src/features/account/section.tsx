import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The fragment in the section's URL. */
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** Marks actions that can't be undone. */
  readonly dangerous?: boolean;
  readonly children: ReactNode;
}

/** A card on the account page. */
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
