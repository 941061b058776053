import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#config/paths.ts';
import styles from './lock-overlay.module.css';

/** Shows what an account opens, out of reach of mouse, keyboard and screen reader, under the way to get it. */
export function LockOverlay({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className={styles.locked}>
      <div className={styles.under} inert aria-hidden="true">
        {children}
      </div>
      <div className={styles.overlay}>
        <Icon name="lock" size={28} />
        <p className={styles.words}>{what} codes open with a free account and its 5 starting tokens.</p>
        <Link className={buttonClass()} to={paths.login}>
          Unlock Now by Free Sign up
        </Link>
      </div>
    </div>
  );
}
