import { type BoardColor, boardColors } from '@canary/board/colors';
import { marksDoneByName } from '@canary/board/done';
import { boardText } from '@canary/board/texts';
import { FileError } from '@canary/tables/file-error';
import { dayOf } from '#shared/format/due-day.ts';
import { progressStep } from './board-file.ts';
import { collectNames } from './collect-names.ts';
import { type CellDay, createCellDayReader, type DateOrder, findDateOrder } from './csv-days.ts';
import { type CsvField, type CsvMapping, csvFields } from './csv-fields.ts';
import { findNameOrder, type NameOrder, splitBehindBrackets, splitNames } from './csv-names.ts';
import { collectPeople, peopleCells } from './csv-people.ts';
import { type CsvRow, type CsvTable, textsOf } from './csv-table.ts';
import { readAttachments, readChecklist, readComment, readYes } from './csv-values.ts';
import { type FitOptions, fitBoard } from './fit-board.ts';
import type { DraftCard } from './fit-card.ts';
import { findColor } from './label-color.ts';
import { quote } from './parse-part.ts';
import { type ImportedFile, type ReceiptBuilder, startReceipt } from './receipt.ts';

/** How the user wants a table to be read. */
export interface CsvChoice extends FitOptions {
  readonly mapping: CsvMapping;
  /** Needed if {@link findQuestions} asks for it. */
  readonly dateOrder?: DateOrder | undefined;
  /** Needed if {@link findQuestions} asks for it. */
  readonly nameOrder?: NameOrder | undefined;
  /** The name of the board, such as that of the file. */
  readonly boardName: string;
  /** The IANA name of the time zone for times; defaults to that of the browser. */
  readonly timeZone?: string | undefined;
}

/** The facts about a table that only the user knows. */
export interface CsvQuestions {
  /** A date that can be read with the day or the month first. */
  readonly date?: string | undefined;
  /** A cell that can name one person or several. */
  readonly people?: string | undefined;
}

/** The column for cards without a column. */
const firstColumn = 'To do';

/** Finds the choices that the user must make, because the cells of a column can be read in two ways. */
export function findQuestions(table: CsvTable, mapping: CsvMapping): CsvQuestions {
  const [dates, people] = [dateCells(table, mapping), peopleCells(table, mapping.assignees)];
  const isAmbiguous = (cell: string) => findDateOrder([cell]) === 'ambiguous';
  return {
    date: findDateOrder(dates) === 'ambiguous' ? dates.find(isAmbiguous) : undefined,
    people:
      findNameOrder(people) === 'ambiguous'
        ? people.find((cell) => findNameOrder([cell]) === 'ambiguous')
        : undefined,
  };
}

/**
 * Converts a table to a board. Values that can't be read are left out, with a note that names the row.
 *
 * @throws {FileError} if the choice lacks something
 */
export function readCsv(table: CsvTable, choice: CsvChoice): ImportedFile {
  const { mapping } = choice;
  requireMapping(table, mapping);
  const receipt = startReceipt('CSV');
  for (const { outcome, what, reason, example } of table.notes)
    receipt.note(outcome, what, reason, { example });
  noteOtherColumns(table, mapping, receipt);
  const textsIn = (row: CsvRow, field: CsvField) => textsOf(table, row, mapping[field]);
  const textIn = (row: CsvRow, field: CsvField) => textsIn(row, field)[0] ?? '';
  const dayReader = createTableDayReader(table, choice, receipt);
  const lists = collectNames('list', () => null, receipt);
  const labels = collectNames(
    'label',
    (index): BoardColor => boardColors[index % boardColors.length] ?? 'gray',
    receipt,
  );
  const people = collectPeople(table, mapping.assignees, choice.nameOrder, receipt);
  const labelsIn = createLabelReader(cellsOf(table, mapping.labels));
  const rows = table.rows.filter((row) => {
    const hasTitle = boardText(textIn(row, 'title')) !== '';
    receipt.note('left out', 'Rows without a title', 'A card has a title.', {
      count: Number(!hasTitle),
      example: `Row ${row.number}`,
    });
    return hasTitle;
  });

  const cards = rows.map((row, index): DraftCard => {
    if (index % progressStep === 0) choice.onProgress?.((0.5 * index) / rows.length);
    const comments = textsIn(row, 'comments').map((text) => readComment(text, dayReader.read) ?? text);
    const list = boardText(textIn(row, 'column')) || firstColumn;
    return {
      number: null,
      title: textIn(row, 'title'),
      description: textsIn(row, 'description').join('\n\n'),
      column: lists.idOf(list),
      labels: textsIn(row, 'labels').flatMap((cell) =>
        labelsIn(cell).map(({ name, color }) => labels.idOf(name, `${name} ${color ?? ''}`, color)),
      ),
      assignees: people.assigneesOf(row),
      dueOn: dayReader.dueOn(row, textIn(row, 'dueOn')),
      doneOn: doneOn(row, textIn(row, 'doneOn'), list),
      checklist: textsIn(row, 'checklist').flatMap(readChecklist),
      comments: comments.flatMap((comment) =>
        typeof comment === 'string' ? [] : [{ ...comment, author: people.authorOf(comment.author) }],
      ),
      notes: comments.flatMap((comment) => (typeof comment === 'string' ? [`Comment: ${comment}`] : [])),
      isArchived: isArchived(row, textIn(row, 'archived')),
      addresses: textsIn(row, 'address').map((text) => text.trim()),
      attachments: textsIn(row, 'links').flatMap(readAttachments),
    };
  });
  const draft = {
    ...{ name: choice.boardName, lists: lists.all(), labels: labels.all(), people: people.all(), cards },
  };
  return fitBoard(draft, receipt, {
    ...choice,
    onProgress: (share) => choice.onProgress?.(0.5 + share / 2),
  });

  /** The day of a cell. A card that is done on an unknown day was done today. */
  function doneOn(row: CsvRow, cell: string, list: string): string | null {
    const date = dayReader.read(cell);
    const isDone = cell.trim() === '' ? marksDoneByName(list) : readYes(cell);
    receipt.note('left out', 'Values of “Done”', 'They don’t say whether the card is done.', {
      count: Number(!date && isDone === undefined),
      example: `Row ${row.number}: ${quote(cell)}`,
    });
    return date?.day ?? (isDone ? dayOf(new Date()) : null);
  }

  function isArchived(row: CsvRow, cell: string): boolean {
    // A date is the day when the card was closed.
    const value = readYes(cell) ?? (dayReader.read(cell) ? true : undefined);
    receipt.note('left out', 'Values of “Archived”', 'They don’t say whether the card is archived.', {
      count: Number(value === undefined),
      example: `Row ${row.number}: ${quote(cell)}`,
    });
    return value ?? false;
  }
}

/** All texts of a column. */
function cellsOf(table: CsvTable, column: number | null): string[] {
  return table.rows.flatMap((row) => textsOf(table, row, column));
}

/** All texts of the columns with days, which tell the order of day and month. */
function dateCells(table: CsvTable, { dueOn, doneOn }: CsvMapping): string[] {
  return [dueOn, doneOn].flatMap((column) => cellsOf(table, column));
}

function requireMapping({ header }: CsvTable, mapping: CsvMapping): void {
  if (mapping.title === null) throw new FileError('Choose the column that has the titles of the cards.');
  const chosen = csvFields.flatMap((field) => mapping[field] ?? []);
  for (const index of chosen) {
    if (!(index in header)) throw new FileError(`The table has no column ${index + 1}.`);
  }
  if (new Set(chosen).size < chosen.length) throw new FileError('Choose a different column for each field.');
}

function noteOtherColumns(table: CsvTable, mapping: CsvMapping, receipt: ReceiptBuilder): void {
  const used = new Set(csvFields.flatMap((field) => mapping[field] ?? []));
  for (const [index, name] of table.header.entries()) {
    const isAddress = index === mapping.address;
    const isLeftOut = isAddress || !used.has(index);
    receipt.note(
      'left out',
      `Column ${quote(boardText(name) || String(index + 1))}`,
      isAddress ? 'Links to these cards lead to the imported cards.' : 'No field of a card is matched to it.',
      { count: isLeftOut ? table.rows.filter((row) => textsOf(table, row, index).length > 0).length : 0 },
    );
  }
}

/** Reads the dates of a table. */
function createTableDayReader(
  table: CsvTable,
  { mapping, dateOrder, timeZone }: CsvChoice,
  receipt: ReceiptBuilder,
) {
  const found = findDateOrder(dateCells(table, mapping));
  const order = found === 'ambiguous' ? dateOrder : found === 'certain' ? 'day first' : found;
  if (!order) throw new FileError('Choose whether the day or the month comes first in dates.');
  const read = createCellDayReader(order, timeZone);
  return {
    read: (text: string): CellDay | undefined => read(text),
    dueOn({ number }: CsvRow, cell: string): string | null {
      if (cell.trim() === '') return null;
      const date = read(cell);
      receipt.find('due days', Number(!date));
      receipt.note('left out', 'Due dates that can’t be read', 'They name no day of the calendar.', {
        count: Number(!date),
        example: `Row ${number}: ${quote(cell.trim())}`,
      });
      receipt.note('changed', 'Times of due dates', 'A card is due on a day.', {
        count: Number(date?.time !== undefined),
        example: `Row ${number}`,
      });
      return date?.day ?? null;
    },
  };
}

/** Returns a function that reads the labels of a cell. A colour in brackets isn't part of a label's name. */
function createLabelReader(cells: readonly string[]) {
  const read = (text: string) => {
    const [, name = '', word = ''] = /^(.*?)\s*\(([a-z_]+)\)$/.exec(text) ?? [];
    const color = findColor(word);
    if (color === undefined) return { name: text, color };
    return { name: name || word[0]?.toUpperCase() + word.slice(1), color };
  };
  const haveColors = cells.every((cell) => read(cell.trim()).color !== undefined);
  return (cell: string) => (haveColors ? splitBehindBrackets(cell) : splitNames(cell)).map(read);
}
