import { maxComments } from '@canary/board/limits';
import { expect, test } from 'vitest';
import { fitCard } from './fit-card.ts';
import { fitLists } from './fit-lists.ts';
import { readTrello } from './read-trello.ts';
import { startReceipt } from './receipt.ts';
import { notesOf, readCsvText, readSmallTrello } from './testing/foreign-boards.ts';
import { trelloBoard2019 } from './testing/trello-fixtures.ts';

/** The cards of a table: title, column, labels, due day, archived. */
function summaryOf(text: string): string[] {
  const { board } = readCsvText(text);
  const nameIn = (items: readonly { readonly id: string; readonly name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name;
  return board.cards.map((card) =>
    [
      card.title,
      nameIn(board.columns, card.column),
      card.labels.map((id) => nameIn(board.labels, id)).join('+'),
      card.dueOn ?? '',
      card.isArchived ? 'archived' : '',
    ].join(' | '),
  );
}

test.each<[string, string, string[], string[]]>([
  [
    'titles above the header (Asana, Planner)',
    'Kitchen plan\n\nExported,2024-01-10\nName,Section/Column,Due Date\nMilk,Doing,2024-01-11',
    ['Milk | Doing |  | 2024-01-11 | '],
    ['left out: Rows above the header (2): Row 1: “Kitchen plan”; Row 3: “Exported, 2024-01-10”'],
  ],
  [
    'a line that names the sign (Excel)',
    'sep=;\r\nTitle;Status\r\nMilk;Doing',
    ['Milk | Doing |  |  | '],
    [],
  ],
  [
    'a header that is repeated for each group (Monday)',
    'Kitchen\nName,Status,Date\nMilk,Doing,2024-01-11\nLater,,\nName,Status,Date\nBread,Done,',
    ['Milk | Doing |  | 2024-01-11 | ', 'Bread | Done |  |  | '],
    [
      'left out: Rows above the header (2): Row 1: “Kitchen”; Row 4: “Later”',
      'left out: Repeated headers (1): Row 5: “Name, Status, Date”',
    ],
  ],
  [
    'a row that is longer than the header',
    'title,column\nMilk,Doing,fresh\nBread,Done',
    ['Milk | Doing |  |  | ', 'Bread | Done |  |  | '],
    ['left out: Cells beside the table (1): Row 2: “fresh”'],
  ],
  [
    'a cell below an empty header',
    'title,column,,\nMilk,Doing,,fresh',
    ['Milk | Doing |  |  | '],
    ['left out: Cells beside the table (1): Row 2: “fresh”'],
  ],
  [
    'a quote that isn’t closed',
    'title,column\nMilk,"Doing\nBread,Done',
    ['Milk | Doing |  |  | ', 'Bread | Done |  |  | '],
    ['changed: Rows with damaged quotes (1): Row 2: “Milk, Doing”'],
  ],
  [
    'an unknown word for archived, and dates that none has',
    'title,closed,due\nMilk,maybe,tomorrow\nBread,no,',
    ['Milk | To do |  |  | ', 'Bread | To do |  |  | '],
    [
      'left out: Due dates that can’t be read (1): Row 2: “tomorrow”',
      'left out: Values of “Archived” (1): Row 2: “maybe”',
    ],
  ],
  [
    'a row of sums',
    'title,column,labels\nMilk,Doing,\n,,3',
    ['Milk | Doing |  |  | '],
    ['left out: Rows without a title (1): Row 3'],
  ],
  [
    'Jira’s repeated labels',
    'Summary,Labels,Labels,Status,Labels\nMilk,hot,cold,Doing,new',
    ['Milk | Doing | hot+cold+new |  | '],
    [],
  ],
  [
    'labels that Excel numbered',
    'Title,Labels,Labels2,Labels3\nMilk,hot,,new',
    ['Milk | To do | hot+new |  | '],
    [],
  ],
  [
    'the day on which a card was closed',
    'Title,Closed,Status\nMilk,2024-01-10,Done\nBread,,Done\nSalt,03/04/2024 10:00,Done',
    ['Milk | Done |  |  | archived', 'Bread | Done |  |  | ', 'Salt | Done |  |  | archived'],
    [],
  ],
  [
    'colours behind labels (Trello)',
    'Card Name,Labels\nMilk,"Shopping (green), Sauce, hot (red)"\nBread,Shopping (green)',
    ['Milk | To do | Shopping+Sauce, hot |  | ', 'Bread | To do | Shopping |  | '],
    [],
  ],
  [
    'labels and items between semicolons (Planner)',
    'Task Name,Bucket Name,Labels,Checklist Items\nMilk,Doing,hot;cold,Pour;Drink',
    ['Milk | Doing | hot+cold |  | '],
    [],
  ],
])('A table with %s is imported, and the receipt says what is left out', (_what, text, cards, notes) => {
  expect(summaryOf(text)).toEqual(cards);
  expect(notesOf(readCsvText(text).receipt)).toEqual(notes);
});

test('A label has the colour in brackets, and labels of one name and two colours are two', () => {
  const text = 'Card Name,Labels\nA,Shopping (green)\nB,Shopping (sky_dark)\nC,(red)';
  expect(readCsvText(text).board.labels).toEqual([
    { id: 'l1', name: 'Shopping', color: 'green' },
    { id: 'l2', name: 'Shopping', color: 'teal' },
    { id: 'l3', name: 'Red', color: 'red' },
  ]);
});

test('Repeated comments of Jira are comments, and comments without a time go on in the description', () => {
  const text = [
    'Summary,Description,Comment,Comment,Comment',
    'Milk,Cold,10/Jan/24 9:30 AM;jo;Fresh,"11/Jan/24 1:05 PM;al;Two\nlines; and more",Just a note',
  ].join('\n');
  const { board } = readCsvText(text);
  expect(board.people.map(({ name }) => name)).toEqual(['jo', 'al']);
  expect(board.cards[0]?.comments.map((comment) => comment.text)).toEqual(['Fresh', 'Two\nlines; and more']);
  expect(board.cards[0]?.comments[1]?.createdAt).toBe(new Date('2024-01-11T13:05').toISOString());
  expect(board.cards[0]?.description).toBe('Cold\n\nComment: Just a note');
});

const party = (change: object) => {
  const board = trelloBoard2019();
  const [card, ...cards] = board['cards'] as object[];
  const { board: imported, receipt } = readTrello({ ...board, cards: [{ ...card, ...change }, ...cards] });
  return { cards: imported.cards, notes: notesOf(receipt) };
};

test.each<[string, object, string]>([
  [
    'a day that no calendar has',
    { due: '2026-02-30T10:00:00.000Z' },
    'left out: Values that can’t be read (1): Card 1 (“Party”), due: “"2026-02-30T10:00:00.000Z"”',
  ],
  [
    'a position that is no number',
    { pos: 'top' },
    'left out: Values that can’t be read (1): Card 1 (“Party”), pos: “"top"”',
  ],
  ['no list', { idList: undefined }, 'changed: Cards of an unknown list (1): Party'],
  ['an unknown list', { idList: 'constructor' }, 'changed: Cards of an unknown list (1): Party'],
  ['an object for its name', { name: {} }, 'left out: Values that can’t be read (1): Card 1, name: “{}”'],
  [
    'a label that is none',
    { idLabels: [7] },
    'left out: Values that can’t be read (1): Card 1 (“Party”), idLabels, 1: “7”',
  ],
  ['a fraction for its number', { idShort: 1.5 }, 'changed: Numbers of cards (1): 1.5 became 1 (Party)'],
  [
    'an unreadable attachment',
    { attachments: [null] },
    'left out: Values that can’t be read (1): Card 1 (“Party”), attachments, 1: “null”',
  ],
  ['invisible characters', { desc: 'a\u202eb' }, 'changed: Removed characters (1): Party'],
])('A card of Trello with %s is imported, and the receipt names it', (_what, change, note) => {
  const { cards, notes } = party(change);
  expect(cards).toHaveLength(3);
  expect(notes).toContain(note);
});

test('Cards with one id are two cards, and a part that is no card is left out', () => {
  const { board, receipt } = readSmallTrello([{ id: 'a' }, { id: 'a' }], { name: 7 });
  expect(board.cards.map(({ title }) => title)).toEqual(['Card 1', 'Card 2']);
  expect(board.name).toBe('Trello board');
  expect(notesOf(receipt)).toEqual(['left out: Values that can’t be read (1): name: “7”']);
  const { receipt: other } = readTrello({ lists: [], cards: ['Milk', { name: 'Bread' }] });
  expect(notesOf(other)).toContain('left out: Parts that can’t be read (1): Card 1');
});

test('An export of 2012 without positions keeps the order of its file', () => {
  const { board } = readTrello({
    ...{
      name: 'Old',
      lists: [
        { id: 'b', name: 'B' },
        { id: 'a', name: 'A' },
      ],
    },
    cards: ['x', 'y', 'z'].map((id) => ({ id, name: id, idList: 'a', due: '2012-03-01' })),
  });
  expect(board.columns.map(({ name }) => name)).toEqual(['B', 'A']);
  expect(board.cards.map(({ title, dueOn }) => `${title} ${dueOn}`)).toEqual([
    'x 2012-03-01',
    'y 2012-03-01',
    'z 2012-03-01',
  ]);
});

test('A single card of Trello becomes a board with this card', () => {
  const { board } = readTrello({
    id: 'a',
    idList: 'b',
    idShort: 3,
    name: 'Pasta',
    list: { id: 'b', name: 'Doing' },
  });
  expect(board).toMatchObject({
    name: 'Pasta',
    columns: [{ name: 'Doing' }],
    cards: [{ number: 3, title: 'Pasta' }],
  });
});

test('A receipt names every card of a note, however many there are', () => {
  const { receipt } = readSmallTrello(Array.from({ length: 40 }, () => ({ start: '2024-01-01' })));
  expect(receipt.notes[0]?.examples).toHaveLength(40);
});

test('Of more comments than a card may have, the oldest are left out', () => {
  const comments = Array.from({ length: maxComments + 1 }, (_, index) => ({
    ...{ author: 'ada', text: `${index}`, createdAt: '2026-11-26T12:00:00.000Z', editedAt: null },
  }));
  const plain = {
    description: '',
    column: 'todo',
    labels: [],
    assignees: [],
    checklist: [],
    isArchived: false,
  };
  const draft = { ...plain, title: 'Milk', number: 1, comments, addresses: [], attachments: [], notes: [] };
  const fitted = fitCard(draft, () => undefined, startReceipt('Trello')).comments;
  expect([fitted.length, fitted[0]?.text, fitted.at(-1)?.text]).toEqual([maxComments, '1', `${maxComments}`]);
});

const manyLists = Array.from({ length: 23 }, (_, index) => ({ id: `l${index}`, name: `List ${index}` }));
const cardOfEach = manyLists.map(({ id, name }) => ({ name: `Card of ${name}`, idList: id }));

test('The first lists of too many become columns, and the others one more', () => {
  const { board, receipt, lists } = readSmallTrello(cardOfEach, { lists: manyLists });
  expect(board.columns).toHaveLength(20);
  expect(board.columns.at(-1)?.name).toBe('Other lists');
  expect(board.cards.at(-1)).toMatchObject({
    column: 'c20',
    description: 'List: List 22',
    isArchived: false,
  });
  expect(lists?.[22]).toEqual({ id: 'l22', name: 'List 22', cards: 1 });
  expect(notesOf(receipt)).toEqual([
    'changed: Lists without a column of their own (4): List 19; List 20; List 21; List 22',
  ]);
});

test('The user chooses which lists become columns, and that the others go to the archive', () => {
  const choice = { kept: ['l22', 'l3'], others: 'archive' } as const;
  const { board } = readTrello(
    {
      name: 'Kitchen',
      lists: manyLists,
      cards: cardOfEach.map((card, index) => ({ id: `${index}`, ...card })),
    },
    { lists: choice },
  );
  expect(board.columns.map(({ name }) => name)).toEqual(['List 3', 'List 22']);
  expect(board.cards.filter(({ isArchived }) => !isArchived).map(({ title }) => title)).toEqual([
    'Card of List 3',
    'Card of List 22',
  ]);
  expect(board.cards).toHaveLength(23);
});

test('Twenty lists need no choice', () => {
  const lists = manyLists.slice(0, 20).map((list) => ({ ...list, color: null }));
  expect(fitLists(lists, undefined, startReceipt('CSV')).columns).toHaveLength(20);
});

test('A table with 21 columns of a board, 51 labels and 10,001 cards is imported', () => {
  const rows = Array.from(
    { length: 10_001 },
    (_, index) => `Card ${index},List ${index % 21},Label ${index % 51}`,
  );
  const { board, receipt } = readCsvText(`title,status,tags\n${rows.join('\n')}`);
  expect([board.columns.length, board.labels.length, board.cards.length]).toEqual([20, 50, 10_001]);
  expect(board.cards.filter(({ isArchived }) => isArchived).map(({ title }) => title)).toEqual([
    'Card 10000',
  ]);
  expect(notesOf(receipt)).toContain('changed: Cards without room on the board (1): Card 10000');
});
