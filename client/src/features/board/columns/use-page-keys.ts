import { useEffect, useEffectEvent } from 'react';
import { actionOf } from '../live/board-keys.ts';
import type { BoardUi } from '../live/board-ui.ts';
import { clearSelection } from '../live/selection.ts';
import { useBoardReader } from '../live/selectors.ts';
import { useKeyContext } from '../live/use-key-context.ts';

/** Where keys belong to the focused control. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [data-sheet]';

/**
 * The keys that don't need a focused card: add a card, search, help, and Escape to end the selection.
 *
 * @param onSearch focuses the field that searches the board
 */
export function usePageKeys(ui: BoardUi, onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  const context = useKeyContext();
  const board = useBoardReader();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      // A card, or a dialog that closes, has handled the key.
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (!(target instanceof Element) || target.closest(elsewhere)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      // Escape in the panel of a card closes the panel.
      if (key === 'Escape' && ui.read().selection.ids.size > 0 && !target.closest('aside'))
        return clearSelection(ui);
      const action = actionOf(event, 'page', context);
      if (!action) return;
      event.preventDefault();
      if (action === 'search') search();
      else if (action === 'help') ui.change({ isHelpOpen: true });
      else if (action === 'add') {
        const columns = board.columns();
        const here = target.closest('[data-column]')?.getAttribute('data-column');
        const column = columns.find(({ id }) => id === here) ?? columns[0];
        if (column) ui.change({ adding: { column: column.id, end: 'top' } });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ui, board, context]);
}
