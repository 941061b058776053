import { refusals } from '@canary/input/testing/refusals';
import { expect, test } from 'vitest';
import { importPart, importStart } from './import.ts';

const people = [{ id: 'ada', name: 'Ada' }];
const start = { id: 'own', name: 'Own', columns: [{ id: 'todo', name: 'To do' }], labels: [], people };

/** A card with a number of items. */
const card = (number: number, items = 0) => ({
  ...{ id: `${number}`, number, title: 'Card', description: '', columnId: 'todo' },
  ...{ labelIds: [], assigneeIds: [], isArchived: false },
  checklist: Array.from({ length: items }, (_, index) => ({ id: `${index}`, text: 'a', isDone: false })),
});
const comment = {
  ...{ id: 'new', cardId: '1', authorId: 'ada', text: 'a', createdAt: new Date('2026-11-27') },
};
const cards = Array.from({ length: 10 }, (_, index) => card(index + 1, 99));

test.each([
  ['The user is a new person', start, []],
  ['The user is one of the people', { ...start, personId: 'ada' }, []],
  [
    'The user is none of the people',
    { ...start, personId: 'zoe' },
    ['personId: This person isn’t among `people`.'],
  ],
  ['No column', { ...start, columns: [] }, ['columns: A board has at least one column.']],
  ['A person twice', { ...start, people: [...people, ...people] }, ['people: Send each of the people once.']],
])('The start of an import: %s', (_what, input, expected) => {
  expect(refusals(importStart, input)).toEqual(expected);
});

test.each([
  ['1,000 rows', { cards, comments: [] }, []],
  [
    'A row more',
    { cards, comments: [comment] },
    ['cards: Send up to 1,000 cards, items and comments together.'],
  ],
  [
    'A number twice',
    { cards: [card(1), { ...card(1), id: 'other' }], comments: [] },
    ['cards: Send each number once.'],
  ],
])('A part of an import: %s', (_what, input, expected) => {
  expect(refusals(importPart, input)).toEqual(expected);
});
