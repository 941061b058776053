import { z } from 'zod/mini';
import { beside, checklistItems, checklistItemText, itemId } from '../fields.ts';
import type { Beside } from '../insert-position.ts';
import { maxChecklistItems } from '../limits.ts';
import { type ChecklistItem, compareRanked } from '../model.ts';
import {
  type ChecklistWrites,
  defineChange,
  gone,
  limitReached,
  omitMissing,
  type Reads,
  Refusal,
  requireFree,
} from './change.ts';
import { placeAmong } from './places.ts';
import { patchTextVersion, requireCard } from './text.ts';

const ofItem = { id: itemId, itemId };

/** The item as the user saw it. The change is refused if another user has changed the item since. */
const base = z.nullish(z.object({ text: checklistItemText, isDone: z.boolean() }));

/** Changes of a card's checklist. Events have only the card's number of items and its `textVersion`, not the items. */
export const checklistChanges = {
  /** Adds items in a row. */
  createChecklistItems: defineItems(
    z.object({ id: itemId, items: checklistItems.check(z.minLength(1, 'Send an item.')), ...beside }),
    (items, { items: added, ...place }) => {
      requireFree(added.some(({ id }) => items.some((item) => item.id === id)));
      return { written: placeItems(items, added, place) };
    },
  ),
  updateChecklistItem: defineItems(
    z.object({ ...ofItem, text: z.nullish(checklistItemText), isDone: z.nullish(z.boolean()), base }),
    (items, { text, isDone, ...named }) => ({
      written: [{ ...requireItem(items, named), ...omitMissing({ text, isDone }) }],
    }),
    onlyItem,
  ),
  moveChecklistItem: defineItems(
    z.object({ ...ofItem, ...beside }),
    (items, { before, after, ...named }) => ({
      written: placeItems(items, [requireItem(items, named)], { before, after }),
    }),
  ),
  deleteChecklistItem: defineItems(
    z.object({ ...ofItem, base }),
    (items, named) => ({ deleted: [requireItem(items, named).id] }),
    onlyItem,
  ),
};

type Kind = keyof typeof checklistChanges;

/** A change of a checklist. */
export type ChecklistChange = {
  [One in Kind]: { readonly kind: One; readonly input: z.output<(typeof checklistChanges)[One]['input']> };
}[Kind];

/** Whether a change is a change of a checklist. */
export function isChecklistChange(change: { readonly kind: string }): change is ChecklistChange {
  return change.kind in checklistChanges;
}

/**
 * The checklist after a change. A refused change, whose item is gone or was already changed, returns the same
 * checklist.
 *
 * @param items the whole checklist, in order
 *
 * @example
 * changeChecklist([milk], { kind: 'updateChecklistItem', input: { id: 'card', itemId: 'milk', isDone: true } }); // milk is done
 */
export function changeChecklist(
  items: readonly ChecklistItem[],
  { kind, input }: ChecklistChange,
): readonly ChecklistItem[] {
  const { write }: { readonly write: WriteItems<never> } = checklistChanges[kind];
  try {
    return writeChecklist(items, write(items, input as never));
  } catch (error) {
    if (error instanceof Refusal) return items;
    throw error;
  }
}

/** A checklist after the writes of a change, in order. */
export function writeChecklist(
  items: readonly ChecklistItem[],
  { written = [], deleted = [] }: ChecklistWrites,
): readonly ChecklistItem[] {
  const replaced = new Set([...written.map(({ id }) => id), ...deleted]);
  return [...items.filter(({ id }) => !replaced.has(id)), ...written].sort(compareRanked);
}

/** Computes the writes of a change to the known items. @throws Refusal */
type WriteItems<Input> = (items: readonly ChecklistItem[], input: Input) => ChecklistWrites;

function onlyItem({ id: cardId, itemId: id }: { readonly id: string; readonly itemId: string }): Reads {
  return { item: { cardId, id } };
}

/** @param reads the rows that the rule reads, if it needs less than the whole checklist */
function defineItems<Input extends z.ZodMiniType<{ readonly id: string }>>(
  input: Input,
  write: WriteItems<z.output<Input>>,
  reads: (change: z.output<Input>) => Reads = ({ id }) => ({ checklist: id }),
) {
  const definition = defineChange({
    right: 'editCards',
    input,
    reads,
    rule: (board, change) => {
      const card = requireCard(board, change.id);
      const known = board.checklist(card.id);
      const checklist = write(known, change);
      const { itemCount, doneItemCount } = countAfter(card, known, checklist);
      if (itemCount > card.itemCount && itemCount > maxChecklistItems)
        throw limitReached('A checklist', maxChecklistItems, 'items');
      return {
        writes: {
          cards: [
            {
              ...patchTextVersion(board, card),
              ...(itemCount !== card.itemCount && { itemCount }),
              ...(doneItemCount !== card.doneItemCount && { doneItemCount }),
            },
          ],
        },
        texts: [{ taskId: card.id, checklist }],
      };
    },
  });
  return { ...definition, write };
}

interface Counts {
  readonly itemCount: number;
  readonly doneItemCount: number;
}

/** The numbers of all and of done items after a change. Only the items that the change names may be known. */
function countAfter(
  counts: Counts,
  known: readonly ChecklistItem[],
  { written = [], deleted = [] }: ChecklistWrites,
): Counts {
  const replaced = new Set([...written.map(({ id }) => id), ...deleted]);
  const before = known.filter(({ id }) => replaced.has(id));
  const doneIn = (items: readonly ChecklistItem[]) => items.filter(({ isDone }) => isDone).length;
  return {
    itemCount: counts.itemCount + written.length - before.length,
    doneItemCount: counts.doneItemCount + doneIn(written) - doneIn(before),
  };
}

/** Places items beside another one. */
function placeItems(
  items: readonly ChecklistItem[],
  placed: readonly Omit<ChecklistItem, 'rank'>[],
  place: Beside,
): readonly ChecklistItem[] {
  const byId = new Map([...items, ...placed].map((item) => [item.id, item]));
  const ranked = placeAmong(
    items,
    placed.map(({ id }) => id),
    place,
  );
  return ranked.flatMap(({ id, rank }) => {
    const item = byId.get(id);
    return item ? { ...item, rank } : [];
  });
}

interface NamedItem {
  readonly itemId: string;
  readonly base?: z.output<typeof base>;
}

/** @throws Refusal if the item is gone, or another user has changed it since */
function requireItem(items: readonly ChecklistItem[], { itemId: id, base: seen }: NamedItem): ChecklistItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw gone('This item was deleted.', 'itemId');
  if (seen && (seen.text !== item.text || seen.isDone !== item.isDone))
    throw new Refusal('CONFLICT', 'Another person has changed this item since.');
  return item;
}
