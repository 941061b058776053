import styles from './board-picture.module.css';
import { Picture } from './picture.tsx';

/** The board while a card is carried from one column to the next. */
export function BoardPicture() {
  return (
    <Picture alt="Three columns, todo, in progress and done. A card is being carried from the first to the second.">
      <span className={styles.board}>
        <span className={styles.column}>
          <span>TODO</span>
          <span className={styles.gap} />
          <span className={styles.card}>Ask the printer</span>
        </span>
        <span className={styles.column}>
          <span>IN PROGRESS</span>
          <span className={`${styles.card} ${styles.carried}`}>Scan the proof</span>
        </span>
        <span className={styles.column}>
          <span>DONE</span>
          <span className={styles.card}>Make the code</span>
        </span>
      </span>
    </Picture>
  );
}
