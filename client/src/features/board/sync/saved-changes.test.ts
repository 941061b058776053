import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card } from '../testing/fake-board.ts';
import { createSavedChanges } from './saved-changes.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const open = createSavedChanges(null);

/** Stores all entries again, in the order of their keys: browsers may return them in any order. */
function reorderStorage(compare: (one: string, other: string) => number) {
  const entries = Object.entries({ ...sessionStorage }).sort(([one], [other]) => compare(one, other));
  sessionStorage.clear();
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

const deletion = (changeId: string): PendingChange => ({ kind: 'deleteTask', id: 'a', changeId });
const ids = () => open.load().map(({ change }) => change.changeId);

test.each([
  ['as they were saved', () => 0],
  ['by their keys', (one: string, other: string) => (one < other ? -1 : 1)],
  ['backwards', (one: string, other: string) => (one < other ? 1 : -1)],
])('Kept changes are replayed in the order they were made if storage returns them %s', (_how, compare) => {
  for (const changeId of ['c', 'a', 'd', 'b']) open.save({ label: 'Milk', change: deletion(changeId) });
  reorderStorage(compare);
  expect(ids()).toEqual(['c', 'a', 'd', 'b']);
  open.delete('a');
  open.save({ label: 'Milk', change: deletion('0') });
  reorderStorage(compare);
  expect(ids()).toEqual(['c', 'd', 'b', '0']);
});

test('A change is replayed after those of before a reload, even if the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open.save({ label: 'Milk', change: deletion('before') });
  vi.setSystemTime(Date.now() - 60_000);
  vi.resetModules();
  const reloaded = await import('./saved-changes.ts');
  const saved = reloaded.createSavedChanges(null);
  saved.load();
  saved.save({ label: 'Milk', change: deletion('after') });
  expect(ids()).toEqual(['before', 'after']);
});

const base = { id: 'a', changeId: 'one' };
const task = card('a', { title: 'Milk', assigneeIds: ['ada'], labelIds: ['urgent'], dueOn: '2026-11-30' });
const item = { id: 'whole', text: 'Whole milk', isDone: false };

test.each<{ readonly change: PendingChange }>(
  (
    [
      { ...base, kind: 'createTask', title: 'Milk', column: 'todo', assigneeIds: ['ada'] },
      {
        ...base,
        kind: 'createTask',
        title: 'Milk',
        column: 'k3J9',
        assigneeIds: [],
        labelIds: ['urgent'],
        dueOn: '2026-11-30',
        checklist: [item],
      },
      { ...base, kind: 'updateTask', title: 'Milk', task },
      { ...base, kind: 'updateTask', assigneeId: null },
      {
        ...base,
        kind: 'updateTask',
        otherIds: ['b'],
        dueOn: null,
        assignees: { add: ['ada'] },
        labels: { remove: ['urgent'] },
      },
      { ...base, kind: 'updateTask', checklist: { add: { items: [item], after: null } } },
      { ...base, kind: 'updateTask', checklist: { edit: { id: 'whole', isDone: true } } },
      { ...base, kind: 'updateTask', checklist: { move: { id: 'whole', after: null } } },
      { ...base, kind: 'updateTask', checklist: { remove: { id: 'whole' } } },
      { ...base, kind: 'moveTask', column: 'done', before: 'b' },
      { ...base, kind: 'moveTask', column: 'inprogress', after: 'c', otherIds: ['b', 'd'] },
      { ...base, kind: 'deleteTask', otherIds: ['b'] },
      { ...base, kind: 'restoreTask', task },
      { ...base, kind: 'restoreTask', task: null },
      { ...base, kind: 'changeDescription', base: '', text: 'Two litres' },
      { ...base, kind: 'createComment', commentId: 'c', text: 'Whole?' },
      { ...base, kind: 'changeComment', commentId: 'c', base: 'Whole?', text: 'Whole milk?' },
      { ...base, kind: 'deleteComment', commentId: 'c' },
      { ...base, kind: 'restoreComment', commentId: 'c' },
      { ...base, kind: 'createBoardUser', name: 'Ada' },
      { ...base, kind: 'updateBoardUser', name: 'Ada' },
      { ...base, kind: 'deleteBoardUser' },
      { ...base, kind: 'restoreBoardUser', name: 'Ada', taskIds: ['a'] },
      { ...base, kind: 'createColumn', name: 'Review', color: null, after: 'todo' },
      { ...base, kind: 'updateColumn', name: 'Review', color: 'teal' },
      { ...base, kind: 'moveColumn', before: 'todo' },
      { ...base, kind: 'deleteColumn', moveTo: 'todo' },
      { ...base, kind: 'createLabel', name: 'Urgent', color: 'red' },
      { ...base, kind: 'updateLabel', color: 'pink' },
      { ...base, kind: 'deleteLabel' },
    ] satisfies PendingChange[]
  ).map((change) => ({ change })),
)('A kept change loses nothing over a reload: $change', ({ change }) => {
  open.save({ label: 'Milk', change });
  expect(open.load()).toEqual([{ order: expect.any(Number), label: 'Milk', change }]);
});

test('The changes of a board are kept apart from those of other boards and accounts', () => {
  const boards = [
    null,
    { boardId: 'home', accountId: 'ada' },
    { boardId: 'home', accountId: 'grace' },
    { boardId: 'work', accountId: 'ada' },
  ].map(createSavedChanges);
  boards.forEach((saved, index) => {
    saved.save({ label: 'Milk', change: deletion(`change ${index}`) });
  });
  const loaded = () => boards.map((saved) => saved.load().map(({ change }) => change.changeId));
  expect(loaded()).toEqual([['change 0'], ['change 1'], ['change 2'], ['change 3']]);
  boards[1]?.delete('change 2');
  boards[1]?.delete('change 1');
  expect(loaded()).toEqual([['change 0'], [], ['change 2'], ['change 3']]);
});
