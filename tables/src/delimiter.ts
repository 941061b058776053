import { splitRows } from './split-rows.ts';

/** The signs between the cells of a row, the most common one first. The last one is in no text: one cell a row. */
export const delimiters = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
  { value: '\u001f', label: 'None: one column' },
];

/** How many rows and characters of a text tell its delimiter. */
const sampleRows = 40;
const sampleLength = 100_000;

/** A text without the line in which Excel names the delimiter, and the delimiter. */
interface DelimitedText {
  readonly content: string;
  readonly delimiter: string;
}

/**
 * Finds the sign between the cells of a table: the one that Excel names in a first line `sep=;`, or the one with which the
 * first rows are rated best.
 *
 * @param rate rates the first rows with content, as one of the signs splits them
 */
export function findDelimiter(text: string, rate: (rows: readonly string[][]) => number): DelimitedText {
  const [line = '', named] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text.slice(0, 10)) ?? [];
  const content = text.slice(line.length);
  if (named) return { content, delimiter: named };
  const sample = content.slice(0, sampleLength);
  const rated = delimiters.map(({ value: delimiter }) => {
    const { rows } = splitRows(sample, delimiter, sampleRows);
    return { delimiter, rating: rate(rows.filter((cells) => cells.some(hasContent))) };
  });
  const best = rated.reduce((most, one) => (one.rating > most.rating ? one : most));
  return { content, delimiter: best.delimiter };
}

/** Whether a cell is more than space. */
export function hasContent(cell: string): boolean {
  return cell.trim() !== '';
}
