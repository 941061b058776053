import { Icon } from './icon.tsx';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly failure?: string | undefined;
  readonly done?: string | undefined;
  /** What is to be known, and is neither a success nor a failure. */
  readonly note?: string | undefined;
}

/** What came of an action, where it was asked for. Always mounted, since only a change inside of it is read out. */
export function Outcome({ failure, done, note }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <div role="status">
        {done && (
          <p className={styles.good}>
            <Icon name="check" size={18} />
            {done}
          </p>
        )}
        {note && (
          <p className={styles.note}>
            <Icon name="info" size={18} />
            {note}
          </p>
        )}
      </div>
      {failure && (
        <p className={styles.bad} role="alert">
          <Icon name="circle-alert" size={18} />
          {failure}
        </p>
      )}
    </div>
  );
}
