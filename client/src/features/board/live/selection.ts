import { nothingSelected, type Selection, selectTo, toggleItem } from '#shared/collection/selection.ts';
import type { BoardUi } from './board-ui.ts';
import { idsOf } from './card-moves.ts';
import type { useBoardReader } from './selectors.ts';

/** Changes the selection, and announces how many cards it has. */
export function select(ui: BoardUi, selection: Selection): void {
  const { size } = selection.ids;
  ui.change({ selection });
  ui.announce(size === 0 ? 'Nothing selected.' : `${size} selected.`);
}

/** Selects a card, or takes it out of the selection. */
export function toggleCard(ui: BoardUi, id: string): void {
  select(ui, toggleItem(ui.read().selection, id));
}

/** Selects the cards of a column from the card that was selected last to another card. */
export function selectCardsTo(ui: BoardUi, column: string, id: string): void {
  select(ui, selectTo(ui.read().selection, idsOf(ui, column), id));
}

/** Ends the selection, and focuses the card that was selected last. */
export function clearSelection(ui: BoardUi): void {
  ui.change({ focusRequest: ui.read().selection.anchor });
  select(ui, nothingSelected);
}

/** The ids of the selected cards that are shown, in the order of the board. */
export function shownSelection(ui: BoardUi, board: Pick<ReturnType<typeof useBoardReader>, 'columns'>) {
  const { ids } = ui.read().selection;
  if (ids.size === 0) return [];
  return board.columns().flatMap(({ id }) => idsOf(ui, id).filter((card) => ids.has(card)));
}
