import { expect, test } from 'vitest';
import {
  boardItem,
  boardUserEdit,
  boardUserReturn,
  newBoardUser,
  newTask,
  taskEdit,
  taskMove,
} from './board.ts';
import { refusals } from './testing/refusals.ts';

const badId = 'An id has 1 to 64 letters, digits, "-" or "_".';
const id = 'a-Z_9';
const card = { title: 'Buy milk', column: 'todo' };
const person = { id, name: 'Ada' };
const taskIds = (count: number) => Array.from({ length: count }, (_, index) => `card-${index}`);

test.each([
  ['A card in a column', [], newTask, { ...card, column: 'inprogress' }],
  ['A move to a column', [], taskMove, { id, column: 'done', before: null, after: id }],
  [
    'An unknown column',
    ['column: Invalid option: expected one of "todo"|"inprogress"|"done"'],
    newTask,
    { ...card, column: 'later' },
  ],
  ['A title of 300 characters', [], newTask, { ...card, title: ` ${'🐤'.repeat(300)} ` }],
  [
    'A title of 301 characters',
    ['title: A title has up to 300 characters.'],
    newTask,
    { ...card, title: 'x'.repeat(301) },
  ],
  ['An invisible title', ['title: Enter a title.'], newTask, { ...card, title: ' \u200b ' }],
  ['A title with NUL', ['title: A title can’t have broken characters.'], newTask, { ...card, title: 'a\0' }],
  ['Half a character', ['title: A title can’t have broken characters.'], taskEdit, { id, title: '\ud83d' }],
  ['An edit without changes', [], taskEdit, { id }],
  ['A name of 50 characters', [], newBoardUser, { name: 'x'.repeat(50) }],
  [
    'A name of 51 characters',
    ['name: A name has up to 50 characters.'],
    boardUserEdit,
    { id, name: 'x'.repeat(51) },
  ],
  ['An empty name', ['name: Enter a name.'], newBoardUser, { name: '' }],
  ['A broken name', ['name: A name can’t have broken characters.'], newBoardUser, { name: '\udc24' }],
  ['The return of a person with 500 cards', [], boardUserReturn, { ...person, taskIds: taskIds(500) }],
  [
    'The return of a person with 501 cards',
    ['taskIds: A person is restored with up to 500 cards at a time.'],
    boardUserReturn,
    { ...person, taskIds: taskIds(501) },
  ],
  ['An id of 64 characters', [], newTask, { ...card, changeId: 'x'.repeat(64) }],
  ['An id of 65 characters', [`changeId: ${badId}`], newTask, { ...card, changeId: 'x'.repeat(65) }],
  ['An empty id', [`id: ${badId}`], taskMove, { ...card, id: '' }],
  ['A deletion without an id', ['id: Invalid input: expected string, received undefined'], boardItem, {}],
  ['An id with a space', [`before: ${badId}`], newTask, { ...card, before: 'a b' }],
])('%s has these problems: %j', (_what, expected, schema, input) => {
  expect(refusals(schema, input)).toEqual(expected);
});

test('A title and a name are kept on one line without invisible characters', () => {
  expect(newTask.parse({ ...card, title: ' Buy\tmilk\r\n\u200bnow\u202e ' }).title).toBe('Buy milk now');
  expect(newBoardUser.parse({ name: ' Ada\nLovelace\u200b' }).name).toBe('Ada Lovelace');
  expect(newTask.parse({ ...card, title: '👩‍💻 نمی‌خواهم' }).title).toBe('👩‍💻 نمی‌خواهم');
});
