import { expect, test } from 'vitest';
import { indexAfter, walkList } from './list-keys.ts';
import { nothingSelected } from './selection.ts';

const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
const press = (key: string, rest: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
});

test.each([
  ['ArrowDown', 1, 11],
  ['ArrowUp', 1, 9],
  ['PageDown', 1, 18],
  ['PageUp', 1, 2],
  ['Home', 1, 0],
  ['End', 1, 19],
  ['ArrowRight', 1, undefined],
  ['ArrowRight', 4, 11],
  ['ArrowDown', 4, 14],
  ['PageDown', 4, 19],
  ['Enter', 4, undefined],
] as const)('%s, with %d beside each other', (key, lanes, index) => {
  expect(indexAfter(key, 10, ids.length, lanes)).toBe(index);
});

test('A walk stops at both ends', () => {
  expect(indexAfter('ArrowUp', 0, ids.length)).toBe(0);
  expect(indexAfter('ArrowDown', 19, ids.length)).toBe(19);
});

test('Shift selects on the way, and Ctrl or the command key with A all', () => {
  const list = { ids, selection: nothingSelected };
  expect(walkList(press('ArrowDown'), '3', list)).toEqual({ focus: '4' });
  expect(walkList(press('ArrowDown', { shiftKey: true }), '3', list)).toEqual({
    focus: '4',
    selection: { ids: new Set(['3', '4']), anchor: '4' },
  });
  for (const command of ['ctrlKey', 'metaKey'])
    expect(walkList(press('a', { [command]: true }), '3', list)?.selection?.ids.size).toBe(20);
  expect(walkList(press('ArrowDown', { ctrlKey: true }), '3', list)).toBeUndefined();
  expect(walkList(press('a'), '3', list)).toBeUndefined();
});

test('Where nothing can be selected, Shift only walks, and Ctrl+A belongs to the browser', () => {
  const list = { ids, selection: undefined };
  expect(walkList(press('ArrowDown', { shiftKey: true }), '3', list)).toEqual({ focus: '4' });
  expect(walkList(press('a', { ctrlKey: true }), '3', list)).toBeUndefined();
});
