import { refusals } from '@canary/input/testing/refusals';
import { expect, test } from 'vitest';
import { maxChecklistItems } from '../limits.ts';
import type { ChecklistItem } from '../model.ts';
import { maxRankLength, ranksBetween } from '../rank.ts';
import { plainCard } from '../rows.ts';
import { createBoardState } from '../state.ts';
import type { Refusal } from './change.ts';
import { type ChecklistChange, changeChecklist, writeChecklist } from './checklist.ts';
import { createFound } from './found.ts';
import { changes, runRule } from './index.ts';
import { boardForRule } from './run.ts';

const item = (id: string, rank: string, isDone = false): ChecklistItem => ({ id, text: id, isDone, rank });
const items = [item('a', 'a0'), item('b', 'a1', true), item('c', 'a2')];
const newItem = (id: string) => ({ id, text: id, isDone: false });
const add = (ids: string, place: { before?: string; after?: string } = {}): ChecklistChange => ({
  kind: 'createChecklistItems',
  input: { id: 'card', items: [...ids].map(newItem), ...place },
});
const move = (itemId: string, place: { before?: string; after?: string } = {}): ChecklistChange => ({
  kind: 'moveChecklistItem',
  input: { id: 'card', itemId, ...place },
});
type Edit = Extract<ChecklistChange, { readonly kind: 'updateChecklistItem' }>;
const edit = (input: Omit<Edit['input'], 'id'>): ChecklistChange => ({
  kind: 'updateChecklistItem',
  input: { id: 'card', ...input },
});
const remove = (itemId: string): ChecklistChange => ({
  kind: 'deleteChecklistItem',
  input: { id: 'card', itemId },
});
const orderIn = (list: readonly ChecklistItem[]) => list.map(({ id }) => id).join('');

/** Runs the rule of a change on a card with these items. @throws Refusal */
function runOn(list: readonly ChecklistItem[], change: ChecklistChange) {
  const done = list.filter(({ isDone }) => isDone).length;
  const card = { ...plainCard, id: 'card', title: 'Card', columnId: 'todo', rank: 'a0' };
  const state = createBoardState();
  state.load({ version: 1, tasks: [{ ...card, itemCount: list.length, doneItemCount: done }], users: [] });
  const found = { ...createFound(), checklists: new Map([['card', list]]) };
  const context = {
    accountId: null,
    now: new Date(0),
    copied: () => undefined,
    newId: () => '',
    newNumber: () => null,
  };
  const { writes, texts: [text] = [] } = runRule(
    boardForRule(state, found, { ...context, newVersion: () => 2 }),
    change,
  );
  if (!text || !('checklist' in text)) throw new Error('The change has written no items.');
  return { card: writes.cards?.[0], items: writeChecklist(list, text.checklist) };
}

test.each<[string, ChecklistChange, string]>([
  ['new items come last', add('xy'), 'abcxy'],
  ['new items follow another', add('xy', { after: 'a' }), 'axybc'],
  ['new items come before another', add('x', { before: 'a' }), 'xabc'],
  ['new items come last if the one beside them is gone', add('x', { after: 'z' }), 'abcx'],
  ['an item is moved to the start', move('c', { before: 'a' }), 'cab'],
  ['an item is moved after another', move('a', { after: 'b' }), 'bac'],
  ['an item is moved to the end', move('a'), 'bca'],
  ['an item is deleted', remove('b'), 'ac'],
])('In a checklist, %s', (_what, change, order) => {
  expect(orderIn(runOn(items, change).items)).toBe(order);
  expect(orderIn(changeChecklist(items, change))).toBe(order);
});

test.each<[string, ChecklistChange, object]>([
  ['two items are added', add('xy'), { itemCount: 5 }],
  ['an open item is deleted', remove('a'), { itemCount: 2 }],
  ['a ticked item is deleted', remove('b'), { itemCount: 2, doneItemCount: 0 }],
  ['an item is ticked', edit({ itemId: 'a', isDone: true }), { doneItemCount: 2 }],
  ['a ticked item is ticked again', edit({ itemId: 'b', isDone: true }), {}],
  ['an item gets another text', edit({ itemId: 'b', text: 'Bread' }), {}],
  ['an item is moved', move('b'), {}],
])('The card counts its items when %s', (_what, change, counts) => {
  expect(runOn(items, change).card).toEqual({ id: 'card', textVersion: 2, ...counts });
});

test('Two people change the text and the state of an item', () => {
  const renamed = changeChecklist(items, edit({ itemId: 'a', text: 'Bread' }));
  expect(changeChecklist(renamed, edit({ itemId: 'a', isDone: true }))[0]).toEqual({
    ...item('a', 'a0', true),
    text: 'Bread',
  });
});

test.each<[string, ChecklistChange, Partial<Refusal>]>([
  ['an item that is gone', remove('z'), { code: 'NOT_FOUND', detail: { field: 'itemId' } }],
  ['an item whose id is taken', add('xb'), { code: 'BAD_USER_INPUT', detail: { field: 'id' } }],
  ['two neighbours', move('a', { before: 'b', after: 'c' }), { code: 'BAD_USER_INPUT' }],
  [
    'an item that was changed since it was seen',
    edit({ itemId: 'a', text: 'Bread', base: { text: 'a', isDone: true } }),
    { code: 'CONFLICT' },
  ],
])('The rule refuses %s, and the checklist stays', (_what, change, refusal) => {
  expect(() => runOn(items, change)).toThrow(expect.objectContaining(refusal));
  expect(changeChecklist(items, change)).toBe(items);
});

test('A change for an item as it was seen applies to it', () => {
  const seen = { text: 'a', isDone: false };
  expect(changeChecklist(items, edit({ itemId: 'a', text: 'Bread', base: seen }))[0]?.text).toBe('Bread');
});

test('A checklist has up to 100 items', () => {
  const ranks = ranksBetween(null, null, maxChecklistItems - 1);
  const many = ranks.map((rank, index) => item(`${index}`, rank));
  expect(runOn(many, add('x')).card?.itemCount).toBe(maxChecklistItems);
  expect(() => runOn(many, add('xy'))).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
});

test('Items that make ranks long are placed where they belong', () => {
  let list: readonly ChecklistItem[] = [item('a', 'a0'), item('b', 'a1')];
  for (let index = 0; index < 60; index += 1) {
    const id = String.fromCodePoint(0x1_00 + index);
    const [last, other] = [list[index >> 1], list[(index >> 1) + 1]];
    const place = index % 2 ? { before: other?.id ?? '' } : { after: last?.id ?? '' };
    const at = list.findIndex((one) => one.id === (place.before ?? place.after)) + (place.before ? 0 : 1);
    const expected = list.map((one) => one.id).toSpliced(at, 0, id);
    list = runOn(list, add(id, place)).items;
    expect(list.map((one) => one.id)).toEqual(expected);
  }
  expect(Math.max(...list.map(({ rank }) => rank.length))).toBeLessThanOrEqual(maxRankLength);
});

test.each([
  ['No items', ['items: Send an item.'], []],
  ['An item twice', ['items: Send each of the items once.'], [newItem('a'), newItem('a')]],
  [
    'Items beyond a checklist',
    ['items: A checklist has up to 100 items.'],
    Array.from({ length: maxChecklistItems + 1 }, (_, index) => newItem(`${index}`)),
  ],
])('%s has these problems: %j', (_what, expected, sent) => {
  expect(refusals(changes.createChecklistItems.input, { id: 'card', items: sent })).toEqual(expected);
});
