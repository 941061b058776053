import { csvFile } from '@canary/tables/write-csv';
import type { BoardFile } from './board-file.ts';
import { cardAddress } from './card-links.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Writes the cards of a board as a table, column by column, without comments. The colour of a label is written only if
 * two labels have the same name. `readCsv` reads all columns of the table but Number.
 */
export function writeCsv({ address, columns, labels, people, cards }: BoardFile): Blob {
  const labelNames = uniqueNames(labels, ({ color }) => color);
  const personNames = uniqueNames(people, (person) => `${people.indexOf(person) + 1}`);
  const rows = columns.flatMap(({ id, name }) =>
    cards
      .filter(({ column }) => column === id)
      .map((card) => [
        card.number ?? '',
        card.title,
        name,
        card.description,
        joinNames(card.labels.map((label) => labelNames.get(label) ?? '')),
        joinNames(card.assignees.map((person) => personNames.get(person) ?? '')),
        card.dueOn ?? '',
        card.doneOn ?? '',
        card.checklist.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n'),
        card.isArchived ? 'yes' : '',
        address !== null && card.number !== null ? cardAddress(address, card.number) : '',
      ]),
  );
  const header = [
    'Number',
    'Title',
    'Column',
    'Description',
    'Labels',
    'Assignees',
    'Due date',
    'Done',
    'Checklist',
    'Archived',
    'Address',
  ];
  return csvFile([header, ...rows].map((row) => row.map(keepApostrophe)));
}

/** Adds what tells them apart to names that several items have, and to names that end in brackets, which are read so. */
function uniqueNames<Item extends Named>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return new Map(
    items.map((item) => {
      const isUnique = counts.get(item.name.toLowerCase()) === 1 && !/[)>]$/.test(item.name);
      return [item.id, isUnique ? item.name : `${item.name} (${keyOf(item)})`];
    }),
  );
}

/**
 * Joins names by line breaks. If a single name has a character that separates names in other tables, a line break
 * follows the name.
 */
function joinNames(names: readonly string[]): string {
  const [first = ''] = names;
  return names.length === 1 && /[,;]|[)>]$/.test(first) ? `${first}\n` : names.join('\n');
}

/** Readers remove one apostrophe in front of a formula, as `csvFile` adds it. A text's own apostrophe gets another one. */
function keepApostrophe(cell: string | number): string | number {
  return typeof cell === 'string' && /^'+[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
