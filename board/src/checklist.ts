import type { ChecklistItem } from './model.ts';

/** One change of a card's checklist. It names items, so that changes of several people apply one after another. */
export type ChecklistChange =
  | { readonly add: { readonly items: readonly ChecklistItem[]; readonly after?: string | null | undefined } }
  | {
      readonly edit: {
        readonly id: string;
        readonly text?: string | undefined;
        readonly isDone?: boolean | undefined;
      };
    }
  /** `after` is the id of the item that comes before it; null for the first place. */
  | { readonly move: { readonly id: string; readonly after: string | null } }
  | { readonly remove: { readonly id: string } };

/**
 * Changes a checklist. A change of an item that was removed does nothing, new items go to the end if the item before them
 * was removed, and an item that is there already isn't added again.
 *
 * @example
 * changeChecklist([milk, bread], { edit: { id: 'milk', isDone: true } }); // milk is done
 */
export function changeChecklist(
  items: readonly ChecklistItem[],
  change: ChecklistChange,
): readonly ChecklistItem[] {
  if ('add' in change) {
    const known = new Set(items.map(({ id }) => id));
    return insertAfter(
      items,
      change.add.after,
      change.add.items.filter(({ id }) => !known.has(id)),
    );
  }
  if ('edit' in change) {
    const { id, text, isDone } = change.edit;
    const edited = { ...(text !== undefined && { text }), ...(isDone !== undefined && { isDone }) };
    return items.map((item) => (item.id === id ? { ...item, ...edited } : item));
  }
  if ('remove' in change) return items.filter(({ id }) => id !== change.remove.id);
  const { id, after } = change.move;
  const moved = items.filter((item) => item.id === id);
  if (after === id) return items;
  return insertAfter(
    items.filter((item) => item.id !== id),
    after,
    moved,
  );
}

/** @param after the id of an item; null for the first place; the end if there is no such item */
function insertAfter(
  items: readonly ChecklistItem[],
  after: string | null | undefined,
  added: readonly ChecklistItem[],
): readonly ChecklistItem[] {
  const found = items.findIndex(({ id }) => id === after);
  const index = after === null ? 0 : found < 0 ? items.length : found + 1;
  return [...items.slice(0, index), ...added, ...items.slice(index)];
}
