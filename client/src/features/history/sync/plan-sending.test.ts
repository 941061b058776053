import { describe, expect, test } from 'vitest';
import { type SavedCode, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import type { ChangedCode } from './code-change.ts';
import { planDeletion, planSending } from './plan-sending.ts';

const menu = savedCode({ name: 'Menu', values: { url: 'https://example.com/menu' } });
const evening = { url: 'https://example.com/evening' };
const night = { url: 'https://example.com/night' };

const entryOf = (code: SavedCode) => toEntry({ id: '1', version: 1, revision: 1 }, code);
const changeOf = (before: SavedCode | undefined, after: ChangedCode, wasDeleted = false) => ({
  changeId: 'c',
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
  expect(plan(menu, { ...menu, folder: 'Café' })).toEqual({ kind: 'nothing' });
});

test('A name alone is no reason to add a code again that was deleted elsewhere', () => {
  expect(plan(menu, { ...menu, name: 'Lunch' })).toEqual({
    kind: 'nothing',
    note: '“Lunch” was deleted elsewhere while you were offline. Your changes of it are not saved.',
  });
});

describe('A dynamic code has no copy', () => {
  const link = savedCode({ type: 'dynamic', values: { id: 'abc' }, updatedAt: '2026-11-20T10:00:00.000Z' });
  const sized = (size: number, updatedAt: string) => ({ ...link, look: { ...link.look, size }, updatedAt });

  test.each([
    ['own', '2026-11-21T12:00:00.000Z', 1024],
    ['other', '2026-11-21T10:00:00.000Z', 2048],
  ])('when its design was changed on both sides, and the %s change is later', (_whose, updatedAt, size) => {
    const elsewhere = { ...sized(2048, '2026-11-21T11:00:00.000Z'), folder: 'Café' };
    const planned = plan(link, { ...sized(1024, updatedAt), name: 'Door' }, elsewhere);
    expect(planned.note).toContain('was also changed elsewhere');
    expect(planned.kind === 'change' && planned.patch(elsewhere)).toMatchObject({
      name: 'Door',
      folder: 'Café',
      look: { size },
    });
  });

  test('when it was deleted elsewhere', () => {
    expect(plan(link, sized(1024, link.updatedAt))).toMatchObject({
      kind: 'nothing',
      note: expect.stringContaining('was deleted elsewhere'),
    });
  });
});
