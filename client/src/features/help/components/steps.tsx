import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** What to do, in this order: a list of `li`. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
