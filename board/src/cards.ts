import { type Card, compareRanked, type Ranked } from './model.ts';

/** Cards indexed by id, by column in order, and by assignee. Columns are sorted, so lookups use binary search. */
export interface Cards {
  get(id: string): Card | undefined;
  /** All cards, in no particular order. */
  all(): Iterable<Card>;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Card[];
  /** The ids of the cards assigned to a person. */
  assignedTo(userId: string): Iterable<string>;
  /** Adds a card, or replaces the card with the same id. */
  put(card: Card): void;
  remove(id: string): void;
  /** Replaces all cards. */
  load(cards: Iterable<Card>): void;
}

/** Creates an empty index. */
export function createCards(): Cards {
  const byId = new Map<string, Card>();
  const byColumn = new Map<string, Card[]>();
  const byAssignee = new Map<string, Set<string>>();

  const columnOf = ({ columnId }: Card): Card[] => {
    const cards = byColumn.get(columnId);
    if (cards) return cards;
    const empty: Card[] = [];
    byColumn.set(columnId, empty);
    return empty;
  };
  const addAssignments = ({ id, assigneeIds }: Card) => {
    for (const assigneeId of assigneeIds) {
      const ids = byAssignee.get(assigneeId);
      if (ids) ids.add(id);
      else byAssignee.set(assigneeId, new Set([id]));
    }
  };
  const removeAssignments = ({ id, assigneeIds }: Card) => {
    for (const assigneeId of assigneeIds) {
      const ids = byAssignee.get(assigneeId);
      ids?.delete(id);
      if (ids?.size === 0) byAssignee.delete(assigneeId);
    }
  };
  const remove = (id: string) => {
    const card = byId.get(id);
    if (!card) return;
    byId.delete(id);
    removeAssignments(card);
    const cards = columnOf(card);
    cards.splice(indexOfRanked(cards, card), 1);
  };

  return {
    get: (id) => byId.get(id),
    all: () => byId.values(),
    column: (columnId) => byColumn.get(columnId) ?? [],
    assignedTo: (userId) => byAssignee.get(userId) ?? [],
    put: (card) => {
      const before = byId.get(card.id);
      const cards = columnOf(card);
      if (before && before.columnId === card.columnId && before.rank === card.rank) {
        cards[indexOfRanked(cards, card)] = card;
        removeAssignments(before);
      } else {
        remove(card.id);
        cards.splice(indexOfRanked(cards, card), 0, card);
      }
      byId.set(card.id, card);
      addAssignments(card);
    },
    remove,
    load: (cards) => {
      byId.clear();
      byAssignee.clear();
      byColumn.clear();
      for (const card of cards) byId.set(card.id, card);
      for (const card of byId.values()) {
        columnOf(card).push(card);
        addAssignments(card);
      }
      for (const cards of byColumn.values()) cards.sort(compareRanked);
    },
  };
}

/**
 * Finds a card by its rank and id.
 *
 * @param items sorted by {@link compareRanked}
 * @returns the index of the item, or the index to insert it at
 */
export function indexOfRanked(items: readonly Ranked[], item: Ranked): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = items[middle];
    if (other && compareRanked(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
