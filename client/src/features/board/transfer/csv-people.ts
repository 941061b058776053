import { boardText } from '@canary/board/texts';
import { FileError } from '@canary/tables/file-error';
import { collectNames } from './collect-names.ts';
import { headerKey } from './csv-fields.ts';
import { createPeopleSplitter, findNameOrder, type NameOrder } from './csv-names.ts';
import { type CsvRow, type CsvTable, textsOf } from './csv-table.ts';
import type { ReceiptBuilder } from './receipt.ts';

/** The column with the ids of people, which Jira writes beside the column with their names. */
function idColumn({ header }: CsvTable, column: number | null): number | null {
  const key = column === null ? undefined : headerKey(header[column] ?? '');
  const index = header.findIndex((name) => headerKey(name) === `${key} id`);
  return index < 0 ? null : index;
}

/** The cells of a column of people whose ids aren't in a separate column. */
export function peopleCells(table: CsvTable, column: number | null): string[] {
  const ids = idColumn(table, column);
  return table.rows.flatMap((row) => {
    const texts = textsOf(table, row, column);
    return textsOf(table, row, ids).length === texts.length ? [] : texts;
  });
}

/**
 * Collects the people of a table by their id, which Jira has in a column of its own, or else by their user name, or else by
 * their name.
 */
export function collectPeople(
  table: CsvTable,
  assignees: number | null,
  nameOrder: NameOrder | undefined,
  receipt: ReceiptBuilder,
) {
  const cells = peopleCells(table, assignees);
  const found = findNameOrder(cells);
  const order = found === 'ambiguous' ? nameOrder : found;
  if (!order) throw new FileError('Choose whether a comma separates several people.');
  const split = createPeopleSplitter(cells, order);
  const people = collectNames('person', () => null, receipt);
  const assigneeIds = idColumn(table, assignees);
  // The names of all ids, such as those of Jira’s reporters, who may have written comments.
  const names = new Map<string, string>();
  for (const column of table.header.keys()) {
    const ids = idColumn(table, column);
    for (const row of ids === null ? [] : table.rows) {
      const [texts, found] = [textsOf(table, row, column), textsOf(table, row, ids)];
      if (texts.length === found.length)
        for (const [index, id] of found.entries()) names.set(id, texts[index] ?? id);
    }
  }
  const idOf = (name: string, id: string | undefined) =>
    people.idOf(name, id === undefined ? name : `id ${id}`);
  return {
    all: people.all,
    authorOf: (id: string) => (names.has(id) ? idOf(names.get(id) ?? id, id) : people.idOf(id)),
    assigneesOf(row: CsvRow): string[] {
      const ids = textsOf(table, row, assigneeIds);
      const texts = textsOf(table, row, assignees);
      if (ids.length > 0 && ids.length === texts.length)
        return texts.map((name, index) => idOf(boardText(name), ids[index]));
      return texts.flatMap(split).map(({ name, userName }) => {
        receipt.note('changed', 'User names', 'They aren’t part of a name.', {
          count: Number(userName !== undefined),
          example: `${name} (${userName})`,
        });
        return idOf(name, userName);
      });
    },
  };
}
