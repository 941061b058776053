import type { ReactNode } from 'react';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './message.module.css';

/** A page with a single message and the next step. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className={styles.message}>
      <Mark size={72} />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
