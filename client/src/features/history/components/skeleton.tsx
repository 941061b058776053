import styles from './history-view.module.css';

/** Stands for the list while its first codes are fetched and opened. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className="visually-hidden">
        Fetching your saved codes…
      </p>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
