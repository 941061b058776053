import { hasContent } from '@canary/tables/delimiter';
import { findLostDigits } from '@canary/tables/lost-digits';

/** The maximum number of rows of a run. */
export const maxRows = 10_000;

/** The maximum number of rows of a visitor's run. */
export const maxVisitorRows = 20;

/** The maximum number of columns. */
export const maxColumns = 200;

/** A row with content. */
export interface TableRow {
  /** Counted from 1 with the header, as in a spreadsheet. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The table of which a run makes codes. */
export interface Table {
  /** The names of the columns, all different. */
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** @param hasHeader whether the first row with content has the names of the columns */
export function tableOf(cells: readonly (readonly string[])[], hasHeader: boolean): Table {
  const filled = cells
    .map((row, index): TableRow => ({ number: index + 1, cells: row.slice(0, maxColumns) }))
    .filter((row) => row.cells.some(hasContent));
  const rows = hasHeader ? filled.slice(1) : filled;
  const width = Math.max(0, ...filled.map((row) => row.cells.findLastIndex(hasContent) + 1));
  const names = hasHeader ? (filled[0]?.cells ?? []) : [];
  return { header: headerOf(names, width), rows };
}

/** Columns without a name are called as in a spreadsheet, and equal names are numbered. */
function headerOf(names: readonly string[], width: number): readonly string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const given = names[index]?.trim().replace(/\s+/g, ' ') || `Column ${letterOf(index)}`;
    let name = given;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${given} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** @example letterOf(27) // 'AB' */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letterOf(Math.floor(index / 26) - 1)}${letter}`;
}

/** Whether the first row with content looks like names of columns: short texts, and no address or number. */
export function looksLikeHeader(cells: readonly (readonly string[])[]): boolean {
  const [first, second] = cells.filter((row) => row.some(hasContent));
  if (!first || !second) return false;
  const isAddress = (cell: string) => /@|\/\/|^[^\s.]+(?:\.[^\s.]+)+$/.test(cell.trim());
  const isNumber = (cell: string) => /\d{3}|^\W*\d+\W*$/.test(cell);
  return !first.some((cell) => isAddress(cell) || isNumber(cell) || /[\r\n]/.test(cell) || cell.length > 60);
}

/** Numbers that a spreadsheet has probably changed, by `row column`: the row's number, and the column's index. */
export function findLostNumbers({ header, rows }: Table): ReadonlyMap<string, string> {
  return new Map(
    header.flatMap((_, column) =>
      findLostDigits(rows.map(({ cells }) => cells[column] ?? '')).map(
        ({ row, problem }) => [`${rows[row]?.number} ${column}`, problem] as const,
      ),
    ),
  );
}

/** Replaces a cell of a row. */
export function withCell({ header, rows }: Table, number: number, column: number, text: string): Table {
  const change = (row: TableRow): TableRow => {
    const cells = header.map((_, index) => row.cells[index] ?? '');
    return { ...row, cells: cells.with(column, text) };
  };
  return { header, rows: rows.map((row) => (row.number === number ? change(row) : row)) };
}
