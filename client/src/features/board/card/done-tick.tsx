import { Icon } from '#shared/ui/icon.tsx';
import type { CardView } from '../live/board-store.ts';
import { useMarkDone } from '../live/mark-done.ts';
import styles from './done-tick.module.css';

interface DoneTickProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** The tick beside the title of a card, which marks the card as done. A viewer sees only the tick of a done card. */
export function DoneTick({ card: { id, title, doneOn }, canEdit }: DoneTickProps) {
  const markDone = useMarkDone();
  const isDone = doneOn !== null;
  const circle = (
    <span className={styles.circle} data-done={isDone || undefined}>
      {isDone && <Icon name="check" size={14} />}
    </span>
  );
  if (!canEdit)
    return (
      isDone && (
        <span className={styles.tick} aria-hidden="true">
          {circle}
        </span>
      )
    );
  return (
    // Not in the tab order, which goes from column to column; T ticks a focused card.
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`Done: ${title}`}
      title={isDone ? 'Mark as not done' : 'Mark as done'}
      className={styles.tick}
      tabIndex={-1}
      onClick={() => markDone([id])}
    >
      {circle}
    </button>
  );
}
