import type { PendingChange } from '@canary/board/pending-change';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberStaying } from '#session/offline-session.ts';
import { writeUnsent } from '#shared/storage/unsent-database.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { fakeUser } from '#testing/user.ts';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard, openOwnBoard, retitle } from '../testing/render-board.tsx';
import { storedChanges } from '../testing/stored-changes.ts';
import { type BoardRef, openBoardRef, unsentOf } from './board-ref.ts';
import { createUnsentWork } from './unsent-work.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const home = { boardId: 'home', accountId: fakeUser.id };

const stored = (change: PendingChange) => ({
  kind: 'change' as const,
  id: change.changeId,
  content: { label: 'Milk', order: 1, tab: 'of another day', change: { madeAt: Date.now(), ...change } },
});
const move: PendingChange = {
  kind: 'moveTask',
  changeId: 'one',
  input: { id: 'milk', columnId: 'done' },
};

/** Another tab of this browser that has a board open. */
async function openOtherTab(board: BoardRef) {
  const work = createUnsentWork(board, () => undefined);
  await work.loaded;
  const stop = work.follow();
  return { ...work, stop, ids: () => work.read().changes.map(({ change }) => change.changeId) };
}

test('Two tabs of a browser show the same changes, and each is sent once', async () => {
  const board = ownBoard({ tasks: [card('milk', { title: 'Milk' }), card('eggs', { title: 'Eggs' })] });
  board.respond = () => HttpResponse.error();
  const { user } = await openOwnBoard(board);
  const other = await openOtherTab(home);
  other.edit(stored(move));
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Milk']));
  await retitle(user, 'Eggs', 'Six eggs{Enter}');
  await waitFor(() => expect(other.ids()).toHaveLength(2));
  board.respond = () => undefined;
  board.sent.length = 0;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(other.ids()).toEqual([]));
  expect(board.sent.map(([name]) => name)).toEqual(['moveTask', 'updateTask']);
  other.stop();
});

test('A change that another tab has sent stays in view until its event arrives', async () => {
  const board = ownBoard();
  board.respond = () => HttpResponse.error();
  await openOwnBoard(board);
  const other = await openOtherTab(home);
  other.edit(stored(move));
  await screen.findByText(/1 change waits/);
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Milk']));
  other.edit({ kind: 'change', id: 'one' });
  await waitFor(() => expect(screen.queryByText(/1 change waits/)).toBeNull());
  expect(cardsOf('DONE')).toEqual(['Milk']);
  other.stop();
});

test('Changes that were found on the open board are shown, and sent after a click', async () => {
  await writeUnsent(unsentOf(openBoardRef), [stored(move)]);
  const board = fakeBoard({ tasks: [card('milk', { title: 'Milk' })] });
  const { user } = await openBoard(board);
  expect(await screen.findByText('1 change hasn’t been sent.')).toBeVisible();
  expect(screen.getByText('‘Milk’: moved')).toBeVisible();
  expect([cardsOf('DONE'), board.sent]).toEqual([[], []]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(board.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]));
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Milk']));
  expect(screen.queryByText(/been sent/)).toBeNull();
});

test('Changes that were found on the open board can be discarded, which can be undone', async () => {
  await writeUnsent(unsentOf(openBoardRef), [stored(move)]);
  const { user } = await openBoard(fakeBoard());
  await screen.findByText('1 change hasn’t been sent.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/been sent/)).toBeNull());
  await waitFor(async () => expect(await storedChanges()).toBe(0));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 change hasn’t been sent.')).toBeVisible();
  await waitFor(async () => expect(await storedChanges()).toBe(1));
});

test('A text for a card in the archive can be copied, and is offered when the card is restored', async () => {
  const input = { id: 'milk', base: '', text: 'Two litres' };
  await writeUnsent(unsentOf(home), [stored({ kind: 'setDescription', changeId: 'one', input })]);
  const board = ownBoard({ tasks: [] });
  board.respond = () => graphqlError('NOT_FOUND', 'This card isn’t on the board any more.');
  const { user, event } = await openOwnBoard(board);
  const kept = await screen.findByRole('region', { name: 'Your text that was not saved' });
  expect(within(kept).getByText('Two litres')).toBeVisible();
  board.respond = () => undefined;
  board.sent.length = 0;
  event(boardEvent({ cards: [card('milk', { title: 'Milk' })] }));
  expect(await screen.findByText('The description of ‘Milk’: changed')).toBeVisible();
  expect(kept).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(board.sent).toMatchObject([['setDescription', { text: 'Two litres' }]]));
});

test.each([
  ['A user learns that a title of theirs has replaced a newer one', 60_000],
  ['Two users who change a title at the same time see it, and are told nothing', 1_000],
])('%s', async (_what, waitedMs) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const board = ownBoard();
  board.respond = () => HttpResponse.error();
  const { user, event } = await openOwnBoard(board);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  vi.setSystemTime(Date.now() + waitedMs);
  event(boardEvent({ cards: [{ ...card('milk'), title: 'Soy milk' }] }));
  board.respond = () => undefined;
  board.sent.length = 0;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(board.sent).toHaveLength(1));
  const changeId = board.sent[0]?.[1]['changeId'];
  event(boardEvent({ changeId, cards: [{ ...card('milk'), title: 'Oat milk' }] }));
  await waitFor(async () => expect(await storedChanges(home)).toBe(0));
  const told = 'Your title replaced a newer one: ‘Soy milk’.';
  await waitFor(() => expect(screen.queryAllByText(told)).toHaveLength(waitedMs > 5_000 ? 1 : 0));
});

test.each([
  ['updateTask', { dueOn: '2026-11-30' }, { dueOn: '2026-12-01' }, { dueOn: null }],
  ['moveTask', { columnId: 'todo' }, { columnId: 'inprogress' }, { columnId: 'done' }],
] as const)('A user learns which newer value a kept %s has replaced', async (kind, seen, theirs, mine) => {
  const change = { kind, changeId: 'one', input: { id: 'milk', ...mine } } as PendingChange;
  const madeAt = Date.now() - 60_000;
  await writeUnsent(unsentOf(home), [
    stored({ ...change, madeAt, seen: { cards: [{ id: 'milk', ...seen }] } }),
  ]);
  const board = ownBoard({ tasks: [card('milk', { title: 'Milk', ...theirs })] });
  const { event } = await openOwnBoard(board);
  await waitFor(() => expect(board.sent).toHaveLength(1));
  event(boardEvent({ changeId: 'one', cards: [{ id: 'milk', ...mine }] }));
  const told = {
    updateTask: 'Your due date of ‘Milk’ replaced a newer one: Dec 1, 2026.',
    moveTask: 'You moved ‘Milk’ after someone else had moved it to ‘INPROGRESS’.',
  };
  expect(await screen.findByText(told[kind])).toBeVisible();
});

test('A change that another tab has made, and the server rejects, is withdrawn in both with the reason', async () => {
  const board = ownBoard();
  board.respond = () => graphqlError('BAD_USER_INPUT', 'The column is full.');
  await openOwnBoard(board);
  const told: unknown[] = [];
  const other = createUnsentWork(home, (...message) => told.push(message));
  await other.loaded;
  const stop = other.follow();
  other.edit(stored(move));
  const message = '‘Milk’ could not be moved: The column is full.';
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(told).toEqual([[['one'], message]]));
  expect(other.read().changes).toEqual([]);
  stop();
});

test('A text for a comment that was deleted can be copied, and isn’t offered', async () => {
  const input = { id: 'milk', commentId: 'c', base: 'One litre', text: 'Two litres' };
  await writeUnsent(unsentOf(home), [stored({ kind: 'updateComment', changeId: 'one', input })]);
  const board = ownBoard();
  board.respond = () => graphqlError('NOT_FOUND', 'This comment was deleted.', 'commentId');
  await openOwnBoard(board);
  const kept = await screen.findByRole('region', { name: 'Your text that was not saved' });
  expect(within(kept).getByText('Two litres')).toBeVisible();
  expect(screen.queryByText(/been sent/)).toBeNull();
});

test('A browser that promises to keep the site’s data is asked once a change waits', async () => {
  const persist = vi.fn(async () => true);
  const storage = { persisted: async () => false, persist };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  const board = ownBoard();
  const { user } = await openOwnBoard(board);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  await waitFor(() => expect(board.sent).toHaveLength(1));
  expect(persist).not.toHaveBeenCalled();
  board.respond = () => HttpResponse.error();
  await retitle(user, 'Oat milk', 'Milk{Enter}');
  expect(await screen.findByText(/This browser keeps it/)).not.toHaveTextContent('private window');
  expect(persist).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'storage');
});

test('While the browser denies storage, the page asks to keep the tab open', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const board = ownBoard();
  board.respond = () => HttpResponse.error();
  const { user } = await openOwnBoard(board);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  expect(
    await screen.findByText(/Keep this tab open: your browser lets this site keep nothing/),
  ).toBeVisible();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test.each([
  ['a day', 'who isn’t kept logged in', false, /This browser keeps it for a day, even if you close it/],
  ['as long as necessary', 'who is kept logged in', true, /This browser keeps it, even if you close it/],
])('The page says that changes are kept for %s for a user %s', async (_time, _who, isStaying, sentence) => {
  const board = ownBoard();
  board.respond = () => HttpResponse.error();
  const { user } = await openOwnBoard(board);
  if (isStaying) rememberStaying();
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
});
