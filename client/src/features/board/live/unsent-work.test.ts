import type { NewChange, QueuedKind } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberStaying } from '#session/offline-session.ts';
import {
  countUnsent,
  eraseUnsent,
  listUnsentDocuments,
  writeUnsent,
} from '#shared/storage/unsent-database.ts';
import { card } from '../testing/fake-board.ts';
import { type BoardRef, boardsAmong, openBoardRef, unsentOf } from './board-ref.ts';
import type { QueuedChange } from './unsent-items.ts';
import { createUnsentWork, thisTab, type UnsentEdit } from './unsent-work.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const home = { boardId: 'home', accountId: 'ada' };
const dayMs = 24 * 60 * 60_000;

const deletion = (changeId: string): PendingChange => ({
  kind: 'deleteTask',
  changeId,
  madeAt: Date.now(),
  input: { id: 'a' },
});
const queued = (change: PendingChange, order = 1): QueuedChange => ({
  label: 'Milk',
  order,
  tab: thisTab,
  change,
});
const changeEdit = (content: QueuedChange): UnsentEdit => ({
  kind: 'change',
  id: content.change.changeId,
  content,
});
const idsOf = (changes: readonly QueuedChange[]) => changes.map(({ change }) => change.changeId);

/** The data that a new tab finds. */
async function openTab(board: BoardRef = home) {
  const told: unknown[] = [];
  const work = createUnsentWork(board, (...message) => told.push(message));
  await work.loaded;
  return { ...work, told, changes: () => idsOf(work.read().changes), held: () => idsOf(work.read().held) };
}

async function keep(board: BoardRef, ...changes: readonly QueuedChange[]) {
  const tab = await openTab(board);
  tab.edit(...changes.map(changeEdit));
  await tab.saved();
  return tab;
}

test('Changes are found in the order they were made, whatever their keys are', async () => {
  await keep(home, ...['c', 'a', 'd', 'b'].map((changeId, index) => queued(deletion(changeId), index)));
  expect((await openTab()).changes()).toEqual(['c', 'a', 'd', 'b']);
});

const id = 'a';
const archived = card(id, { title: 'Milk', assigneeIds: ['ada'], labelIds: ['urgent'], dueOn: '2026-11-30' });
const item = { id: 'whole', text: 'Whole milk', isDone: false };
const details = { labelIds: ['urgent'], dueOn: '2026-11-30' };
const ofItem = { id, itemId: 'whole' };

test.each<{ readonly change: NewChange<QueuedKind> & Pick<PendingChange, 'seen' | 'before'> }>(
  (
    [
      { kind: 'createTask', input: { id, title: 'Milk', columnId: 'todo', assigneeIds: ['ada'] } },
      { kind: 'createTask', input: { id, title: 'Milk', columnId: 'k3J9', ...details } },
      {
        kind: 'updateTask',
        input: { id, title: 'Milk' },
        before: archived,
        seen: { cards: [{ id, title: 'Milk', dueOn: null, columnId: 'todo' }] },
      },
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
      { kind: 'createChecklistItems', input: { id, items: [item], after: 'skimmed' } },
      {
        kind: 'updateChecklistItem',
        input: { ...ofItem, isDone: true, base: { text: 'Whole milk', isDone: false } },
        seen: { item: { ...item, rank: 'a0' } },
      },
      { kind: 'moveChecklistItem', input: { ...ofItem, before: 'skimmed' } },
      { kind: 'deleteChecklistItem', input: ofItem },
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
)('A kept change loses nothing in a closed tab: $change', async ({ change }) => {
  const content = queued({ ...change, changeId: 'one', madeAt: Date.now() });
  await keep(home, content);
  expect((await openTab()).read().changes).toEqual([content]);
});

test('Drafts, conflicts and texts are found by a new tab, until they are deleted', async () => {
  const draft = { text: 'Two litres', base: 'One litre' };
  const conflict = { cardId: 'a', commentId: null, base: 'One', mine: 'Two', theirs: 'Three' };
  const tab = await openTab();
  tab.edit(
    { kind: 'draft', id: 'a:description', content: draft },
    { kind: 'conflict', id: 'a:', content: conflict },
    { kind: 'text', id: 'Eggs', content: 'Eggs' },
  );
  await tab.saved();
  const other = await openTab();
  expect(other.read()).toMatchObject({
    drafts: new Map([['a:description', draft]]),
    conflicts: [conflict],
    texts: ['Eggs'],
  });
  other.edit({ kind: 'text', id: 'Eggs' }, { kind: 'draft', id: 'a:description' });
  await other.saved();
  expect((await openTab()).read()).toMatchObject({ drafts: new Map(), conflicts: [conflict], texts: [] });
});

test('Each board and each account has its own changes', async () => {
  const boards = [
    openBoardRef,
    home,
    { boardId: 'home', accountId: 'grace' },
    { boardId: 'work', accountId: 'ada' },
  ];
  for (const [index, board] of boards.entries()) await keep(board, queued(deletion(`change ${index}`)));
  const found = await Promise.all(boards.map(async (board) => (await openTab(board)).changes()));
  expect(found).toEqual([['change 0'], ['change 1'], ['change 2'], ['change 3']]);
  // A draft isn’t a change.
  await writeUnsent(unsentOf(home), [
    { kind: 'draft', id: 'a:description', content: { text: 'Two', base: 'One' } },
  ]);
  expect(boardsAmong(await listUnsentDocuments())).toEqual(expect.arrayContaining(boards));
  expect(await Promise.all(['ada', 'grace', 'zoe'].map((id) => countUnsent(id)))).toEqual([2, 1, 0]);
  await eraseUnsent('ada');
  expect(boardsAmong(await listUnsentDocuments())).toEqual([
    openBoardRef,
    { boardId: 'home', accountId: 'grace' },
  ]);
});

test('A change of another build that this one can’t read is left alone', async () => {
  const change = { kind: 'moveTask', changeId: 'one', input: { id, name: 'Review' } };
  await writeUnsent(unsentOf(home), [
    { kind: 'change', id: 'one', content: { ...queued(deletion('one')), change } },
    { kind: 'change', id: 'two', content: queued(deletion('two')) },
  ]);
  expect((await openTab()).changes()).toEqual(['two']);
  expect(await countUnsent('ada')).toBe(2);
});

test('Tabs show the changes of each other, and learn why a change was withdrawn', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const stops = [here.follow(), there.follow()];
  here.edit(changeEdit(queued(deletion('one'))));
  await vi.waitFor(() => expect(there.changes()).toEqual(['one']));
  there.tellWithdrawn(['one'], 'The board is full.');
  there.edit({ kind: 'change', id: 'one' });
  await vi.waitFor(() => expect(here.told).toEqual([[['one'], 'The board is full.']]));
  expect([here.changes(), here.read().storage, there.read().storage]).toEqual([[], 'kept', 'kept']);
  for (const stop of stops) stop();
});

test('A change that another tab has sent isn’t claimed, also before this tab has heard of it', async () => {
  const here = await keep(home, queued(deletion('one')), queued(deletion('two'), 2));
  const there = await openTab();
  there.edit({ kind: 'change', id: 'one' });
  await there.saved();
  expect([await here.claim('one'), await here.claim('two')]).toEqual([false, true]);
  expect(here.changes()).toEqual(['two']);
});

test('After 30 days, a change waits for the user', async () => {
  await keep(home, queued(deletion('one')));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * dayMs });
  rememberStaying();
  const tab = await openTab();
  expect([tab.changes(), tab.held(), await tab.claim('one')]).toEqual([[], ['one'], false]);
  tab.release(tab.read().held);
  expect([tab.changes(), tab.held(), await tab.claim('one')]).toEqual([['one'], [], true]);
});

test('Changes of the open board wait for the user if another tab has made them before this one was opened', async () => {
  const ofEarlier = { ...queued(deletion('earlier')), tab: 'another tab' };
  await keep(openBoardRef, ofEarlier, queued(deletion('own'), 2));
  const tab = await openTab(openBoardRef);
  expect([tab.changes(), tab.held()]).toEqual([['own'], ['earlier']]);
  const stop = tab.follow();
  const other = await keep(openBoardRef);
  const stopOther = other.follow();
  other.edit(changeEdit({ ...queued(deletion('meanwhile'), 3), tab: 'another tab' }));
  await vi.waitFor(() => expect(tab.changes()).toEqual(['own', 'meanwhile']));
  stop();
  stopOther();
});

test.each([
  ['a day', 'who isn’t kept logged in', false, []],
  ['as long as necessary', 'who is kept logged in', true, [home]],
] as const)('A browser keeps changes for %s for a user %s', async (_time, _who, isStaying, left) => {
  if (isStaying) rememberStaying();
  await keep(home, queued(deletion('one')));
  expect(boardsAmong(await listUnsentDocuments())).toEqual([home]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1.1 * dayMs });
  expect(boardsAmong(await listUnsentDocuments())).toEqual(left);
});

test('A browser that denies storage keeps changes in the tab', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = await openTab();
  tab.edit(changeEdit(queued(deletion('one'))));
  await tab.saved();
  expect([tab.read().storage, tab.changes(), await tab.claim('one')]).toEqual(['denied', ['one'], true]);
});

test('A full disk is told, until the change is stored after all', async () => {
  const tab = await openTab();
  const { indexedDB } = globalThis;
  vi.stubGlobal('indexedDB', undefined);
  tab.edit(changeEdit(queued(deletion('one'))));
  await tab.saved();
  expect(tab.read().storage).toBe('denied');
  vi.stubGlobal('indexedDB', indexedDB);
  tab.edit(changeEdit(queued(deletion('two'), 2)));
  await tab.saved();
  expect([tab.read().storage, (await openTab()).changes()]).toEqual(['kept', ['one', 'two']]);
});

test('After a log-out, a tab keeps nothing more', async () => {
  const tab = await keep(home, queued(deletion('one')));
  tab.edit(changeEdit(queued(deletion('two'), 2)));
  await tab.forget();
  await eraseUnsent('ada');
  tab.edit({ kind: 'text', id: 'Eggs', content: 'Eggs' });
  await tab.saved();
  expect(tab.read()).toMatchObject({ changes: [], texts: [] });
  expect((await openTab()).read()).toMatchObject({ changes: [], texts: [] });
});
