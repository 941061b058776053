import type { BoardUi } from './board-ui.ts';
import { idsOf } from './card-moves.ts';
import type { useBoardReader } from './selectors.ts';

/** Selects a card, or takes it out of the selection. */
export function toggleSelected(ui: BoardUi, id: string): void {
  const selected = new Set(ui.read().selected);
  if (!selected.delete(id)) selected.add(id);
  setSelected(ui, selected, id);
}

/** Selects the cards of a column from the card that was selected last to another one. */
export function selectTo(ui: BoardUi, column: string, id: string): void {
  const ids = idsOf(ui, column);
  const { anchor, selected } = ui.read();
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  setSelected(ui, new Set([...selected, ...range]), from < 0 ? id : anchor);
}

/** Selects a card and the next one, or takes the card out again if the next one was selected before. */
export function selectStep(ui: BoardUi, id: string, next: string): void {
  const selected = new Set(ui.read().selected);
  if (selected.has(id) && selected.has(next)) selected.delete(id);
  else for (const one of [id, next]) selected.add(one);
  setSelected(ui, selected, next);
}

/** Ends the selection, and focuses the card that was selected last. */
export function clearSelection(ui: BoardUi): void {
  const { anchor } = ui.read();
  ui.change({ selected: noCards, anchor: null, focusRequest: anchor });
  ui.announce('Nothing selected.');
}

export const noCards: ReadonlySet<string> = new Set();

/** The ids of the selected cards that are shown, in the order of the board. */
export function shownSelection(ui: BoardUi, board: Pick<ReturnType<typeof useBoardReader>, 'columns'>) {
  const { selected } = ui.read();
  if (selected.size === 0) return [];
  return board.columns().flatMap(({ id }) => idsOf(ui, id).filter((card) => selected.has(card)));
}

function setSelected(ui: BoardUi, selected: ReadonlySet<string>, anchor: string | null): void {
  ui.change({ selected, anchor: selected.size === 0 ? null : anchor });
  ui.announce(selected.size === 0 ? 'Nothing selected.' : `${selected.size} selected.`);
}
