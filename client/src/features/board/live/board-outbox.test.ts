import type { PendingChange } from '@canary/board/pending-change';
import { afterEach, expect, test, vi } from 'vitest';
import { createBoardOutbox } from './board-outbox.ts';
import { createBoardStore } from './board-store.ts';
import { createUnsentWork } from './unsent-work.ts';

afterEach(() => {
  vi.useRealTimers();
});

const board = { boardId: 'home', accountId: 'ada' };

test('Changes are kept and sent in the order they were made, also if the clock is set back', async () => {
  const store = createBoardStore(board.accountId);
  const work = createUnsentWork(board, () => undefined);
  await work.loaded;
  const sent: string[] = [];
  const outbox = createBoardOutbox({
    ...{ board, store, work },
    send: async ({ changeId }) => {
      sent.push(changeId);
    },
    onAcknowledged: () => undefined,
    onUnauthenticated: () => undefined,
    onBoardGone: () => undefined,
  });
  const createCard = (id: string): PendingChange => ({
    kind: 'createTask',
    changeId: id,
    input: { id, title: id, columnId: 'todo' },
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
