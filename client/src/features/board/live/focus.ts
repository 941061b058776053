import { isFocusLost } from '#shared/collection/focus.ts';
import type { BoardUi } from './board-ui.ts';
import { isShown } from './card-moves.ts';

/** Returns the focus to a card whose menu has closed, unless the chosen item has moved it elsewhere. */
export function returnFocus(ui: BoardUi, id: string, column: string): void {
  const { focusRequest, openRequest, editing, picking, picker, leaving } = ui.read();
  const next = [focusRequest, openRequest, editing, picking, picker, leaving];
  if (next.some((one) => one !== null)) return;
  if (isShown(ui, id)) ui.change({ focusRequest: id });
  else if (isFocusLost()) ui.columns.get(column)?.focus();
}
