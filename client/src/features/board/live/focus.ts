import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardUi } from './board-ui.ts';
import { isShown } from './card-moves.ts';

/** Whether the focused element was removed. */
export const isFocusLost = () => document.activeElement === document.body;

/** Returns the focus to a card whose menu has closed, unless the chosen item has moved it elsewhere. */
export function returnFocus(ui: BoardUi, id: string, column: string): void {
  const { focusRequest, openRequest, editing, picking, picker } = ui.read();
  const next = [focusRequest, openRequest, editing, picking, picker];
  if (next.some((one) => one !== null)) return;
  if (isShown(ui, id)) ui.change({ focusRequest: id });
  else if (isFocusLost()) ui.columns.get(column)?.focus();
}

/**
 * Moves the focus when an editor has disappeared that had it.
 *
 * @param find the element to focus
 */
export function useFocusReturn(isEditing: boolean, find: () => HTMLElement | null | undefined): void {
  const wasEditing = useRef(false);
  const moveFocus = useEffectEvent(() => find()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) moveFocus();
    wasEditing.current = isEditing;
  }, [isEditing]);
}
