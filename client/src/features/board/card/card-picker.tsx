import { PopupMenu } from '#shared/ui/menu.tsx';
import type { CardView } from '../live/board-store.ts';
import { type PickedField, useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useMoves } from '../live/card-moves.ts';
import { returnFocus } from '../live/focus.ts';
import { useEdits } from '../live/undoable-edits.ts';
import styles from './card.module.css';
import { DueField } from './due-field.tsx';
import { LabelPicker } from './label-picker.tsx';
import { MoveItems } from './move-items.tsx';

interface CardPickerProps {
  readonly card: CardView;
  readonly column: string;
}

/** The picker of a card's labels, due day or column while it is open; keys and the card's menu open it. */
export function CardPicker(props: CardPickerProps) {
  const { id } = props.card;
  const field = useBoardUiState(({ picker }) => (picker?.id === id ? picker.field : null));
  return field === null ? null : <FieldPicker {...props} field={field} />;
}

function FieldPicker({ card, column, field }: CardPickerProps & { readonly field: PickedField }) {
  const { id } = card;
  const ui = useBoardUi();
  const { editCard } = useEdits();
  const { moveToEnd } = useMoves();
  const control = {
    trigger: <span className={styles.anchor} />,
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) ui.change({ picker: null });
    },
    onClose: () => returnFocus(ui, id, column),
  };
  if (field === 'labels')
    return <LabelPicker {...control} cards={[card]} onChange={(labels) => editCard(id, { labels })} />;
  if (field === 'column')
    return (
      <PopupMenu {...control}>
        <MoveItems from={column} ids={[id]} onMove={(to) => moveToEnd(card, to)} />
      </PopupMenu>
    );
  if (field === 'dueOn')
    return <DueField {...control} dueOn={card.dueOn} onChange={(dueOn) => editCard(id, { dueOn })} />;
  return null;
}
