import { DoneMark, Tick } from '#shared/ui/tick.tsx';
import type { CardView } from '../live/board-store.ts';
import { useMarkDone } from '../live/mark-done.ts';

interface DoneTickProps {
  readonly card: CardView;
  readonly canEdit: boolean;
}

/** The tick beside the title of a card on its board. A viewer sees only the tick of a done card. */
export function DoneTick({ card: { id, title, doneOn }, canEdit }: DoneTickProps) {
  const markDone = useMarkDone();
  const isDone = doneOn !== null;
  if (!canEdit) return isDone && <DoneMark />;
  // Not in the tab order, which goes from column to column; T ticks a focused card.
  return <Tick title={title} isDone={isDone} tabIndex={-1} onToggle={() => markDone([id])} />;
}
