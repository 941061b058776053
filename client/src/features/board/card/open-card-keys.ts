import type { KeyboardEvent } from 'react';
import { useAssignSelf } from '../live/assign-self.ts';
import { actionOf, type KeyAction } from '../live/board-keys.ts';
import type { CardView } from '../live/board-store.ts';
import { useMoves } from '../live/card-moves.ts';
import { useKeyContext } from '../live/use-key-context.ts';

/** Marks the control of the open card that the key of an action opens. */
export const opensWith = (action: KeyAction) => ({ 'data-opens-with': action });

/** Where letters are text, or belong to a list. */
const elsewhere = 'input, textarea, select, [role=menu]';

/** Returns the key handler of the open card. The keys of `board-keys.ts` open its controls instead of menus. */
export function useOpenCardKeys(card: CardView, canEdit: boolean) {
  const context = useKeyContext();
  const assignSelf = useAssignSelf();
  const { remove } = useMoves();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!canEdit || event.repeat || !(target instanceof Element) || target.closest(elsewhere)) return;
    // On a part of the card, Delete would be understood to delete that part.
    if (event.key === 'Delete' && target !== currentTarget) return;
    const action = actionOf(event, 'card', context);
    if (!action) return;
    const control = currentTarget.querySelector<HTMLElement>(`[data-opens-with=${action}]`);
    if (action === 'assignSelf') assignSelf([card.id]);
    else if (action === 'archive') remove(card, card.columnId);
    else if (control instanceof HTMLSelectElement) openList(control, currentTarget);
    else if (control) control.click();
    else return;
    event.preventDefault();
  };
}

/**
 * Opens the list of a select. In browsers that can't, the select has the focus and the arrow keys change the value.
 *
 * @param card gets the focus after a choice, because in a select, letters choose an option
 */
function openList(select: HTMLSelectElement, card: HTMLElement): void {
  select.focus();
  select.addEventListener('change', () => card.focus({ preventScroll: true }), { once: true });
  if ('showPicker' in select) select.showPicker();
}
