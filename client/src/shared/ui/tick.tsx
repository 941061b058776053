import { Icon } from './icon.tsx';
import styles from './tick.module.css';

interface TickProps {
  /** The title of the card. */
  readonly title: string;
  readonly isDone: boolean;
  readonly tabIndex?: number;
  onToggle(): void;
}

/** The tick at the left edge of a card, which marks the card as done. */
export function Tick({ title, isDone, tabIndex, onToggle }: TickProps) {
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`Done: ${title}`}
      title={isDone ? 'Mark as not done' : 'Mark as done'}
      className={styles.tick}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <Circle isDone={isDone} />
    </button>
  );
}

/** The tick of a done card that the user may not change. */
export function DoneMark() {
  return (
    <span className={styles.tick} aria-hidden="true">
      <Circle isDone />
    </span>
  );
}

function Circle({ isDone }: Pick<TickProps, 'isDone'>) {
  return (
    <span className={styles.circle} data-done={isDone || undefined}>
      {isDone && <Icon name="check" size={14} />}
    </span>
  );
}
