import { expect, test } from 'vitest';
import { freeName, takenNameProblem } from './person-names.ts';
import { nameProblem } from './texts.ts';

const people = new Map(
  Object.entries({ a: 'Ada', b: 'Ada (2)', c: 'Grace', d: '🐤'.repeat(50) }).map(([id, name]) => [
    id,
    { id, name },
  ]),
);

test.each([
  ['Bob', 'Bob'],
  ['Ada', 'Ada (3)'],
  ['ada', 'ada (3)'],
  ['GRACE', 'GRACE (2)'],
])('A new member called %s gets the name %s', (name, free) => {
  expect(freeName(people, 'new', name)).toBe(free);
});

test('A person who joins keeps their own name', () => {
  expect(freeName(people, 'a', 'Ada')).toBe('Ada');
});

test('A long name is shortened to make room for the number', () => {
  const name = freeName(people, 'new', '🐤'.repeat(50));
  expect(name).toBe(`${'🐤'.repeat(46)} (2)`);
  expect(nameProblem(name)).toBeUndefined();
});

test('A name is taken if a mention of it would mention another person, too', () => {
  const problem = (name: string) => takenNameProblem(people.values(), 'c', name);
  expect(problem('ada')).toBe('Another person on this board has this name. Choose another one.');
  expect(problem('ADA\u00a0(2)')).toBeDefined();
  expect(problem('Adam')).toBeUndefined();
  expect(problem('grace')).toBeUndefined();
});
