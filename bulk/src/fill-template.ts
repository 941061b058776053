import type { Table, TableRow } from './table.ts';

/** A text with `{column}` for the row's cell of a column, and `{row}` or `{row:4}` for its number. */
export type Template = string;

const placeholder = /\{([^{}]*)\}/g;

/**
 * Fills a template for a row.
 *
 * @param position of the row among the rows of the run, from 1
 * @example fillTemplate('{Name}-{row:4}', table, row, 12) // 'Ada-0012'
 */
export function fillTemplate(template: Template, { header }: Table, row: TableRow, position: number): string {
  return template.replace(placeholder, (whole, name: string) => {
    const digits = digitsOf(name);
    if (digits !== undefined) return `${position}`.padStart(digits, '0');
    const column = columnOf(name, header);
    return column < 0 ? whole : (row.cells[column] ?? '').trim();
  });
}

/** The placeholders of a template for which there is no column. */
export function unknownIn(template: Template, { header }: Table): readonly string[] {
  return Array.from(template.matchAll(placeholder), ([, name = '']) => name).filter(
    (name) => digitsOf(name) === undefined && columnOf(name, header) < 0,
  );
}

const columnOf = (name: string, header: readonly string[]) =>
  header.findIndex((column) => column.toLowerCase() === name.trim().toLowerCase());

/** The number of digits of `row`, `row:1` to `row:9`; undefined for another placeholder. */
function digitsOf(name: string): number | undefined {
  const [whole, digits = '1'] = /^row(?::([1-9]))?$/i.exec(name.trim()) ?? [];
  return whole === undefined ? undefined : Number(digits);
}
