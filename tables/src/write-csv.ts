/** A spreadsheet would run these cells as formulas (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Writes rows as CSV (RFC 4180), with a byte order mark, so that Excel reads UTF-8. An apostrophe makes text of a cell that
 * starts like a formula.
 *
 * @example toCsv([['Name', 'Note'], ['Menu', '=1+1']]); // 'Name,Note\r\nMenu,\'=1+1\r\n', after the mark
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file of {@link toCsv}. */
export const csvFile = (rows: Parameters<typeof toCsv>[0]) =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
