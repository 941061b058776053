import { refusals } from '@canary/input/testing/refusals';
import { expect, test } from 'vitest';
import { itemId } from '../fields.ts';
import { changes } from './index.ts';

const badId = 'An id has 1 to 64 letters, digits, "-" or "_".';
const id = 'a-Z_9';
const card = { title: 'Buy milk', columnId: 'todo' };
const person = { id, name: 'Ada' };
const cardIds = (count: number) => Array.from({ length: count }, (_, index) => `card-${index}`);

test.each([
  ['A card in a column', [], changes.createTask.input, { ...card, columnId: 'inprogress' }],
  ['A move to a column', [], changes.moveTask.input, { id, columnId: 'done', before: null, after: id }],
  ['A title of 300 characters', [], changes.createTask.input, { ...card, title: ` ${'🐤'.repeat(300)} ` }],
  [
    'A title of 301 characters',
    ['title: A title has up to 300 characters.'],
    changes.createTask.input,
    { ...card, title: 'x'.repeat(301) },
  ],
  ['An invisible title', ['title: Enter a title.'], changes.createTask.input, { ...card, title: ' \u200b ' }],
  [
    'A title with NUL',
    ['title: A title can’t have broken characters.'],
    changes.createTask.input,
    { ...card, title: 'a\0' },
  ],
  [
    'Half a character',
    ['title: A title can’t have broken characters.'],
    changes.updateTask.input,
    { id, title: '\ud83d' },
  ],
  ['An edit without changes', [], changes.updateTask.input, { id }],
  ['A name of 50 characters', [], changes.createBoardUser.input, { name: 'x'.repeat(50) }],
  [
    'A name of 51 characters',
    ['name: A name has up to 50 characters.'],
    changes.updateBoardUser.input,
    { id, name: 'x'.repeat(51) },
  ],
  ['An empty name', ['name: Enter a name.'], changes.createBoardUser.input, { name: '' }],
  [
    'A broken name',
    ['name: A name can’t have broken characters.'],
    changes.createBoardUser.input,
    { name: '\udc24' },
  ],
  [
    'The return of a person with 500 cards',
    [],
    changes.restoreBoardUser.input,
    { ...person, taskIds: cardIds(500) },
  ],
  [
    'The return of a person with 501 cards',
    ['taskIds: A person is restored with up to 500 cards at a time.'],
    changes.restoreBoardUser.input,
    { ...person, taskIds: cardIds(501) },
  ],
  ['An id of 64 characters', [], itemId, 'x'.repeat(64)],
  ['An id of 65 characters', [`: ${badId}`], itemId, 'x'.repeat(65)],
  ['An empty id', [`id: ${badId}`], changes.moveTask.input, { ...card, id: '' }],
  ['An id with a space', [`before: ${badId}`], changes.createTask.input, { ...card, before: 'a b' }],
])('%s has these problems: %j', (_what, expected, schema, input) => {
  expect(refusals(schema, input)).toEqual(expected);
});

test('A title and a name are kept on one line without invisible characters', () => {
  expect(changes.createTask.input.parse({ ...card, title: ' Buy\tmilk\r\n\u200bnow\u202e ' }).title).toBe(
    'Buy milk now',
  );
  expect(changes.createBoardUser.input.parse({ name: ' Ada\nLovelace\u200b' }).name).toBe('Ada Lovelace');
  expect(changes.createTask.input.parse({ ...card, title: '👩‍💻 نمی‌خواهم' }).title).toBe('👩‍💻 نمی‌خواهم');
});

test('A change without a required field, or with a field of the wrong type, is rejected', () => {
  expect(changes.deleteTask.input.safeParse({}).error?.issues).toMatchObject([{ path: ['id'] }]);
  expect(changes.setDescription.input.safeParse({ id, base: '', text: 1 }).success).toBe(false);
});
