import { expect, test } from 'vitest';
import { createCapacity } from './capacity.ts';

test('A key may hold as much as it may, whatever others hold, and more after it has released some', () => {
  const { hold } = createCapacity('tests', 3);
  const release = hold('a');
  expect(hold('a', 2)).not.toBeNull();
  expect(hold('a')).toBeNull();
  expect(hold('b', 3)).not.toBeNull();
  release?.();
  expect(hold('a', 2)).toBeNull();
  expect(hold('a')).not.toBeNull();
  expect(hold('a')).toBeNull();
});

test('What is released twice counts once', () => {
  const { hold } = createCapacity('tests', 2);
  const release = hold('a');
  hold('a');
  release?.();
  release?.();
  expect(hold('a')).not.toBeNull();
  expect(hold('a')).toBeNull();
});

test('A maximum may depend on what all keys hold', () => {
  const { hold } = createCapacity('tests', (total) => 4 - total);
  const release = hold('a', 2);
  expect(hold('b', 3)).toBeNull();
  expect(hold('b', 2)).not.toBeNull();
  expect(hold('c')).toBeNull();
  release?.();
  expect(hold('c', 2)).not.toBeNull();
});
