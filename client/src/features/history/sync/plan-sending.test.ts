import { describe, expect, test } from 'vitest';
import { type SavedCode, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import type { ChangedCode } from './code-change.ts';
import { planSending } from './plan-sending.ts';

const menu = savedCode({ name: 'Menu', values: { url: 'https://example.com/menu' } });
const evening = { url: 'https://example.com/evening' };
const night = { url: 'https://example.com/night' };

/** The plan for a change of a code, which the server has as `current`. */
function plan(
  before: SavedCode | undefined,
  code: SavedCode,
  current?: SavedCode,
  state: ChangedCode['state'] = 'saved',
) {
  const entryOf = (saved: SavedCode) => toEntry({ id: '1', version: 4, revision: 1 }, saved);
  const change = { changeId: 'c', order: 1, id: '1', wasDeleted: false, after: { code, state } };
  return planSending({ ...change, before: before && entryOf(before) }, current && entryOf(current));
}

test('A new code is added, unless the server has it already', () => {
  const added = { save: { id: '1', version: 1, code: menu } };
  expect(plan(undefined, menu)).toEqual(added);
  expect(plan(undefined, menu, menu)).toEqual({});
  // The code can be restored if it was deleted meanwhile, but not if it was erased.
  expect(plan(undefined, menu, undefined, 'deleted')).toEqual(added);
  expect(plan(undefined, menu, undefined, 'erased')).toEqual({});
});

test('A change keeps what was changed elsewhere in other fields', () => {
  const elsewhere = { ...menu, values: evening, folder: 'Café' };
  expect(plan(menu, { ...menu, name: 'Lunch' }, elsewhere)).toEqual({
    save: { id: '1', version: 5, code: { ...elsewhere, name: 'Lunch', updatedAt: expect.any(String) } },
  });
});

test('A version that can’t be merged becomes a code of its own, unless it is deleted', () => {
  const mine = { ...menu, values: night };
  expect(plan(menu, mine, { ...menu, values: evening })).toEqual({
    save: { id: 'c', version: 1, code: { ...mine, name: 'Menu (my version)' } },
    note: '“Menu” was also changed elsewhere while you were offline. Your version is saved as “Menu (my version)”.',
  });
  expect(plan(menu, mine)).toMatchObject({ save: { id: 'c', version: 1, code: { values: night } } });
  expect(plan(menu, { ...menu, folder: 'Café' })).toEqual({});
  expect(plan(menu, mine, { ...menu, values: evening }, 'deleted')).toEqual({});
  expect(plan(menu, mine, undefined, 'deleted')).toEqual({});
});

test('A name alone is no reason to add a code again that was deleted elsewhere', () => {
  expect(plan(menu, { ...menu, name: 'Lunch' })).toEqual({
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
    expect(planned).toMatchObject({
      save: { id: '1', version: 5, code: { name: 'Door', folder: 'Café', look: { size } } },
      note: expect.stringContaining('was also changed elsewhere'),
    });
  });

  test('when it was deleted elsewhere', () => {
    expect(plan(link, sized(1024, link.updatedAt))).toEqual({
      note: expect.stringContaining('was deleted elsewhere'),
    });
  });
});
