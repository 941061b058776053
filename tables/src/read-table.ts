import { decodeText, isArchive } from './decode-text.ts';
import { findDelimiter } from './delimiter.ts';
import { FileError } from './file-error.ts';
import { readWorkbook } from './read-workbook.ts';
import { splitRows } from './split-rows.ts';

/** The cells of a file, and how they were read. */
export interface ReadTable {
  /** The cells as they are in the file, header and empty rows included. */
  readonly rows: readonly (readonly string[])[];
  /** Whether there are more than the maximum of rows. */
  readonly isCut: boolean;
  /** The indexes of rows with quotes that aren't closed or doubled. */
  readonly damaged: readonly number[];
  /** The encoding of a text that isn't Unicode. */
  readonly encoding?: string | undefined;
  /** The sign between the cells of a text. */
  readonly delimiter?: string | undefined;
  /** The names of a workbook's sheets. */
  readonly sheets?: readonly string[] | undefined;
  /** The index of the sheet whose rows these are. */
  readonly sheet?: number | undefined;
}

/** How the user wants a file to be read. What is left out is found. */
export interface ReadChoice {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  readonly sheet?: number | undefined;
}

/**
 * Reads a table from a file: CSV, TSV or an Excel workbook. The content tells which, not the name.
 *
 * @param max the number of rows, empty ones included
 * @throws {FileError}
 */
export async function readTableFile(file: Blob, max: number, choice: ReadChoice = {}): Promise<ReadTable> {
  if (await isArchive(file)) {
    const sheets = await readWorkbook(file);
    const withRows = sheets.findIndex(({ rows }) => rows.length > 0);
    const sheet = choice.sheet ?? Math.max(withRows, 0);
    const rows = sheets[sheet]?.rows ?? [];
    if (rows.length === 0) throw new FileError('This workbook is empty.');
    return {
      rows: rows.slice(0, max),
      isCut: rows.length > max,
      damaged: [],
      sheets: sheets.map(({ name }) => name),
      sheet,
    };
  }
  const { text, encoding } = await decodeText(file, {
    encoding: choice.encoding,
    wanted: 'a table: CSV, TSV or XLSX',
  });
  return { ...readTableText(text, max, choice), encoding };
}

/**
 * Reads a table from a text, for example from the clipboard.
 *
 * @param max the number of rows, empty ones included
 */
export function readTableText(text: string, max: number, choice: ReadChoice = {}): ReadTable {
  const { content, delimiter: found } = findDelimiter(text, evenness);
  const delimiter = choice.delimiter ?? found;
  return { ...splitRows(content, delimiter, max), delimiter };
}

/** The share of rows that must have the same number of cells. */
const evenShare = 0.8;

/** The number of cells that most of the rows have; 0 if the rows differ, as if the sign weren't a delimiter. */
function evenness(rows: readonly string[][]): number {
  const [first] = rows;
  if (!first) return 0;
  const even = rows.filter(({ length }) => length === first.length).length;
  return even >= evenShare * rows.length ? first.length : 0;
}
