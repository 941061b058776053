import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './lock-overlay.module.css';

/** Why something can't be used, and the way to change that. */
export interface Lock {
  readonly words: string;
  readonly action: string;
  /** Where on the site. */
  readonly to: string;
}

/** Shows what is locked, out of reach of mouse, keyboard and screen reader, under the way to get it. */
export function LockOverlay({ lock, children }: { lock: Lock; children: ReactNode }) {
  return (
    <div className={styles.locked}>
      <div className={styles.under} inert aria-hidden="true">
        {children}
      </div>
      <div className={styles.overlay}>
        <Icon name="lock" size={28} />
        <p className={styles.words}>{lock.words}</p>
        <Link className={buttonClass()} to={lock.to}>
          {lock.action}
        </Link>
      </div>
    </div>
  );
}
