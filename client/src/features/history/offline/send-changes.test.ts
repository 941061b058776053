import { expect, test } from 'vitest';
import { type HistoryCode, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { planSending } from './send-changes.ts';

const menu = savedCode({ name: 'Menu', values: { url: 'https://example.com/menu' } });
const evening = { url: 'https://example.com/evening' };
const night = { url: 'https://example.com/night' };

const entryOf = (code: HistoryCode) => toEntry({ id: '1', version: 1, revision: 1 }, code);
const plan = (before: HistoryCode | undefined, after: HistoryCode | undefined, current?: HistoryCode) =>
  planSending(
    { changeId: 'c', stamp: 's', order: 1, id: '1', before: before && entryOf(before), after },
    current && entryOf(current),
  );

test('A new code is added, unless the server has it already', () => {
  expect(plan(undefined, menu)).toEqual({ kind: 'add' });
  expect(plan(undefined, menu, menu)).toEqual({ kind: 'nothing' });
});

test('A deletion removes the code, unless it is gone already', () => {
  expect(plan(menu, undefined, menu)).toEqual({ kind: 'remove' });
  expect(plan(menu, undefined)).toEqual({ kind: 'nothing' });
  expect(plan(undefined, undefined)).toEqual({ kind: 'nothing' });
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
  // A new name alone is no reason to bring back a code that was deleted elsewhere.
  expect(plan(menu, { ...menu, name: 'Lunch' })).toEqual({ kind: 'nothing' });
});
