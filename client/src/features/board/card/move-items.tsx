import { MenuItem } from '#shared/ui/menu.tsx';
import { useColumns } from '../live/selectors.ts';

interface MoveItemsProps {
  /** The column that the cards are in; null for cards of several columns. */
  readonly from: string | null;
  onMove(column: string): void;
}

/** The items of a menu that move cards to another column. */
export function MoveItems({ from, onMove }: MoveItemsProps) {
  const columns = useColumns();
  const own = columns.findIndex(({ id }) => id === from);
  return columns.map(({ id, name }, place) =>
    id === from ? null : (
      <MenuItem key={id} icon={place < own ? 'arrow-left' : 'arrow-right'} onSelect={() => onMove(id)}>
        Move to {name}
      </MenuItem>
    ),
  );
}
