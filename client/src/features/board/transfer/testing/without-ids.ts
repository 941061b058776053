import type { BoardFile } from '../board-file.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

/**
 * A board to compare with another one: names instead of the ids of its file, and each list in an order of its own, where the
 * board has none. Columns, and the cards of a column, are in order.
 */
export function withoutIds({ columns, labels, people, cards, ...board }: BoardFile): unknown {
  const nameIn = (items: readonly Item[]) => (id: string) => items.find((item) => item.id === id)?.name;
  const namesOf = (items: readonly Item[]) => items.map(({ id: _, ...item }) => item);
  const named = cards.map((card) => ({
    ...card,
    column: nameIn(columns)(card.column),
    labels: card.labels.map(nameIn(labels)),
    assignees: card.assignees.map(nameIn(people)),
    comments: sortBy(card.comments, ({ createdAt, author, text }) => [createdAt, author, text].join()),
  }));
  return {
    ...board,
    ...{
      columns: namesOf(columns),
      labels: sortBy(namesOf(labels), nameOf),
      people: sortBy(namesOf(people), nameOf),
    },
    cards: columns.map(({ name }) =>
      named.filter(({ column, isArchived }) => column === name && !isArchived),
    ),
    archive: sortBy(
      named.filter(({ isArchived }) => isArchived),
      ({ number }) => String(number),
    ),
  };
}

const nameOf = ({ name }: { readonly name: string }) => name;

function sortBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
