import styles from './page-loader.module.css';

/** Shown while a page's code, or what it shows, is on its way. */
export function PageLoader({ text = 'Loading…' }: { text?: string }) {
  return (
    <div className={styles.loader} role="status">
      {text}
    </div>
  );
}
