import { noDetails } from '@canary/board/details';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#shared/format/due-day.ts';
import type { BoardFile } from './board-file.ts';
import { suggestMapping } from './csv-fields.ts';
import { readTable } from './csv-table.ts';
import { type CsvChoice, findQuestions, readCsv } from './read-csv.ts';
import { arbitraryBoard } from './testing/arbitrary-board.ts';
import { writeCsv } from './write-csv.ts';

function read(text: string, choice: Partial<CsvChoice> = {}) {
  const table = readTable(text);
  return readCsv(table, {
    mapping: suggestMapping(table.header),
    boardName: 'Kitchen',
    timeZone: 'UTC',
    ...choice,
  });
}

/**
 * The parts of a board that a table contains, with names in place of ids, and people in the order in which cards name
 * them.
 */
function contentOf({ columns, labels, people, cards }: BoardFile) {
  const seen: string[] = [];
  const personOf = (id: string) => {
    if (!seen.includes(id)) seen.push(id);
    return `${nameIn(people)(id)} ${seen.indexOf(id)}`;
  };
  const nameIn = (items: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    items.find((item) => item.id === id)?.name;
  return columns.flatMap(({ id, name }) =>
    cards
      .filter(({ column }) => column === id)
      .map((card) => ({
        title: card.title,
        column: name,
        description: card.description.trim() === '' ? '' : card.description,
        labels: card.labels.map(nameIn(labels)),
        assignees: card.assignees.map(personOf),
        dueOn: card.dueOn,
        checklist: card.checklist,
        isArchived: card.isArchived,
      })),
  );
}

test('A board that is exported as a table and imported again has equal cards', async () => {
  const board = arbitraryBoard.filter(
    ({ cards }) => cards.length > 0 && !JSON.stringify(cards).includes('\\r'),
  );
  await fc.assert(
    fc.asyncProperty(board, async (exported) => {
      const { board: imported } = read(await writeCsv(exported).text());
      expect(contentOf(imported)).toEqual(contentOf(exported));
    }),
  );
});

test('No cell of an exported table starts like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBoard, async (board) => {
      const { header, rows } = readTable(`${await writeCsv(board).text()}\nend`);
      for (const cell of [...header, ...rows.flatMap(({ cells }) => cells)]) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
  );
});

test('Columns of other products are matched by their header', () => {
  const trello = 'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,List Name,Archived';
  expect(suggestMapping(trello.split(','))).toEqual({
    title: 1,
    column: 7,
    description: 3,
    labels: 4,
    assignees: 5,
    dueOn: 6,
    doneOn: null,
    checklist: null,
    comments: null,
    links: null,
    archived: 8,
    address: 2,
  });
  expect(suggestMapping(['Status', 'SUMMARY ', 'Other'])).toEqual({
    title: 1,
    column: 0,
    description: null,
    labels: null,
    assignees: null,
    dueOn: null,
    doneOn: null,
    checklist: null,
    comments: null,
    links: null,
    archived: null,
    address: null,
  });
});

test('A table becomes a board, and a receipt lists what is left out', () => {
  const { board, receipt } = read(
    [
      'Task;Status;Tags;Owner;Deadline;Effort',
      'Pasta;Doing;Bug, Food;Ada;30.11.2026 18:00;3',
      ';Doing;;;;5',
      '',
      'Sauce;;food;ada;;',
    ].join('\r\n'),
  );
  expect(board).toEqual<BoardFile>({
    format: 'canary-board',
    version: 1,
    name: 'Kitchen',
    address: null,
    columns: [
      { id: 'c1', name: 'Doing', color: null },
      { id: 'c2', name: 'To do', color: null },
    ],
    labels: [
      { id: 'l1', name: 'Bug', color: 'red' },
      { id: 'l2', name: 'Food', color: 'orange' },
    ],
    people: [{ id: 'p1', name: 'Ada' }],
    cards: [
      card({ number: 1, title: 'Pasta', column: 'c1', labels: ['l1', 'l2'], dueOn: '2026-11-30' }),
      card({ number: 2, title: 'Sauce', column: 'c2', labels: ['l2'] }),
    ],
  });
  expect(receipt.notes).toEqual([
    {
      outcome: 'left out',
      what: 'Column “Effort”',
      count: 2,
      reason: 'No field of a card is matched to it.',
      examples: [],
    },
    {
      outcome: 'left out',
      what: 'Rows without a title',
      count: 1,
      reason: 'A card has a title.',
      examples: ['Row 3'],
    },
    {
      outcome: 'changed',
      what: 'Times of due dates',
      count: 1,
      reason: 'A card is due on a day.',
      examples: ['Row 2'],
    },
    {
      outcome: 'changed',
      what: 'Spellings of names',
      count: 2,
      reason: 'Two spellings of one name are one, as the first.',
      examples: ['food became Food', 'ada became Ada'],
    },
  ]);
});

test('The user corrects the matched columns', () => {
  const table = readTable('Name,Body\nShort,The real title');
  const mapping = { ...suggestMapping(table.header), title: 1, description: 0 };
  expect(readCsv(table, { mapping, boardName: 'B' }).board.cards[0]).toMatchObject({
    title: 'The real title',
    description: 'Short',
  });
});

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026/1/5', '2026-01-05'],
  ['2026-11-30 23:59', '2026-11-30'],
  ['2026-11-30T23:30:00-05:00', '2026-12-01'],
  ['30.11.2026', '2026-11-30'],
  ['5.1.26', '2026-01-05'],
  ['30/11/2026', '2026-11-30'],
  ['11/30/2026 6:00 PM', '2026-11-30'],
  ['4/4/2026', '2026-04-04'],
  ['30 Nov 2026', '2026-11-30'],
  ['Nov 30, 2026', '2026-11-30'],
  ['Monday, November 30, 2026', '2026-11-30'],
  ['1st September 2026', '2026-09-01'],
  ['29-02-2024', '2024-02-29'],
  ['10/Jan/24 12:00 AM', '2024-01-10'],
  ['10/janv./24 12:00 AM', '2024-01-10'],
  ['10. März 2024', '2024-03-10'],
  ['10.03.2024 09:00 Uhr', '2024-03-10'],
  ['Wed, 10 Jan 2024 09:00:00 +0000', '2024-01-10'],
  ['46304', '2026-10-09'],
  ['46304.75', '2026-10-09'],
  ['Sat Jun 01 2024 00:00:00 GMT+0000 (Coordinated Universal Time)', '2024-06-01'],
  ['January 10, 2024 3:00 PM', '2024-01-10'],
  ['January 10, 2024 → January 12, 2024', '2024-01-12'],
  ['2024-01-10 - 2024-01-12', '2024-01-12'],
  ['10 Jan 2024 @ 3pm', '2024-01-10'],
  ['2024-01-10 09:00:00 UTC', '2024-01-10'],
  ['2024-01-10T09:00:00.000+0000', '2024-01-10'],
  ['1704880800000', '2024-01-10'],
  ['20240110', '2024-01-10'],
])('The due date %s is read as %s', (cell, day) => {
  expect(read(`title,due\nMilk,"${cell}"`).board.cards[0]?.dueOn).toBe(day);
});

test.each([
  '2026-02-30',
  '31.4.2026',
  '2026-13-01',
  '0/0/2026',
  '29/02/2026',
  '1e400',
  'soon',
  '30 Foo 2026',
  '2026-02-30T10:00:00Z',
  `3/4/2026${' '.repeat(100)}x`,
  'tomorrow',
  'every day',
  '10 Jan',
  'Q1 2024',
  '5',
  '1705276800000000',
])('The due date %s is left out, and the receipt names its row', (cell) => {
  const { board, receipt } = read(`title,due\nBread,\nMilk,"${cell}"`);
  expect(board.cards.map(({ title, dueOn }) => [title, dueOn])).toEqual([
    ['Bread', null],
    ['Milk', null],
  ]);
  expect(receipt.notes).toMatchObject([
    { outcome: 'left out', what: 'Due dates that can’t be read', count: 1 },
  ]);
  expect(receipt.notes[0]?.examples[0]).toMatch(/^Row 3: “/);
});

test('One date tells the order of day and month for all of them', () => {
  expect(read('title,due\nMilk,3/4/2026\nBread,13/4/2026').board.cards[0]?.dueOn).toBe('2026-04-03');
  expect(read('title,due\nMilk,3/4/2026\nBread,4/13/2026').board.cards[0]?.dueOn).toBe('2026-03-04');
});

test('The user is asked for the order of day and month if no date tells it', () => {
  const text = 'title,due\nMilk,3/4/2026\nBread,2026-01-01';
  const table = readTable(text);
  const mapping = suggestMapping(table.header);
  expect(findQuestions(table, mapping)).toEqual({ date: '3/4/2026' });
  expect(findQuestions(table, { ...mapping, dueOn: null })).toEqual({});
  expect(() => read(text)).toThrow('Choose whether the day or the month comes first in dates.');
  expect(read(text, { dateOrder: 'month first' }).board.cards[0]?.dueOn).toBe('2026-03-04');
  expect(read(text, { dateOrder: 'day first' }).board.cards[0]?.dueOn).toBe('2026-04-03');
});

test('Dates of both orders are read if each has one meaning, and the order is asked for if one has two', () => {
  const daysOf = (text: string, choice: Partial<CsvChoice> = {}) =>
    read(text, choice).board.cards.map(({ dueOn }) => dueOn);
  const both = 'title,due\nMilk,13/4/2026\nBread,4/13/2026';
  expect(daysOf(both)).toEqual(['2026-04-13', '2026-04-13']);
  expect(() => read(`${both}\nSalt,3/4/2026`)).toThrow('Choose whether the day or the month comes first');
  expect(daysOf(`${both}\nSalt,3/4/2026`, { dateOrder: 'day first' })[2]).toBe('2026-04-03');
});

test.each([
  ['no title', 'a,b\n1,2', 'Choose the column that has the titles of the cards.'],
  ['a header alone', 'title\n\n', 'This table has a header and no rows.'],
])('A table with %s is rejected', (_what, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('A field can’t be matched to two columns, or to a missing one', () => {
  const table = readTable('title\nMilk');
  const mapping = suggestMapping(table.header);
  const readWith = (change: object) => () =>
    readCsv(table, { mapping: { ...mapping, ...change }, boardName: 'B' });
  expect(readWith({ description: 0 })).toThrow('Choose a different column for each field.');
  expect(readWith({ description: 7 })).toThrow('The table has no column 8.');
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('Cells are separated by %s', (_what, sign) => {
  const text = [
    ['title', 'column', 'notes'],
    ['Milk', 'Doing', '"a, b; c\nd"'],
  ]
    .map((row) => row.join(sign))
    .join('\n');
  expect(read(text).board.cards[0]).toMatchObject({ title: 'Milk', description: 'a, b; c\nd' });
});

function card(change: Partial<BoardFile['cards'][number]>): BoardFile['cards'][number] {
  return {
    number: null,
    title: '',
    description: '',
    column: '',
    labels: [],
    assignees: ['p1'],
    ...noDetails,
    checklist: [],
    comments: [],
    isArchived: false,
    ...change,
  };
}

test.each([
  ['2026-11-20', 'Doing', '2026-11-20'],
  ['yes', 'Doing', dayOf(new Date())],
  ['no', 'Done', null],
  ['', 'Done', dayOf(new Date())],
  ['', 'Doing', null],
])('The cell “%s” of “Done” and the column %s make a card done on %s', (cell, column, day) => {
  expect(read(`title,column,done\nMilk,${column},${cell}`).board.cards[0]?.doneOn).toBe(day);
});
