import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteSavedChange, loadSavedChanges, saveChange } from './saved-changes.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Stores all entries again, in the order of their keys: browsers may return them in any order. */
function reorderStorage(compare: (one: string, other: string) => number) {
  const entries = Object.entries({ ...sessionStorage }).sort(([one], [other]) => compare(one, other));
  sessionStorage.clear();
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

const deletion = (changeId: string): PendingChange => ({ kind: 'deleteTask', id: 'a', changeId });
const ids = () => loadSavedChanges().map(({ change }) => change.changeId);

test.each([
  ['as they were saved', () => 0],
  ['by their keys', (one: string, other: string) => (one < other ? -1 : 1)],
  ['backwards', (one: string, other: string) => (one < other ? 1 : -1)],
])('Kept changes are replayed in the order they were made if storage returns them %s', (_how, compare) => {
  for (const changeId of ['c', 'a', 'd', 'b']) saveChange({ label: 'Milk', change: deletion(changeId) });
  reorderStorage(compare);
  expect(ids()).toEqual(['c', 'a', 'd', 'b']);
  deleteSavedChange('a');
  saveChange({ label: 'Milk', change: deletion('0') });
  reorderStorage(compare);
  expect(ids()).toEqual(['c', 'd', 'b', '0']);
});

test('A change is replayed after those of before a reload, even if the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  saveChange({ label: 'Milk', change: deletion('before') });
  vi.setSystemTime(Date.now() - 60_000);
  vi.resetModules();
  const reloaded = await import('./saved-changes.ts');
  reloaded.loadSavedChanges();
  reloaded.saveChange({ label: 'Milk', change: deletion('after') });
  expect(ids()).toEqual(['before', 'after']);
});

const base = { id: 'a', changeId: 'one' };
const task = { id: 'a', title: 'Milk', column: 'done', rank: 'a0', assigneeId: null } as const;

test.each<PendingChange>([
  { ...base, kind: 'createTask', title: 'Milk', column: 'todo', assigneeId: 'ada' },
  { ...base, kind: 'updateTask', title: 'Milk' },
  { ...base, kind: 'updateTask', assigneeId: null },
  { ...base, kind: 'moveTask', column: 'done', before: 'b' },
  { ...base, kind: 'moveTask', column: 'inprogress', after: 'c' },
  { ...base, kind: 'deleteTask' },
  { ...base, kind: 'restoreTask', task },
  { ...base, kind: 'restoreTask', task: null },
  { ...base, kind: 'createBoardUser', name: 'Ada' },
  { ...base, kind: 'updateBoardUser', name: 'Ada' },
  { ...base, kind: 'deleteBoardUser' },
])('A kept change loses nothing over a reload: %o', (change) => {
  saveChange({ label: 'Milk', change });
  expect(loadSavedChanges()).toEqual([{ order: expect.any(Number), label: 'Milk', change }]);
});
