import { MenuItem } from '#shared/ui/menu.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { useColumns } from '../live/selectors.ts';
import { useKeyContext } from '../live/use-key-context.ts';

interface MoveItemsProps {
  /** The column that the cards are in; null for cards of several columns. */
  readonly from: string | null;
  /** The cards. */
  readonly ids: readonly string[];
  onMove(column: string): void;
}

/** The items of a menu that move cards to another column or board. */
export function MoveItems({ from, ids, onMove }: MoveItemsProps) {
  const ui = useBoardUi();
  const columns = useColumns();
  const { isMember } = useKeyContext();
  const own = columns.findIndex(({ id }) => id === from);
  return (
    <>
      {columns.map(({ id, name }, place) =>
        id === from ? null : (
          <MenuItem key={id} icon={place < own ? 'arrow-left' : 'arrow-right'} onSelect={() => onMove(id)}>
            Move to {name}
          </MenuItem>
        ),
      )}
      {isMember && (
        <MenuItem icon="square-kanban" onSelect={() => ui.change({ leaving: ids })}>
          Move to another board…
        </MenuItem>
      )}
    </>
  );
}
