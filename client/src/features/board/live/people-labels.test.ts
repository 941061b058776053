import { expect, test } from 'vitest';
import { createPeopleLabels } from './people-labels.ts';

const person = (id: string, name = 'Ada') => ({ id, name });

function labeller() {
  const label = createPeopleLabels();
  return (...people: ReturnType<typeof person>[]) => label(people).map((one) => `${one.id}: ${one.label}`);
}

test('People with the same name get numbers', () => {
  const label = labeller();
  expect(label(person('a'), person('b', 'Grace'), person('c'))).toEqual(['a: Ada', 'b: Grace', 'c: Ada (2)']);
});

test('A label stays while both people are there, wherever a third one is listed', () => {
  const label = labeller();
  label(person('b'), person('c'));
  expect(label(person('a'), person('b'), person('c'))).toEqual(['a: Ada (3)', 'b: Ada', 'c: Ada (2)']);
  expect(label(person('a'), person('c'))).toEqual(['a: Ada (3)', 'c: Ada (2)']);
  expect(label(person('a'), person('c'), person('d'))).toEqual(['a: Ada (3)', 'c: Ada (2)', 'd: Ada']);
});

test('A person whose name is no longer shared loses the number', () => {
  const label = labeller();
  label(person('a'), person('b'));
  expect(label(person('b'))).toEqual(['b: Ada']);
  expect(label(person('a'), person('b'))).toEqual(['a: Ada (2)', 'b: Ada']);
  expect(label(person('a'), person('b', 'Grace'))).toEqual(['a: Ada', 'b: Grace']);
});

test('Twelve people have twelve hues, which stay while others come and go', () => {
  const label = createPeopleLabels();
  const people = Array.from({ length: 12 }, (_, index) => person(`${index}`, `Person ${index}`));
  const first = label(people.slice(4)).map(({ hue }) => hue);
  const all = label(people).map(({ hue }) => hue);
  expect(new Set(all).size).toBe(12);
  expect(all.slice(4)).toEqual(first);
});

test('A person who joins later changes no hue, also after a reload', () => {
  const people = Array.from({ length: 12 }, (_, index) => person(`${10 + index}`, `Person ${20 - index}`));
  const huesOf = (some: typeof people) =>
    new Map(createPeopleLabels()(some.toReversed()).map(({ id, hue }) => [id, hue]));
  const all = huesOf(people);
  expect(new Set(all.values()).size).toBe(12);
  for (let count = 1; count < 12; count += 1)
    for (const [id, hue] of huesOf(people.slice(0, count))) expect(all.get(id)).toBe(hue);
});
