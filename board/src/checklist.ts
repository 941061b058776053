import { z } from 'zod/mini';
import { checklistItems, checklistItemText, itemId } from './fields.ts';
import type { ChecklistItem } from './model.ts';

const parts = z.object({
  add: z.nullish(z.object({ items: checklistItems, after: z.nullish(itemId) })),
  edit: z.nullish(
    z.object({ id: itemId, text: z.nullish(checklistItemText), isDone: z.nullish(z.boolean()) }),
  ),
  /** `after` is the id of the item that comes before it; null for the first place. */
  move: z.nullish(z.object({ id: itemId, after: z.nullish(itemId) })),
  remove: z.nullish(z.object({ id: itemId })),
});

type Part<Name extends keyof z.output<typeof parts>> = NonNullable<z.output<typeof parts>[Name]>;

/** One change of a card's checklist. It names items, so that changes of several people apply one after another. */
export type ChecklistChange =
  | { readonly add: Readonly<Part<'add'>> }
  | { readonly edit: Readonly<Part<'edit'>> }
  | { readonly move: Readonly<Part<'move'>> }
  | { readonly remove: Readonly<Part<'remove'>> };

/** The schema of a {@link ChecklistChange}. */
export const checklistChange = z.pipe(
  parts,
  z.transform(({ add, edit, move, remove }, context): ChecklistChange => {
    if (add) return { add };
    if (edit) return { edit };
    if (move) return { move };
    if (remove) return { remove };
    context.issues.push({ code: 'custom', message: 'Send one change of the checklist.', input: null });
    return z.NEVER;
  }),
);

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
    const edited = { ...(text != null && { text }), ...(isDone != null && { isDone }) };
    return items.map((item) => (item.id === id ? { ...item, ...edited } : item));
  }
  if ('remove' in change) return items.filter(({ id }) => id !== change.remove.id);
  const { id, after = null } = change.move;
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
