import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardFile } from './board-file.ts';
import { readTable, suggestMapping } from './csv-table.ts';
import { type CsvChoice, needsDateOrder, readCsv } from './read-csv.ts';
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

/** What a table holds of a board, with names in place of ids. */
function contentOf({ columns, labels, people, cards }: BoardFile) {
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
        assignees: card.assignees.map(nameIn(people)),
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
    checklist: null,
    archived: 8,
  });
  expect(suggestMapping(['Status', 'SUMMARY ', 'Other'])).toEqual({
    title: 1,
    column: 0,
    description: null,
    labels: null,
    assignees: null,
    dueOn: null,
    checklist: null,
    archived: null,
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
      card({ title: 'Pasta', column: 'c1', labels: ['l1', 'l2'], dueOn: '2026-11-30' }),
      card({ title: 'Sauce', column: 'c2', labels: ['l2'] }),
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
  `3/4/2026${' '.repeat(1_000_000)}x`,
])('The due date %s stops the import', (cell) => {
  expect(() => read(`title,due\nBread,\nMilk,"${cell}"`)).toThrow(/Row 3, due date: “.*” isn’t a date/);
});

test('One date tells the order of day and month for all of them', () => {
  expect(read('title,due\nMilk,3/4/2026\nBread,13/4/2026').board.cards[0]?.dueOn).toBe('2026-04-03');
  expect(read('title,due\nMilk,3/4/2026\nBread,4/13/2026').board.cards[0]?.dueOn).toBe('2026-03-04');
});

test('The user is asked for the order of day and month if no date tells it', () => {
  const text = 'title,due\nMilk,3/4/2026\nBread,2026-01-01';
  const table = readTable(text);
  const mapping = suggestMapping(table.header);
  expect(needsDateOrder(table, mapping)).toBe(true);
  expect(needsDateOrder(table, { ...mapping, dueOn: null })).toBe(false);
  expect(() => read(text)).toThrow('Choose whether the day or the month comes first in due dates.');
  expect(read(text, { dateOrder: 'month first' }).board.cards[0]?.dueOn).toBe('2026-03-04');
  expect(read(text, { dateOrder: 'day first' }).board.cards[0]?.dueOn).toBe('2026-04-03');
});

test('Dates of both orders in one column are rejected', () => {
  expect(() => read('title,due\nMilk,13/4/2026\nBread,4/13/2026')).toThrow(
    'Some due dates begin with the day and others with the month.',
  );
});

test.each([
  ['an unclosed quote', 'title,column\nMilk,"Doing\nBread,Done', 'Row 2: A quote isn’t closed'],
  ['text behind a quote', 'title\n"Milk" and bread', 'Row 2: A quote isn’t closed'],
  [
    'a row that is too long',
    'title,column\nMilk, fresh,Doing',
    'Row 2: It is longer than the header; the cell “Doing” has no column.',
  ],
  ['no title', 'a,b\n1,2', 'Choose the column that has the titles of the cards.'],
  ['a header alone', 'title\n\n', 'This table has a header and no rows.'],
  [
    '21 columns',
    `title,status\n${Array.from({ length: 21 }, (_, index) => `Milk,Status ${index}`).join('\n')}`,
    'Row 22: “Status 20” is one column too many; a board has up to 20.',
  ],
  [
    '10,001 cards',
    `title\n${'Milk\n'.repeat(10_001)}`,
    'A board has up to 10,000 cards outside the archive; this file has 10,001.',
  ],
  ['60,001 rows', `title\n${'\n'.repeat(60_000)}Milk`, 'This table has more than 60,000 rows.'],
  [
    '501 columns',
    `${'a,'.repeat(500)}title\n${','.repeat(500)}Milk`,
    'This table has more than 500 columns.',
  ],
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
    dueOn: null,
    checklist: [],
    comments: [],
    isArchived: false,
    ...change,
  };
}
