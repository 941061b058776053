import { maxArchivedCards, maxCards } from '@canary/board/limits';
import { findDelimiter, hasContent } from '@canary/tables/delimiter';
import { FileError } from '@canary/tables/file-error';
import type { ReadTable } from '@canary/tables/read-table';
import { splitRows } from '@canary/tables/split-rows';
import { isKnownHeader, repeatedKey } from './csv-fields.ts';
import { quote } from './parse-part.ts';

/** A table with its header. Rows count from 1, the header included, as in a spreadsheet. */
export interface CsvTable {
  /** The names of the columns. Repeated columns, such as Jira’s labels, count as one column. */
  readonly header: readonly string[];
  /** Which cells of a row each column has. */
  readonly places: readonly (readonly number[])[];
  readonly rows: readonly CsvRow[];
  /** The parts of the text that aren't in the rows, or were repaired. */
  readonly notes: readonly TableNote[];
}

/** A row with content. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A part of a table that the receipt mentions. */
interface TableNote {
  readonly outcome: 'changed' | 'left out';
  readonly what: string;
  readonly reason: string;
  readonly example: string;
}

/** Where the header is at the latest, counted in rows with content. */
const maxHeaderRow = 20;
/** The maximum number of columns of a table. */
const maxHeader = 500;
/** The maximum number of rows of a table, empty ones included. */
export const maxRows = 2 * (maxCards + maxArchivedCards);

/**
 * Reads a table whose cells are separated by commas, semicolons, tabs or bars. Damaged rows
 * are read as far as possible.
 *
 * @throws {FileError} if there is no row
 */
export function readTable(text: string): CsvTable {
  const { content, delimiter } = findDelimiter(text, rateHeader);
  return tableOf(splitRows(content, delimiter, maxRows));
}

/**
 * Finds the header of a table. Titles above the header are left out.
 *
 * @throws {FileError} if there is no row
 */
export function tableOf({
  rows: all,
  damaged,
  isCut,
}: Pick<ReadTable, 'rows' | 'damaged' | 'isCut'>): CsvTable {
  const filled = all
    .map((cells, index): CsvRow => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some(hasContent));
  const at = findHeader(filled.slice(0, maxHeaderRow).map(({ cells }) => cells));
  const head = filled[at];
  if (!head) throw new FileError('This file is empty.');
  const { header, places } = readHeader(head.cells);
  const width = places.flat().length;
  const below = filled.slice(at + 1);
  // Monday repeats the header for each group, below the title of the group.
  const isHeader = (row: CsvRow | undefined) =>
    row?.cells.length === head.cells.length && row.cells.every((cell, index) => cell === head.cells[index]);
  const isTitle = ({ cells }: CsvRow, index: number) =>
    cells.filter(hasContent).length === 1 && isHeader(below[index + 1]);
  const rows = below.filter((row, index) => !isHeader(row) && !isTitle(row, index));
  if (rows.length === 0) throw new FileError('This table has a header and no rows.');
  const noteRow = (outcome: TableNote['outcome'], what: string, reason: string) => (row: CsvRow) => ({
    ...{ outcome, what, reason },
    example: `Row ${row.number}: ${quote(row.cells.filter(hasContent).join(', '))}`,
  });
  const further = rows.filter(({ cells }) => cells.slice(width).some(hasContent));
  const notes = [
    ...[...filled.slice(0, at), ...below.filter(isTitle)].map(
      noteRow('left out', 'Rows above the header', 'They have no fields of a card.'),
    ),
    ...below.filter(isHeader).map(noteRow('left out', 'Repeated headers', 'They aren’t cards.')),
    ...further.map((row) =>
      noteRow(
        'left out',
        'Cells beside the table',
        'Their column has no header.',
      )({
        ...row,
        cells: row.cells.slice(width),
      }),
    ),
    ...damaged.map((index) =>
      noteRow(
        'changed',
        'Rows with damaged quotes',
        'A quote isn’t closed or isn’t doubled. Check these rows.',
      )({
        number: index + 1,
        cells: all[index] ?? [],
      }),
    ),
  ];
  if (isCut) {
    const reason = `A table has up to ${maxRows.toLocaleString('en')} rows.`;
    notes.push({
      outcome: 'left out',
      what: 'Further rows',
      reason,
      example: `Row ${maxRows + 1} and later`,
    });
  }
  return { header, places, rows, notes };
}

/**
 * The texts of a row in a column: one text, or several if the column is repeated. An apostrophe that keeps a
 * spreadsheet from running a text as a formula is removed.
 *
 * @param column null for none
 */
export function textsOf({ places }: CsvTable, { cells }: CsvRow, column: number | null): string[] {
  if (column === null) return [];
  return (places[column] ?? []).map((place) => withoutApostrophe(cells[place] ?? '')).filter(hasContent);
}

/** Rates the header: by its known names, or else by its cells. */
function rateHeader(rows: readonly string[][]): number {
  const header = rows[findHeader(rows.slice(0, maxHeaderRow))] ?? [];
  return header.filter(isKnownHeader).length * maxHeader + Math.min(header.length, maxHeader - 1);
}

/**
 * The index of the header: the first row with the most known names. Without known names, the first row that isn't much
 * shorter than the others, because titles above a table are short.
 */
function findHeader(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => cells.filter(isKnownHeader).length);
  const most = Math.max(0, ...known);
  if (most > 1 || known[0] === most) {
    if (most > 0) return known.indexOf(most);
  }
  const widths = rows.map((cells) => cells.filter(hasContent).length);
  return widths.findIndex((width) => 2 * width > Math.max(...widths));
}

/** Repeated columns become one column. Columns without a name at the end are left out. */
function readHeader(cells: readonly string[]): Pick<CsvTable, 'header' | 'places'> {
  const columns = new Map<string, { readonly name: string; readonly places: number[] }>();
  const length = cells.findLastIndex(hasContent) + 1;
  for (const [index, name] of cells.slice(0, Math.min(length, maxHeader)).entries()) {
    const key = repeatedKey(name) ?? `${index}\0`;
    const column = columns.get(key) ?? { name: name.trim(), places: [] };
    column.places.push(index);
    columns.set(key, column);
  }
  const all = [...columns.values()];
  return { header: all.map(({ name }) => name), places: all.map(({ places }) => places) };
}

/** Removes the apostrophe by which a spreadsheet keeps a text from being a formula. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
