import type { OnProgress } from './board-file.ts';
import { BoardFileError } from './board-file-error.ts';
import type { CsvMapping } from './csv-fields.ts';
import { type CsvTable, readTable, suggestMapping } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { type ImportChunk, type ImportPlan, type ImportStart, planImport } from './import-plan.ts';
import { isBoardFile, readBoardFile } from './read-board-file.ts';
import { type CsvChoice, needsDateOrder, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readTrello } from './read-trello.ts';
import type { ImportedFile, Receipt } from './receipt.ts';

/** A board that was read from a file. Its cards are in {@link FileImport.chunk}. */
export interface OpenedBoard {
  readonly kind: 'board';
  readonly receipt: Receipt;
  readonly start: ImportStart;
  /** The number of chunks. */
  readonly chunks: number;
}

/** A table whose columns the user matches before it becomes a board. */
export interface OpenedTable {
  readonly kind: 'table';
  readonly header: CsvTable['header'];
  /** The first rows, to show what a column has. */
  readonly sample: CsvTable['rows'];
  /** The number of rows. */
  readonly rows: number;
  /** The columns that were matched by their header. */
  readonly mapping: CsvMapping;
}

/** What reads a file, and keeps it until its chunks are sent. */
export interface FileImport {
  /**
   * Opens a file: a board that was exported here or from Trello, or a table. The content tells which, not the name.
   *
   * @throws {BoardFileError}
   */
  open(file: Blob, onProgress: OnProgress): Promise<OpenedBoard | OpenedTable>;
  /** Whether the dates of the opened table can be read with the day or the month first. */
  needsDateOrder(mapping: CsvMapping): boolean;
  /**
   * Makes a board of the opened table.
   *
   * @throws {BoardFileError}
   */
  readTable(choice: CsvChoice, onProgress: OnProgress): OpenedBoard;
  /** A chunk of the board that was read last, from 0. */
  chunk(index: number): ImportChunk;
}

const maxSample = 5;

/** Starts the import of a file. It runs in a worker. */
export function startFileImport(): FileImport {
  let table: CsvTable | undefined;
  let plan: ImportPlan | undefined;

  const keep = ({ board, receipt }: ImportedFile): OpenedBoard => {
    plan = planImport(board);
    return { kind: 'board', receipt, start: plan.start, chunks: plan.chunks.length };
  };
  const requireTable = () => {
    if (!table) throw new Error('No table is open.');
    return table;
  };

  return {
    async open(file, onProgress) {
      const text = await decodeText(file);
      if (/^\s*[{[]/.test(text)) {
        const value = readJson(text);
        return keep(
          isBoardFile(value) ? readBoardFile(value, onProgress) : readTrello(value, { onProgress }),
        );
      }
      if (/^\s*</.test(text))
        throw new BoardFileError(
          'This is a web page, not an export. Download the file again while you are logged in.',
        );
      table = readTable(text);
      const { header, rows } = table;
      const mapping = suggestMapping(header);
      return { kind: 'table', header, sample: rows.slice(0, maxSample), rows: rows.length, mapping };
    },
    needsDateOrder: (mapping) => needsDateOrder(requireTable(), mapping),
    readTable: (choice, onProgress) => keep(readCsv(requireTable(), choice, onProgress)),
    chunk(index) {
      const chunk = plan?.chunks[index];
      if (!chunk) throw new BoardFileError(`There is no chunk ${index}.`);
      return chunk;
    },
  };
}
