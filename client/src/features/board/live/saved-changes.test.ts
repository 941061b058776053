import type { NewChange, QueuedKind } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card } from '../testing/fake-board.ts';
import { openBoardRef } from './board-ref.ts';
import { boardsWithChanges, createSavedChanges } from './saved-changes.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const open = createSavedChanges(openBoardRef);

/** Stores all entries again, in the order of their keys: browsers may return them in any order. */
function reorderStorage(compare: (one: string, other: string) => number) {
  const entries = Object.entries({ ...sessionStorage }).sort(([one], [other]) => compare(one, other));
  sessionStorage.clear();
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
}

const deletion = (changeId: string): PendingChange => ({
  kind: 'deleteTask',
  changeId,
  input: { id: 'a' },
});
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
  const saved = reloaded.createSavedChanges(openBoardRef);
  saved.load();
  saved.save({ label: 'Milk', change: deletion('after') });
  expect(ids()).toEqual(['before', 'after']);
});

const id = 'a';
const archived = card(id, { title: 'Milk', assigneeIds: ['ada'], labelIds: ['urgent'], dueOn: '2026-11-30' });
const item = { id: 'whole', text: 'Whole milk', isDone: false };
const details = { labelIds: ['urgent'], dueOn: '2026-11-30', checklist: [item] };

test.each<{ readonly change: NewChange<QueuedKind> & Pick<PendingChange, 'seen' | 'before'> }>(
  (
    [
      { kind: 'createTask', input: { id, title: 'Milk', columnId: 'todo', assigneeIds: ['ada'] } },
      { kind: 'createTask', input: { id, title: 'Milk', columnId: 'k3J9', ...details } },
      { kind: 'updateTask', input: { id, title: 'Milk' }, before: archived },
      {
        kind: 'updateTask',
        input: {
          id,
          otherIds: ['b'],
          dueOn: null,
          assignees: { add: ['ada'] },
          labels: { remove: ['urgent'] },
        },
      },
      { kind: 'updateTask', input: { id, checklist: { add: { items: [item], after: null } } } },
      { kind: 'updateTask', input: { id, checklist: { edit: { id: 'whole', isDone: true } } } },
      { kind: 'updateTask', input: { id, checklist: { move: { id: 'whole', after: null } } } },
      { kind: 'updateTask', input: { id, checklist: { remove: { id: 'whole' } } } },
      { kind: 'moveTask', input: { id, columnId: 'done', before: 'b' } },
      { kind: 'moveTask', input: { id, columnId: 'inprogress', after: 'c', otherIds: ['b', 'd'] } },
      { kind: 'deleteTask', input: { id, otherIds: ['b'] } },
      { kind: 'restoreTask', input: { id }, seen: { archived: [archived] } },
      { kind: 'restoreTask', input: { id } },
      {
        kind: 'setDescription',
        input: { id, base: 'One litre', text: 'Two litres' },
        seen: { description: 'One litre' },
      },
      { kind: 'createComment', input: { id, commentId: 'c', text: 'Whole?' } },
      { kind: 'updateComment', input: { id, commentId: 'c', base: 'Whole?', text: 'Whole milk?' } },
      { kind: 'deleteComment', input: { id, commentId: 'c' } },
      { kind: 'restoreComment', input: { id, commentId: 'c' } },
      { kind: 'createBoardUser', input: { id, name: 'Ada' } },
      { kind: 'updateBoardUser', input: { id, name: 'Ada' } },
      { kind: 'deleteBoardUser', input: { id } },
      { kind: 'restoreBoardUser', input: { id, name: 'Ada', taskIds: ['a'] } },
      { kind: 'createColumn', input: { id, name: 'Review', color: null, after: 'todo' } },
      { kind: 'updateColumn', input: { id, name: 'Review', color: 'teal' } },
      { kind: 'moveColumn', input: { id, before: 'todo' } },
      { kind: 'deleteColumn', input: { id, moveTo: 'todo' } },
      { kind: 'createLabel', input: { id, name: 'Urgent', color: 'red' } },
      { kind: 'updateLabel', input: { id, color: 'pink' } },
      { kind: 'deleteLabel', input: { id } },
    ] satisfies (NewChange<QueuedKind> & Pick<PendingChange, 'seen' | 'before'>)[]
  ).map((change) => ({ change })),
)('A kept change loses nothing over a reload: $change', ({ change }) => {
  const keyed = { ...change, changeId: 'one' };
  open.save({ label: 'Milk', change: keyed });
  expect(open.load()).toEqual([{ order: expect.any(Number), label: 'Milk', change: keyed }]);
});

test('The changes of a board are kept apart from those of other boards and accounts', () => {
  const boards = [
    openBoardRef,
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

test('A kept change whose input doesn’t belong to its kind is dropped', () => {
  const change = { kind: 'moveTask', changeId: 'one', input: { id, name: 'Review' } };
  sessionStorage.setItem('board-change::board:one', JSON.stringify({ order: 1, label: 'Milk', change }));
  open.save({ label: 'Milk', change: deletion('two') });
  expect(ids()).toEqual(['two']);
  expect(sessionStorage.getItem('board-change::board:one')).toBeNull();
});

test('A new tab finds the boards with changes, also the one that belongs to no account', () => {
  const home = { boardId: 'home', accountId: 'ada' };
  for (const board of [openBoardRef, home, home])
    createSavedChanges(board).save({ label: 'Milk', change: deletion(crypto.randomUUID()) });
  expect(boardsWithChanges()).toEqual([openBoardRef, home]);
});
