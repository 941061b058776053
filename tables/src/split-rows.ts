import Papa from 'papaparse';

/** How many rows with an open quote are repaired. Each of them has the rest of the text parsed again. */
const maxRepairs = 20;

/** The cells of a table. */
interface SplitRows {
  readonly rows: readonly string[][];
  /** The indexes of rows in which a quote isn't closed, or isn't doubled inside quotes. */
  readonly damaged: readonly number[];
  /** Whether there are more than the maximum of rows. */
  readonly isCut: boolean;
}

/**
 * Splits a table into rows and cells. A quote that isn't closed ends with its line, instead of hiding the rest of the
 * table.
 *
 * @param max the number of rows, empty ones included
 */
export function splitRows(text: string, delimiter: string, max: number): SplitRows {
  const rows: string[][] = [];
  const damaged = new Set<number>();
  for (let rest = text, repairs = 0; rest !== '' && rows.length <= max; repairs += 1) {
    const config = { delimiter, ...(repairs > maxRepairs && { quoteChar: '\0' }) };
    const { data, errors } = Papa.parse<string[]>(rest, { ...config, preview: max + 1 - rows.length });
    const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    for (const { type, row } of errors) if (type === 'Quotes') damaged.add(rows.length + (row ?? 0));
    for (const cells of data.slice(0, open)) rows.push(cells);
    if (open === undefined) break;
    // Zero rows would mean all of them.
    const start = open === 0 ? 0 : Papa.parse<string[]>(rest, { ...config, preview: open }).meta.cursor;
    const [whole = '', line = ''] = /^(.*)(?:\r\n|\r|\n|$)/.exec(rest.slice(start)) ?? [];
    rows.push(line.split(delimiter).map((cell) => cell.replace(/^"/, '')));
    rest = rest.slice(start + whole.length);
  }
  return {
    rows: rows.slice(0, max),
    damaged: [...damaged].filter((row) => row < max),
    isCut: rows.length > max,
  };
}
