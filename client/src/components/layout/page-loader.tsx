import styles from './page-loader.module.css';

/** Shown while a page's code is on its way. */
export function PageLoader() {
  return (
    <div className={styles.loader} role="status">
      Loading…
    </div>
  );
}
