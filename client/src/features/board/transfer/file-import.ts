import { decodeText, isArchive } from '@canary/tables/decode-text';
import { FileError } from '@canary/tables/file-error';
import { readTableFile } from '@canary/tables/read-table';
import type { OnProgress } from './board-file.ts';
import { boardAddress } from './card-links.ts';
import { type CsvMapping, suggestMapping } from './csv-fields.ts';
import { type CsvTable, maxRows, readTable, tableOf, textsOf } from './csv-table.ts';
import type { FitOptions } from './fit-board.ts';
import type { ListChoice } from './fit-lists.ts';
import { type ImportChunk, type ImportPlan, type ImportStart, planImport } from './import-plan.ts';
import { isBoardFile, readBoardFile } from './read-board-file.ts';
import { type CsvChoice, type CsvQuestions, findQuestions, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readTrello } from './read-trello.ts';
import type { ImportedFile, ListCount, Receipt } from './receipt.ts';

/** A board that was read from a file. Its cards are in {@link FileImport.chunk}. */
export interface OpenedBoard {
  readonly kind: 'board';
  readonly receipt: Receipt;
  readonly start: ImportStart;
  /** The number of chunks. */
  readonly chunks: number;
  /** The lists of the file, if the user should choose which of them become columns. */
  readonly lists?: readonly ListCount[] | undefined;
}

/** A table whose columns the user matches before it becomes a board. */
export interface OpenedTable {
  readonly kind: 'table';
  readonly header: CsvTable['header'];
  /** The first text of each column; undefined for an empty column. */
  readonly sample: readonly (string | undefined)[];
  /** The number of rows. */
  readonly rows: number;
  /** The columns that were matched by their header. */
  readonly mapping: CsvMapping;
  /** The encoding of a table that isn't Unicode. The user sees whether its letters are right. */
  readonly encoding: string | undefined;
}

/** Reads a file, and keeps it until its chunks are sent. */
export interface FileImport {
  /**
   * Opens a file: a board that was exported here or from Trello, or a table as text or Excel workbook. The content
   * decides which, not the file's name.
   *
   * @param encoding the encoding of a table that isn't Unicode
   * @throws {FileError} if the file can't be read
   */
  open(file: Blob, onProgress: OnProgress, encoding?: string): Promise<OpenedBoard | OpenedTable>;
  /** The questions about the opened table that only the user can answer. */
  findQuestions(mapping: CsvMapping): CsvQuestions;
  /**
   * Converts the opened table to a board.
   *
   * @throws {FileError} if the choice lacks something
   */
  readTable(choice: CsvChoice): OpenedBoard;
  /** Makes the board that was read last again, with other columns. */
  chooseLists(lists: ListChoice): OpenedBoard;
  /** A chunk of the board that was read last, from 0. */
  chunk(index: number): ImportChunk;
}

/**
 * Starts the import of a file. It runs in a worker.
 *
 * @param origin the origin of the site, for links to cards
 */
export function startFileImport(origin: string): FileImport {
  const id = crypto.randomUUID();
  const address = boardAddress(id, origin);
  let table: CsvTable | undefined;
  let plan: ImportPlan | undefined;
  let read: ((options: FitOptions) => ImportedFile) | undefined;

  const openBoard = (options: FitOptions = {}): OpenedBoard => {
    if (!read) throw new Error('No board is open.');
    const { board, receipt, lists } = read({ ...options, address });
    plan = planImport(board, id);
    return { kind: 'board', receipt, start: plan.start, chunks: plan.chunks.length, lists };
  };
  const openTable = (opened: CsvTable, encoding: string | undefined): OpenedTable => {
    table = opened;
    const { header, rows } = opened;
    const sample = header.map((_, column) => firstText(opened, column));
    return { kind: 'table', header, sample, rows: rows.length, mapping: suggestMapping(header), encoding };
  };
  const requireTable = () => {
    if (!table) throw new Error('No table is open.');
    return table;
  };

  return {
    async open(file, onProgress, chosen) {
      if (await isArchive(file)) return openTable(tableOf(await readTableFile(file, maxRows)), undefined);
      const { text, encoding } = await decodeText(file, {
        encoding: chosen,
        wanted: 'a JSON, CSV or Excel file',
      });
      if (/^\s*[{[]/.test(text)) {
        // JSON is always Unicode (RFC 8259), and nothing tells how its letters were changed.
        if (encoding !== undefined) {
          throw new FileError(
            'This JSON file isn’t in UTF-8, so its letters are lost. Choose another copy of it.',
          );
        }
        const value = readJson(text);
        const readValue = isBoardFile(value) ? readBoardFile : readTrello;
        read = (options) => readValue(value, options);
        return openBoard({ onProgress });
      }
      if (/^\s*</.test(text))
        throw new FileError(
          'This is a web page, not an export. Choose the file that you downloaded, which ends in .json or .csv.',
        );
      return openTable(readTable(text), encoding);
    },
    findQuestions: (mapping) => findQuestions(requireTable(), mapping),
    readTable(choice) {
      read = (options) => readCsv(requireTable(), { ...choice, ...options });
      return openBoard();
    },
    chooseLists: (lists) => openBoard({ lists }),
    chunk(index) {
      const chunk = plan?.chunks[index];
      if (!chunk) throw new FileError(`There is no chunk ${index}.`);
      return chunk;
    },
  };
}

function firstText(table: CsvTable, column: number): string | undefined {
  for (const row of table.rows) {
    const [text] = textsOf(table, row, column);
    if (text !== undefined) return text;
  }
  return undefined;
}
