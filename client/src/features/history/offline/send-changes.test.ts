import { expect, test } from 'vitest';
import { type SavedCode, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { planDeletion, planSending } from './send-changes.ts';
import type { ChangedCode } from './unsent-changes.ts';

const menu = savedCode({ name: 'Menu', values: { url: 'https://example.com/menu' } });
const evening = { url: 'https://example.com/evening' };
const night = { url: 'https://example.com/night' };

const entryOf = (code: SavedCode) => toEntry({ id: '1', version: 1, revision: 1 }, code);
const changeOf = (before: SavedCode | undefined, after: ChangedCode, wasDeleted = false) => ({
  changeId: 'c',
  stamp: 's',
  order: 1,
  id: '1',
  before: before && entryOf(before),
  wasDeleted,
  after,
});
const plan = (before: SavedCode | undefined, code: SavedCode, current?: SavedCode) =>
  planSending(changeOf(before, { code, state: 'saved' }), current && entryOf(current));
const deletionOf = (
  state: ChangedCode['state'],
  { wasDeleted, isCurrent }: { wasDeleted: boolean; isCurrent: boolean },
) => planDeletion(changeOf(menu, { code: menu, state }, wasDeleted), isCurrent);

test('A new code is added, unless the server has it already', () => {
  expect(plan(undefined, menu)).toEqual({ kind: 'add' });
  expect(plan(undefined, menu, menu)).toEqual({ kind: 'nothing' });
});

test('A deletion removes the code, unless it is gone already', () => {
  expect(planSending(changeOf(menu, { code: menu, state: 'deleted' }), entryOf(menu))).toEqual({
    kind: 'nothing',
  });
  expect(deletionOf('saved', { wasDeleted: false, isCurrent: true })).toEqual({
    remove: false,
    erase: false,
  });
  expect(deletionOf('deleted', { wasDeleted: false, isCurrent: true })).toEqual({
    remove: true,
    erase: false,
  });
  expect(deletionOf('deleted', { wasDeleted: false, isCurrent: false })).toEqual({
    remove: false,
    erase: false,
  });
});

test('Deleting for good spares a code that was restored elsewhere', () => {
  expect(deletionOf('erased', { wasDeleted: false, isCurrent: true })).toEqual({ remove: true, erase: true });
  expect(deletionOf('erased', { wasDeleted: true, isCurrent: false })).toEqual({
    remove: false,
    erase: true,
  });
  expect(deletionOf('erased', { wasDeleted: true, isCurrent: true })).toEqual({
    remove: false,
    erase: false,
  });
});

test('A new code that was deleted before it was sent is added and deleted, so that it can be restored', () => {
  const change = changeOf(undefined, { code: menu, state: 'deleted' });
  expect(planSending(change, undefined)).toEqual({ kind: 'add' });
});

test('A change keeps what was changed elsewhere in other fields', () => {
  const elsewhere = { ...menu, values: evening, folder: 'Café' };
  const planned = plan(menu, { ...menu, name: 'Lunch' }, elsewhere);
  expect(planned.kind === 'change' && planned.patch(elsewhere)).toEqual({ ...elsewhere, name: 'Lunch' });
});

test('A version that can’t be merged becomes a code of its own', () => {
  const mine = { ...menu, values: night };
  expect(plan(menu, mine, { ...menu, values: evening })).toEqual({
    kind: 'add-copy',
    code: { ...mine, name: 'Menu (my version)' },
    note: '“Menu” was also changed elsewhere while you were offline. Your version is saved as “Menu (my version)”.',
  });
  expect(plan(menu, mine)).toMatchObject({ kind: 'add-copy', code: { values: night } });
  expect(plan(menu, { ...menu, name: 'Lunch' })).toMatchObject({
    kind: 'add-copy',
    code: { name: 'Lunch (my version)' },
  });
  // A move to another folder contains no typed content.
  expect(plan(menu, { ...menu, folder: 'Café' })).toEqual({ kind: 'nothing' });
});
