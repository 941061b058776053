import { expect, test } from 'vitest';
import { isSameJson } from './same-json.ts';

test.each([
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  ['', ''],
  [null, null],
  [[], []],
])('%j equals %j', (one, other) => {
  expect(isSameJson(one, other)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [null, {}],
  ['1', 1],
])('%j differs from %j', (one, other) => {
  expect(isSameJson(one, other)).toBe(false);
});
