import { maxArchivedTasks, maxTasks } from '@canary/input/limits';
import Papa from 'papaparse';
import { BoardFileError, quote } from './board-file-error.ts';
import type { CsvField, CsvMapping } from './csv-fields.ts';

/** A table with its header. Rows count from 1, the header included, as in a spreadsheet. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** A row with content. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Headers by which other products name a field, and `write-csv.ts` does. */
const headers: Readonly<Record<CsvField, readonly string[]>> = {
  title: [
    'title',
    'card name',
    'card title',
    'name',
    'summary',
    'task',
    'task name',
    'subject',
    'issue',
    'card',
    'item',
  ],
  column: [
    'column',
    'list name',
    'list',
    'status',
    'state',
    'section',
    'section/column',
    'stage',
    'column name',
    'bucket name',
    'bucket',
  ],
  description: ['description', 'card description', 'notes', 'note', 'details', 'body', 'text'],
  labels: ['labels', 'label', 'tags', 'tag', 'categories', 'category'],
  assignees: [
    'assignees',
    'assignee',
    'assigned to',
    'members',
    'owner',
    'responsible',
    'assignee name',
    'people',
    'person',
  ],
  dueOn: ['due', 'due date', 'due on', 'due day', 'deadline', 'due_date', 'end date'],
  checklist: ['checklist', 'checklist items', 'checklists', 'to-dos', 'subtasks'],
  archived: ['archived', 'is archived', 'closed'],
};

/** The maximum number of columns of a table. */
const maxHeader = 500;
/** Where the header of a table ends at the latest, in characters. */
const maxHeaderLength = 100_000;

/** The maximum number of rows of a table, empty ones included. */
const maxRows = 2 * (maxTasks + maxArchivedTasks);

/**
 * Parses CSV with commas, semicolons, tabs or bars between the cells, as the table has them.
 *
 * @throws {BoardFileError} if a quote isn't closed, a row is longer than the header or the table is too long
 */
export function readTable(text: string): CsvTable {
  const delimiter = findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: maxRows + 1 });
  if (data.length > maxRows) {
    throw new BoardFileError(`This table has more than ${maxRows.toLocaleString('en')} rows.`);
  }
  const damage = errors.find(({ type }) => type === 'Quotes');
  if (damage) {
    throw new BoardFileError(
      `Row ${(damage.row ?? 0) + 1}: A quote isn’t closed, or isn’t doubled inside a text in quotes. Export the table again.`,
    );
  }
  const [first, ...rows] = data
    .map((cells, index): CsvRow => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) throw new BoardFileError('This file is empty.');
  if (rows.length === 0) throw new BoardFileError('This table has a header and no rows.');
  const header = readHeader(first.cells);
  for (const row of rows) requireHeader(row, header);
  return { header, rows };
}

/** The sign that separates the most cells in the header. */
function findDelimiter(text: string): string {
  const start = text.slice(0, maxHeaderLength);
  const counts = [',', ';', '\t', '|'].map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(start, { delimiter, preview: 1 }).data;
    return { delimiter, cells: header.length };
  });
  return counts.reduce((most, count) => (count.cells > most.cells ? count : most)).delimiter;
}

/** Matches columns to fields by their header. Each column has one field at most. */
export function suggestMapping(header: readonly string[]): CsvMapping {
  const taken = new Set<number>();
  const names = header.map((name) => name.trim().toLowerCase());
  const find = (field: CsvField) => {
    const index = headers[field]
      .map((name) => names.indexOf(name))
      .find((place) => place >= 0 && !taken.has(place));
    if (index !== undefined) taken.add(index);
    return index ?? null;
  };
  return {
    title: find('title'),
    column: find('column'),
    description: find('description'),
    labels: find('labels'),
    assignees: find('assignees'),
    dueOn: find('dueOn'),
    checklist: find('checklist'),
    archived: find('archived'),
  };
}

function readHeader(cells: readonly string[]): readonly string[] {
  const length = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (length > maxHeader) throw new BoardFileError(`This table has more than ${maxHeader} columns.`);
  return cells.slice(0, length);
}

function requireHeader({ cells, number }: CsvRow, header: readonly string[]): void {
  const further = cells.slice(header.length).find((cell) => cell.trim() !== '');
  if (further === undefined) return;
  throw new BoardFileError(
    `Row ${number}: It is longer than the header; the cell ${quote(further)} has no column. Put quotes around texts with commas.`,
  );
}
