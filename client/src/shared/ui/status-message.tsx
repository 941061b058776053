import { Icon } from './icon.tsx';
import styles from './status-message.module.css';

interface StatusMessageProps {
  readonly failure?: string | undefined;
  readonly done?: string | undefined;
  /** Neutral information. */
  readonly note?: string | undefined;
}

/** The result of an action, beside its button. Keep it mounted: screen readers announce only changes inside it. */
export function StatusMessage({ failure, done, note }: StatusMessageProps) {
  return (
    <div className={styles.message}>
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
