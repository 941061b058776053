import type { BoardFile } from '../board-file.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

/**
 * Replaces the ids of a board by names, to compare the board with another one. The work of a person is added to the name.
 * Lists whose order has no meaning are sorted; columns, and the cards of a column, keep their order.
 */
export function withoutIds({ columns, labels, people, cards, address: _, ...board }: BoardFile): unknown {
  const namedPeople = people.map(({ id, name }) => ({ id, name: `${name}: ${workOf(id, cards)}` }));
  const nameIn = (items: readonly Item[]) => (id: string) => items.find((item) => item.id === id)?.name;
  const namesOf = (items: readonly Item[]) => items.map(({ id: _, ...item }) => item);
  const named = cards.map((card) => ({
    ...card,
    column: nameIn(columns)(card.column),
    labels: card.labels.map(nameIn(labels)),
    assignees: card.assignees.map(nameIn(namedPeople)),
    comments: sortBy(
      card.comments.map((comment) => ({ ...comment, author: nameIn(namedPeople)(comment.author) })),
      ({ createdAt, author, text }) => [createdAt, author, text].join(),
    ),
  }));
  return {
    ...board,
    ...{
      columns: namesOf(columns),
      labels: sortBy(namesOf(labels), nameOf),
      people: sortBy(namesOf(namedPeople), nameOf),
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

/** The numbers of a person's cards and the texts of their comments, which distinguish people with the same name. */
function workOf(id: string, cards: BoardFile['cards']): string {
  const assigned = cards.filter(({ assignees }) => assignees.includes(id)).map(({ number }) => number);
  const texts = cards.flatMap(({ comments }) => comments.filter(({ author }) => author === id));
  return JSON.stringify([assigned.toSorted(), texts.map(({ text }) => text).toSorted()]);
}

const nameOf = ({ name }: { readonly name: string }) => name;

function sortBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
