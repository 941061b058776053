import { useSyncExternalStore } from 'react';
import { isWaiting, watchWaiting } from '#shared/loading/waiting.ts';
import styles from './route-progress.module.css';

/** Shows across the top of the window that a page is on its way, once that has taken a moment. */
export function RouteProgress() {
  const waiting = useSyncExternalStore(watchWaiting, isWaiting, () => false);
  return waiting ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
