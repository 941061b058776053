import { expect, test } from 'vitest';
import { type ChecklistChange, changeChecklist } from './checklist.ts';

const item = (id: string, isDone = false) => ({ id, text: id, isDone });
const items = ['a', 'b', 'c'].map((id) => item(id));
const orderAfter = (change: ChecklistChange) =>
  changeChecklist(items, change)
    .map(({ id }) => id)
    .join('');

test.each<[string, ChecklistChange, string]>([
  ['new items come last', { add: { items: [item('x'), item('y')] } }, 'abcxy'],
  ['new items follow another', { add: { items: [item('x')], after: 'a' } }, 'axbc'],
  ['new items come first', { add: { items: [item('x')], after: null } }, 'xabc'],
  ['new items come last if the one before them is gone', { add: { items: [item('x')], after: 'z' } }, 'abcx'],
  ['an item that is there is not added again', { add: { items: [item('b'), item('x')] } }, 'abcx'],
  ['an item is moved to the start', { move: { id: 'c', after: null } }, 'cab'],
  ['an item is moved after another', { move: { id: 'a', after: 'b' } }, 'bac'],
  ['an item stays if it would follow itself', { move: { id: 'b', after: 'b' } }, 'abc'],
  ['a removed item is not moved', { move: { id: 'z', after: 'a' } }, 'abc'],
  ['an item is removed', { remove: { id: 'b' } }, 'ac'],
])('In a checklist, %s', (_what, change, order) => {
  expect(orderAfter(change)).toBe(order);
});

test('Two people change the text and the state of an item', () => {
  const renamed = changeChecklist(items, { edit: { id: 'b', text: 'Bread' } });
  expect(changeChecklist(renamed, { edit: { id: 'b', isDone: true } })[1]).toEqual({
    id: 'b',
    text: 'Bread',
    isDone: true,
  });
  expect(changeChecklist(items, { edit: { id: 'z', isDone: true } })).toEqual(items);
});
