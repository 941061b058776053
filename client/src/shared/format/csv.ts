/** The media type of a CSV file. */
const type = 'text/csv;charset=utf-8';

/** Characters at the start of a cell that make spreadsheet programs calculate it (OWASP, CSV injection). */
const startsFormula = /^[=+\-@\t\r]/;

/**
 * Writes a CSV file as of RFC 4180. Text that a spreadsheet program would calculate gets an apostrophe before it.
 *
 * @example toCsv([['name', 'scans'], ['=1+1', 3]]); // "name,scans\r\n'=1+1,3\r\n"
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file of {@link toCsv}. */
export const csvFile = (rows: Parameters<typeof toCsv>[0]) => new Blob([toCsv(rows)], { type });
