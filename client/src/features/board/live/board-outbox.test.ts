import { CombinedGraphQLErrors } from '@apollo/client';
import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, expect, test, vi } from 'vitest';
import { createBoardOutbox } from './board-outbox.ts';
import { createBoardStore } from './board-store.ts';
import type { SendChange } from './send-change.ts';
import { createUnsentWork, holdEdit } from './unsent-work.ts';

afterEach(() => {
  vi.useRealTimers();
});

const board = { boardId: 'home', accountId: crypto.randomUUID() };

/** A tab that has the board open, and doesn't send its changes yet. */
async function openTab(send: SendChange = async () => undefined) {
  const store = createBoardStore(board.accountId);
  const work = createUnsentWork(board, () => undefined);
  await work.loaded;
  const outbox = createBoardOutbox({
    ...{ board, store, work, send },
    onAcknowledged: () => undefined,
    onUnauthenticated: () => undefined,
    onBoardGone: () => undefined,
  });
  return { store, work, outbox };
}

const createCard = (id: string): PendingChange => ({
  kind: 'createTask',
  changeId: id,
  input: { id, title: id, columnId: 'todo' },
});

test('Changes are kept and sent in the order they were made, also if the clock is set back', async () => {
  const sent: string[] = [];
  const { store, work, outbox } = await openTab(async (_, { changeId }) => {
    sent.push(changeId);
  });
  const made = ['milk', 'bread', 'tea'];
  for (const [index, id] of made.entries()) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - index * 60_000 });
    outbox.add(createCard(id), id);
  }
  expect(store.view.column('todo').map(({ id }) => id)).toEqual(made);
  await work.saved();
  const reloaded = createUnsentWork(board, () => undefined);
  await reloaded.loaded;
  expect(reloaded.read().changes.map(({ label }) => label)).toEqual(made);
  outbox.start();
  await vi.waitFor(() => expect(sent).toEqual(made));
  await work.saved();
  outbox.stop();
});

test('A move to another board is kept with the copy that is sent first', async () => {
  const sent: string[] = [];
  const { work, outbox } = await openTab(async (boardId, { kind }) => {
    sent.push(`${boardId}: ${kind}`);
  });
  const move: PendingChange = {
    kind: 'deleteTask',
    changeId: 'move',
    input: { id: 'milk' },
    precededBy: {
      ...{ kind: 'copyTask', boardId: 'work', changeId: 'copy' },
      input: { id: 'new', copyOf: ['milk'], fromBoardId: 'home', columnId: 'todo' },
    },
  };
  outbox.add(move, 'Milk');
  await work.saved();
  const reloaded = createUnsentWork(board, () => undefined);
  await reloaded.loaded;
  expect(reloaded.read().changes.map(({ change }) => change)).toMatchObject([move]);
  outbox.start();
  await vi.waitFor(() => expect(sent).toEqual(['work: copyTask', 'home: deleteTask']));
  await work.saved();
  outbox.stop();
});

test('A move that is undone before the other board refuses it is gone without a message', async () => {
  const sent: string[] = [];
  const { store, work, outbox } = await openTab(async (boardId, { kind }) => {
    sent.push(`${boardId}: ${kind}`);
    throw new CombinedGraphQLErrors({
      errors: [{ message: 'The board is full.', extensions: { code: 'CONFLICT' } }],
    });
  });
  const copy = { id: 'new', copyOf: ['milk'], fromBoardId: 'home', columnId: 'todo' };
  const move: PendingChange = {
    ...{ kind: 'deleteTask', changeId: 'move', input: { id: 'milk' } },
    precededBy: { kind: 'copyTask', boardId: 'work', changeId: 'copy', input: copy },
  };
  const undo: PendingChange = {
    ...{ kind: 'restoreTask', changeId: 'undo', input: { id: 'milk' } },
    precededBy: { kind: 'deleteTask', boardId: 'work', changeId: 'archive', input: { id: 'new' } },
  };
  for (const change of [move, undo]) outbox.add(change, 'Milk');
  outbox.start();
  await vi.waitFor(() => expect(work.read().changes).toEqual([]));
  expect(sent).toEqual(['work: copyTask']);
  expect(store.withdrawals.read()).toEqual([]);
  outbox.add({ ...move, changeId: 'again' }, 'Milk');
  await vi.waitFor(() => expect(work.read().changes).toEqual([]));
  expect(store.withdrawals.read().map(({ message }) => message)).toEqual([
    '‘Milk’ could not be moved to another board: The board is full.',
  ]);
  outbox.stop();
});

test('A change that was held is sent before those that were made later, also if the clock was set back', async () => {
  const { work, outbox } = await openTab();
  outbox.add(createCard('milk'), 'milk');
  work.edit(...holdEdit(work.read().changes[0], 'forbidden'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  outbox.add(createCard('bread'), 'bread');
  work.release(work.read().held);
  expect(work.read().changes.map(({ label }) => label)).toEqual(['milk', 'bread']);
  await outbox.discard();
});

test('A conflict has what the user wrote last, and no text of another card or comment', async () => {
  const { work, outbox } = await openTab(async () => {
    const extensions = { code: 'CONFLICT', current: 'Theirs' };
    throw new CombinedGraphQLErrors({ errors: [{ message: 'The same words were changed.', extensions }] });
  });
  const describe = (id: string, text: string) =>
    outbox.add(
      { kind: 'setDescription', changeId: crypto.randomUUID(), input: { id, base: 'Old', text } },
      id,
    );
  describe('milk', 'First');
  describe('bread', 'Brown');
  describe('milk', 'Last');
  outbox.start();
  await vi.waitFor(() => expect(work.read().changes).toEqual([]));
  const conflict = { commentId: null, base: 'Old', theirs: 'Theirs' };
  expect(work.read().conflicts).toEqual([
    expect.objectContaining({ ...conflict, cardId: 'milk', mine: 'Last' }),
    expect.objectContaining({ ...conflict, cardId: 'bread', mine: 'Brown' }),
  ]);
  outbox.keepConflictsOf('milk');
  expect(work.read()).toMatchObject({ texts: ['Last'], conflicts: [{ cardId: 'bread' }] });
  await outbox.discard();
});
