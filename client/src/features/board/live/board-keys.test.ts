import { expect, test } from 'vitest';
import { actionOf, type KeyContext, keyHelp, keyHint } from './board-keys.ts';

const own: KeyContext = { canEdit: true, isMember: true, hasLabels: true, hasLetters: true };
const visitor: KeyContext = { ...own, isMember: false, hasLabels: false };
const press = (key: string, rest: object = {}) => ({
  key,
  code: '',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...rest,
});

test.each([
  ['a', 'card', own, 'assign'],
  ['A', 'card', own, 'assign'],
  ['m', 'card', own, 'assignSelf'],
  ['Enter', 'card', own, 'open'],
  ['F2', 'card', own, 'rename'],
  ['e', 'card', own, 'archive'],
  ['/', 'page', own, 'search'],
  ['Enter', 'card', visitor, 'open'],
  ['Delete', 'card', visitor, 'archive'],
  ['m', 'card', visitor, undefined],
  ['l', 'card', visitor, undefined],
  ['n', 'card', own, undefined],
] as const)('%s on a %s', (key, on, context, action) => {
  expect(actionOf(press(key), on, context)).toBe(action);
});

test('A key with Ctrl, Alt or the command key belongs to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(actionOf(press('a', { [modifier]: true }), 'card', own)).toBeUndefined();
});

test('Only Shift+F10 opens the menu, F10 belongs to the browser', () => {
  expect(actionOf(press('F10', { shiftKey: true }), 'card', own)).toBe('menu');
  expect(actionOf(press('F10'), 'card', own)).toBeUndefined();
});

test('On a keyboard with another script, a letter is found by its place', () => {
  expect(actionOf(press('ф', { code: 'KeyA' }), 'card', own)).toBe('assign');
  // A French keyboard has the A at another place.
  expect(actionOf(press('a', { code: 'KeyQ' }), 'card', own)).toBe('assign');
});

test('Without single letters, other keys stay', () => {
  const context = { ...own, hasLetters: false };
  const on = (key: string) => actionOf(press(key), 'card', context) ?? actionOf(press(key), 'page', context);
  expect(['a', 'n', '/', '?', 'x', 'e'].map(on)).toEqual(Array(6).fill(undefined));
  expect(['Enter', ' ', 'Delete', 'F2'].map(on)).toEqual(['open', 'pickUp', 'archive', 'rename']);
  expect(keyHint('archive', context)).toBe('Del');
  expect(keyHint('assign', context)).toBeUndefined();
});

test('A viewer has no key that changes cards, and the help lists only what works', () => {
  const viewer = { ...own, canEdit: false };
  expect(actionOf(press('a'), 'card', viewer)).toBeUndefined();
  expect(keyHelp('card', viewer).map(({ keys }) => keys)).toEqual([['Enter'], ['← ↑ → ↓']]);
  expect(keyHelp('page', viewer).map(({ keys }) => keys)).toEqual([['/', 'F'], ['?']]);
});

test('No two actions of a board share a key', () => {
  for (const context of [own, visitor]) {
    for (const on of ['card', 'page'] as const) {
      const keys = keyHelp(on, context).flatMap((help) => help.keys);
      expect(keys).toEqual([...new Set(keys)]);
    }
  }
});
