import styles from './column.module.css';

/** What stands in a column that shows no card. */
export function EmptyColumn({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <p className={styles.empty}>{isFiltered ? 'No card matches here.' : 'No cards yet. Add one with +.'}</p>
  );
}
