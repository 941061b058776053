import type { ReactNode } from 'react';
import styles from './side-columns.module.css';

interface SideColumnsProps {
  /** Stays in sight beside the rest, or stands above it where there is no room. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A page's content, with what helps to find one's way in it. */
export function SideColumns({ side, children }: SideColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
