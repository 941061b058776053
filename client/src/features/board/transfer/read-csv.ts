import { boardColors } from '@canary/board/model';
import { boardText } from '@canary/input/board-text';
import {
  maxBoardName,
  maxBoardUserName,
  maxBoardUsers,
  maxColumnName,
  maxColumns,
  maxLabelName,
  maxLabels,
} from '@canary/input/limits';
import {
  boardFileFormat,
  boardFileVersion,
  checkBoard,
  type FileCard,
  type OnProgress,
  progressStep,
} from './board-file.ts';
import { BoardFileError, quote } from './board-file-error.ts';
import { createCellDayReader, type DateOrder, findDateOrder } from './csv-days.ts';
import { type CsvField, type CsvMapping, csvFields } from './csv-fields.ts';
import type { CsvRow, CsvTable } from './csv-table.ts';
import { fitCard } from './fit-card.ts';
import { fitLine } from './fit-text.ts';
import { type ImportedFile, type ReceiptBuilder, startReceipt } from './receipt.ts';

/** How the user wants a table to be read. */
export interface CsvChoice {
  readonly mapping: CsvMapping;
  /** Needed if {@link needsDateOrder}. */
  readonly dateOrder?: DateOrder | undefined;
  /** The name of the board, such as that of the file. */
  readonly boardName: string;
  /** The IANA name of the time zone for times; defaults to that of the browser. */
  readonly timeZone?: string | undefined;
}

/** The column for cards without one. */
const firstColumn = 'To do';

/**
 * Whether all dates of a table's column can be read with the day or the month first, so that the user must choose.
 *
 * @param dueOn the index of the column; null if none is matched
 */
export function needsDateOrder({ rows }: CsvTable, { dueOn }: CsvMapping): boolean {
  return dueOn !== null && findDateOrder(rows.map(({ cells }) => cells[dueOn] ?? '')) === 'ambiguous';
}

/**
 * Makes a board of a table.
 *
 * @throws {BoardFileError}
 */
export function readCsv(
  table: CsvTable,
  choice: CsvChoice,
  onProgress: OnProgress = () => undefined,
): ImportedFile {
  requireMapping(table, choice.mapping);
  const receipt = startReceipt('CSV');
  noteOtherColumns(table, choice.mapping, receipt);
  const cellOf = ({ cells }: CsvRow, field: CsvField) => {
    const index = choice.mapping[field];
    return index === null ? '' : withoutApostrophe(cells[index] ?? '');
  };
  const dayOf = readDays(table, choice, cellOf, receipt);
  const columns = collectNames('c', 'column', maxColumns, maxColumnName, receipt);
  const labels = collectNames('l', 'label', maxLabels, maxLabelName, receipt);
  const people = collectNames('p', 'person', maxBoardUsers, maxBoardUserName, receipt);
  const rows = table.rows.filter((row) => {
    const hasTitle = boardText(cellOf(row, 'title')) !== '';
    receipt.note('left out', 'Rows without a title', 'A card has a title.', {
      count: Number(!hasTitle),
      example: `Row ${row.number}`,
    });
    return hasTitle;
  });

  const cards = rows.map((row, index): FileCard => {
    if (index % progressStep === 0) onProgress(index / rows.length);
    const isArchived = readYes(cellOf(row, 'archived'));
    receipt.find(isArchived ? 'archived cards' : 'cards');
    receipt.find('descriptions', Number(cellOf(row, 'description').trim() !== ''));
    const checklist = readChecklist(cellOf(row, 'checklist'));
    receipt.find('checklist items', checklist.length);
    const card = {
      number: null,
      title: cellOf(row, 'title'),
      description: cellOf(row, 'description'),
      column: columns.idOf(boardText(cellOf(row, 'column')) || firstColumn, row),
      labels: splitNames(cellOf(row, 'labels')).map((name) => labels.idOf(name, row)),
      assignees: splitNames(cellOf(row, 'assignees')).map((name) => people.idOf(name, row)),
      dueOn: dayOf(row),
      checklist,
      comments: [],
      isArchived,
    };
    return fitCard(card, receipt);
  });
  receipt.find('columns', columns.all().length);
  receipt.find('labels', labels.all().length);
  receipt.find('people', people.all().length);
  const board = checkBoard({
    format: boardFileFormat,
    version: boardFileVersion,
    name: fitLine(choice.boardName, maxBoardName, 'Imported board').text,
    columns: columns.all().map((column) => ({ ...column, color: null })),
    labels: labels
      .all()
      .map((label, index) => ({ ...label, color: boardColors[(index + 1) % boardColors.length] })),
    people: people.all(),
    cards,
  });
  onProgress(1);
  return { board, receipt: receipt.finish(board) };
}

/** Reads one item per line. An item is done if its line begins with `[x]`. */
function readChecklist(cell: string): FileCard['checklist'] {
  return cell.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, mark = ' ', marked] = /^\s*\[([ xX])\] (.*)$/.exec(line) ?? [];
    const text = boardText(marked ?? line);
    return text === '' ? [] : [{ text, isDone: mark !== ' ' }];
  });
}

function requireMapping({ header }: CsvTable, mapping: CsvMapping): void {
  if (mapping.title === null) throw new BoardFileError('Choose the column that has the titles of the cards.');
  const chosen = csvFields.flatMap((field) => mapping[field] ?? []);
  for (const index of chosen) {
    if (!(index in header)) throw new BoardFileError(`The table has no column ${index + 1}.`);
  }
  if (new Set(chosen).size < chosen.length)
    throw new BoardFileError('Choose a different column for each field.');
}

function noteOtherColumns({ header, rows }: CsvTable, mapping: CsvMapping, receipt: ReceiptBuilder): void {
  const used = new Set(csvFields.map((field) => mapping[field]));
  for (const [index, name] of header.entries()) {
    const count = used.has(index) ? 0 : rows.filter(({ cells }) => (cells[index] ?? '').trim() !== '').length;
    receipt.note(
      'left out',
      `Column ${quote(boardText(name) || String(index + 1))}`,
      'No field of a card is matched to it.',
      {
        count,
      },
    );
  }
}

/** Returns a function that reads the due day of a row. */
function readDays(
  { rows }: CsvTable,
  { dateOrder, timeZone }: CsvChoice,
  cellOf: (row: CsvRow, field: CsvField) => string,
  receipt: ReceiptBuilder,
): (row: CsvRow) => string | null {
  const found = findDateOrder(rows.map((row) => cellOf(row, 'dueOn')));
  if (found === 'mixed') {
    throw new BoardFileError(
      'Some due dates begin with the day and others with the month. Write them like 2026-11-30 and try again.',
    );
  }
  const order = found === 'ambiguous' ? dateOrder : found === 'certain' ? 'day first' : found;
  if (!order) throw new BoardFileError('Choose whether the day or the month comes first in due dates.');
  const read = createCellDayReader(order, timeZone);
  return (row) => {
    const cell = cellOf(row, 'dueOn').trim();
    if (cell === '') return null;
    const date = read(cell);
    if (!date) throw new BoardFileError(`Row ${row.number}, due date: ${quote(cell)} isn’t a date.`);
    receipt.find('due days');
    receipt.note('changed', 'Times of due dates', 'A card is due on a day.', {
      count: Number(date.hasTime),
      example: `Row ${row.number}`,
    });
    return date.day;
  };
}

/** Gives ids to names, in the order of the table. Names that differ in case only are the same. */
function collectNames(
  prefix: string,
  noun: 'column' | 'label' | 'person',
  max: number,
  maxLength: number,
  receipt: ReceiptBuilder,
) {
  const byName = new Map<string, { readonly id: string; readonly name: string }>();
  return {
    all: () => [...byName.values()],
    idOf(text: string, { number }: CsvRow): string {
      const { text: name, whole } = fitLine(text, maxLength, 'Unnamed');
      const key = (whole ?? name).toLowerCase();
      const known = byName.get(key);
      if (known) return known.id;
      receipt.note('changed', `Long names: ${noun}`, `A name has up to ${maxLength} characters.`, {
        count: Number(whole !== undefined),
        example: name,
      });
      if (byName.size === max) {
        throw new BoardFileError(
          `Row ${number}: ${quote(name)} is one ${noun} too many; a board has up to ${max}. Match another column of the table, or none.`,
        );
      }
      const item = { id: `${prefix}${byName.size + 1}`, name };
      byName.set(key, item);
      return item.id;
    },
  };
}

/**
 * Splits a cell with several names: at line breaks if it has any, or else at semicolons, or else at commas.
 *
 * @example
 * splitNames('Bug, Feature'); // ['Bug', 'Feature']
 */
function splitNames(cell: string): string[] {
  const separator = ['\n', ';'].find((sign) => cell.includes(sign)) ?? ',';
  return cell
    .split(separator)
    .map((name) => boardText(name))
    .filter((name) => name !== '');
}

/** Removes the apostrophe by which a spreadsheet keeps a text from being a formula. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function readYes(cell: string): boolean {
  return ['true', 'yes', 'y', 'x', '1', 'archived', 'closed'].includes(cell.trim().toLowerCase());
}
