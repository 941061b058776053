import { csvFile } from '#shared/format/csv.ts';
import type { BoardFile } from './board-file.ts';

/**
 * Writes the cards of a board as a table, column by column. Comments and colours aren't in it. `readCsv` reads all
 * columns of the table but Number.
 */
export function writeCsv({ columns, labels, people, cards }: BoardFile): Blob {
  const labelNames = new Map(labels.map(({ id, name }) => [id, name]));
  const personNames = new Map(people.map(({ id, name }) => [id, name]));
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
        card.checklist.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n'),
        card.isArchived ? 'yes' : '',
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
    'Checklist',
    'Archived',
  ];
  return csvFile([header, ...rows].map((row) => row.map(keepApostrophe)));
}

/** Joins names by commas, or writes one on each line if a name has a comma or semicolon. */
function joinNames(names: readonly string[]): string {
  return names.some((name) => /[,;]/.test(name)) ? `${names.join('\n')}\n` : names.join(', ');
}

/** Readers remove one apostrophe in front of a formula, as `csvFile` adds it. A text's own apostrophe gets another one. */
function keepApostrophe(cell: string | number): string | number {
  return typeof cell === 'string' && /^'+[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
