import { Note } from './note.tsx';
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
        {done && <Note tone="good">{done}</Note>}
        {note && <Note>{note}</Note>}
      </div>
      {failure && (
        <Note tone="error" role="alert">
          {failure}
        </Note>
      )}
    </div>
  );
}
