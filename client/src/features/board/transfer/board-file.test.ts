import { noDetails } from '@canary/board/details';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardFile } from './board-file.ts';
import { readBoardFile } from './read-board-file.ts';
import { readJson } from './read-json.ts';
import { arbitraryBoard } from './testing/arbitrary-board.ts';
import { writeBoardFile } from './write-board-file.ts';

const board = {
  format: 'canary-board',
  version: 1,
  name: 'Kitchen',
  columns: [{ id: 'todo', name: 'To do' }],
  labels: [{ id: 'bug', name: 'Bug', color: 'red' }],
  people: [{ id: 'ada', name: 'Ada' }],
  cards: [{ title: 'Milk', column: 'todo' }],
};
const card = { title: 'Milk', column: 'todo' };
const comment = { author: 'ada', createdAt: '2026-11-26T09:30:00Z', text: 'Done.' };

const read = (json: string) => readBoardFile(readJson(json));
const readWith = (change: object) => read(JSON.stringify({ ...board, ...change }));
const readCard = (change: object) => readWith({ cards: [{ ...card, ...change }] });

test('An exported board that is imported again is equal', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBoard, async (exported) => {
      const { board: imported, receipt } = read(await writeBoardFile(exported).text());
      expect(imported).toEqual(exported);
      expect(receipt.notes).toEqual([]);
      for (const count of receipt.counts) expect(count.imported).toBe(count.found);
    }),
  );
});

test('Fields that a file leaves out are empty', () => {
  expect(readWith({ labels: undefined, people: undefined }).board).toEqual<BoardFile>({
    format: 'canary-board',
    version: 1,
    name: 'Kitchen',
    address: null,
    columns: [{ id: 'todo', name: 'To do', color: null }],
    labels: [],
    people: [],
    cards: [
      {
        number: null,
        title: 'Milk',
        description: '',
        column: 'todo',
        labels: [],
        assignees: [],
        ...noDetails,
        checklist: [],
        comments: [],
        isArchived: false,
      },
    ],
  });
});

test.each<[string, object, string]>([
  ['a day that no calendar has', { dueOn: '2026-02-30' }, 'Card 1 (“Milk”), dueOn: This day doesn’t exist.'],
  ['a number for a day', { dueOn: 20_261_130 }, 'Card 1 (“Milk”), dueOn: This must be a text.'],
  ['a missing title', { title: undefined }, 'Card 1, title: This field is missing.'],
  ['an empty title', { title: ' \u200b ' }, 'Card 1 (“ \u200b ”), title: Enter a title.'],
  ['half a character', { title: 'Milk \ud83d' }, 'title: A title can’t have broken characters.'],
  [
    'half a character in a long text',
    { description: '\udc00' },
    'description: A description can’t have broken characters.',
  ],
  [
    'a long description',
    { description: 'a'.repeat(20_001) },
    'description: A description has up to 20,000 characters.',
  ],
  ['an unknown column', { column: '__proto__' }, 'column: There is no column “__proto__”.'],
  [
    'an unknown label',
    { labels: ['bug', 'toString'] },
    'labels: The id “toString” isn’t in the file’s list.',
  ],
  ['a label twice', { labels: ['bug', 'bug'] }, 'labels: The id “bug” is listed twice.'],
  ['an unknown assignee', { assignees: ['bob'] }, 'assignees: The id “bob” isn’t in the file’s list.'],
  ['an unknown field', { owner: 'Ada' }, 'Card 1 (“Milk”): The field “owner” is unknown.'],
  ['a text for a list', { checklist: 'Milk' }, 'checklist: This must be a list.'],
  [
    'a long list',
    { checklist: Array(101).fill({ text: 'a' }) },
    'checklist: There are more than 100 checklist items.',
  ],
  [
    'a broken item',
    { checklist: [{ text: 'a' }, { text: 'b', isDone: 1 }] },
    'checklist 2, isDone: This must be true or false.',
  ],
  [
    'a time without its zone',
    { comments: [{ ...comment, createdAt: '2026-11-26' }] },
    'comments 1, createdAt: A time is in UTC',
  ],
  [
    'a comment of an unknown person',
    { comments: [{ ...comment, author: 'Ada' }] },
    'comments 1, author: The id “Ada” isn’t in the file’s list.',
  ],
  ['an empty comment', { comments: [{ ...comment, text: '\n' }] }, 'comments 1, text: Enter a comment.'],
  ['a fraction', { number: 1.5 }, 'number: A card’s number is a whole number from 1 to'],
  ['zero', { number: 0 }, 'number: A card’s number is a whole number from 1 to'],
])('A card with %s is rejected with its place', (_what, change, message) => {
  expect(() => readCard(change)).toThrow(message);
});

test.each<[string, object, string]>([
  ['a newer version', { version: 2 }, 'This file has version 2 of the format'],
  ['a version that is no number', { version: '1' }, 'version: This must be 1.'],
  ['another format', { format: 'trello' }, 'This JSON file isn’t an exported board.'],
  ['no column', { columns: [] }, 'columns: A board has at least one column.'],
  [
    'a column twice',
    { columns: [...board.columns, ...board.columns] },
    'The id “todo” stands for more than one column.',
  ],
  ['an id of another kind', { columns: [{ id: {}, name: 'To do' }] }, 'columns 1, id: This must be a text.'],
  [
    'an id with a slash',
    { labels: [{ ...board.labels[0], id: '../a' }] },
    'labels 1, id: An id has 1 to 64 letters',
  ],
  [
    'an unknown colour',
    { labels: [{ ...board.labels[0], color: 'sky' }] },
    'labels 1, color: This must be gray or red or',
  ],
  ['21 columns', { columns: Array(21).fill({}) }, 'columns: There are more than 20 columns.'],
  ['30,001 cards', { cards: Array(30_001).fill(0) }, 'cards: There are more than 30,000 cards.'],
  [
    '10,001 open cards',
    { cards: Array(10_001).fill(card) },
    'A board has up to 10,000 cards outside the archive; this file has 10,001.',
  ],
  [
    'the same number twice',
    {
      cards: [
        { ...card, number: 7 },
        { ...card, title: 'Bread', number: 7 },
      ],
    },
    'Card 2 (“Bread”), number: Another card has the number 7, too.',
  ],
  [
    '501 people',
    { people: Array.from({ length: 501 }, (_, index) => ({ id: `p${index}`, name: 'Bob' })) },
    'people: There are more than 500 people.',
  ],
  ['an address that is none', { address: 'home' }, 'address: An address is a URL.'],
  ['a card that is a list', { cards: [card, []] }, 'Card 2: This must be an object.'],
])('A file with %s is rejected', (_what, change, message) => {
  expect(() => readWith(change)).toThrow(message);
});

test('Too many long texts are rejected', () => {
  const description = '€'.repeat(20_000);
  expect(() => readWith({ cards: Array(834).fill({ ...card, description }) })).toThrow(
    'A board has up to 50,000,000 bytes of descriptions, checklists and comments',
  );
});

test.each([
  ['number', '1e400', 'This must be a number.'],
  ['number', '1e300', 'A card’s number is a whole number from 1 to 1,000,000,000.'],
  ['__proto__', '{"isArchived":true}', 'The field “__proto__” is unknown.'],
  ['description', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'This must be a text.'],
])('A hostile value of %s is rejected, and changes no prototype', (field, value, message) => {
  const json = `{"format":"canary-board","version":1,"name":"Kitchen","columns":[{"id":"todo","name":"To do"}],"cards":[{"title":"Milk","column":"todo","${field}":${value}}]}`;
  expect(() => read(json)).toThrow(message);
  expect(({} as Record<string, unknown>)['isArchived']).toBeUndefined();
});
