/** The selected items of a collection. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The item that was selected last, where a range starts; null if nothing is selected. */
  readonly anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/** Selects an item, or takes it out of the selection. */
export function toggleItem({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next.size === 0 ? nothingSelected : { ids: next, anchor: id };
}

/**
 * Adds the items from the anchor to another item.
 *
 * @param list the ids of the list, in order; without the anchor, only the item is added
 */
export function selectTo({ ids, anchor }: Selection, list: readonly string[], id: string): Selection {
  if (anchor === null || !list.includes(anchor)) return { ids: new Set([...ids, id]), anchor: id };
  return { ids: new Set([...ids, ...between(list, anchor, id)]), anchor };
}

/** Adds a range of items. If the whole range is selected, takes the items that the focus has left out of it. */
export function selectOnWay(
  { ids }: Selection,
  list: readonly string[],
  from: string,
  to: string,
): Selection {
  const way = between(list, from, to);
  const next = new Set(ids);
  if (!way.every((id) => ids.has(id))) for (const id of way) next.add(id);
  else for (const id of way) if (id !== to) next.delete(id);
  return { ids: next, anchor: to };
}

export function selectAll(list: readonly string[]): Selection {
  const last = list.at(-1);
  return last === undefined ? nothingSelected : { ids: new Set(list), anchor: last };
}

/** The item that gets the focus when the focused item leaves the list: the next remaining item, or else the last. */
export function neighbourOf(list: readonly string[], id: string, leaving = new Set([id])): string | null {
  const stays = (other: string) => !leaving.has(other);
  const at = list.indexOf(id);
  return list.slice(at).find(stays) ?? list.slice(0, at).findLast(stays) ?? null;
}

function between(list: readonly string[], one: string, other: string): readonly string[] {
  const [first = 0, last = 0] = [list.indexOf(one), list.indexOf(other)].sort((a, b) => a - b);
  return list.slice(first, last + 1);
}
