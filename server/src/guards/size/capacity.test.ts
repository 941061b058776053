import { expect, test } from 'vitest';
import { createCapacity } from './capacity.ts';

test('A key has a limit of its own, and may hold more after it has released some', () => {
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

test('Releasing twice counts once', () => {
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
