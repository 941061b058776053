import { cleanup, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { clearOfflineSession, rememberUnlocks } from '#session/offline-session.ts';
import { sessionEnded } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { BoardPage } from '../board-page.tsx';
import { boardEvent } from '../testing/board-event.ts';
import { ada, card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, mockSizes, openOwnBoard } from '../testing/render-board.tsx';
import { openBoardRef } from './board-ref.ts';
import {
  deleteSavedBoard,
  listSavedBoards,
  readSavedAccount,
  readSavedBoard,
  readSavedTexts,
  saveBoard,
  saveTexts,
} from './saved-board.ts';

beforeEach(async () => {
  mockSizes();
  sessionStorage.clear();
  localStorage.clear();
  await deleteSavedBoard(openBoardRef);
});

const groceries = () =>
  fakeBoard({
    tasks: [card('milk', { title: 'Milk' }), card('bread', { title: 'Bread', columnId: 'done' })],
  });

const open = (board: ReturnType<typeof fakeBoard>, me: object | null = null) =>
  renderPage(<BoardPage />, { at: '/tasks', me, handlers: board.handlers });

/** A board whose server can't be reached. */
function unreachable() {
  const board = groceries();
  board.respond = () => HttpResponse.error();
  board.respondToRead = () => HttpResponse.error();
  return board;
}

const savedTitles = async () =>
  (await readSavedBoard(openBoardRef))?.snapshot.tasks.map(({ title }) => title);

test('Reloaded offline, the last known board is shown with the changes waiting to sync', async () => {
  const board = groceries();
  const { user } = open(board);
  await screen.findByRole('button', { name: 'New task in TODO' });
  await waitFor(async () => expect(await savedTitles()).toEqual(['Milk', 'Bread']), { timeout: 3_000 });
  board.respond = () => HttpResponse.error();
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  cleanup();

  const offline = unreachable();
  open(offline);
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Bread', 'Milk']));
  const banner = await screen.findByText(/Last known board/);
  expect(banner).toHaveTextContent(/from .*\d{4}/);
  await waitFor(() => expect(banner).toHaveTextContent('1 change waiting to sync.'));

  // The server is back: its board replaces the last known one, and the change is sent.
  offline.respond = () => undefined;
  offline.respondToRead = () => undefined;
  offline.board = {
    ...offline.board,
    version: 9,
    tasks: [...offline.board.tasks, card('eggs', { title: 'Eggs', rank: 'a5' })],
  };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Eggs']), { timeout: 4_000 });
  await waitFor(() =>
    expect(offline.sent.at(-1)).toMatchObject(['moveTask', { id: 'milk', columnId: 'done' }]),
  );
  await waitFor(() => expect(screen.queryByText(/last known board/)).toBeNull(), { timeout: 4_000 });
});

test('Events are saved too, and unsent changes are not part of the saved board', async () => {
  const board = groceries();
  board.respond = () => HttpResponse.error();
  const { user, socket } = open(board);
  await user.click(await screen.findByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  const task = card('eggs', { title: 'Eggs', rank: 'a5' });
  socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, cards: [task] }) });
  const sorted = async () => (await savedTitles())?.sort();
  await waitFor(async () => expect(await sorted()).toEqual(['Bread', 'Eggs', 'Milk']), { timeout: 3_000 });
});

test('Without a saved board, the page says that the board could not be loaded', async () => {
  open(unreachable());
  expect(await screen.findByText('The board could not be loaded')).toBeVisible();
});

/** Returns the content of the browser's databases, as another program could read it. */
async function storedBoards(): Promise<string> {
  const rows = (await indexedDB.databases()).map(async ({ name = '' }) => {
    const db = await openDB(name, 1, { upgrade: (created) => void created.createObjectStore('board') });
    const stored = await db.getAll('board').catch(() => []);
    db.close();
    return stored;
  });
  return JSON.stringify(await Promise.all(rows));
}

test('A logout deletes the board of a user from the browser, also while it is open', async () => {
  open(groceries(), {});
  await screen.findByRole('button', { name: 'New task in TODO' });
  await waitFor(async () => expect(await storedBoards()).toContain('Milk'), { timeout: 3_000 });
  clearOfflineSession();
  cleanup();
  await waitFor(async () => expect(await storedBoards()).not.toContain('Milk'));
  expect(await readSavedBoard(openBoardRef)).toBeUndefined();
});

test('A board that a user’s page saves after the logout isn’t stored', async () => {
  rememberUnlocks([]);
  await saveBoard(openBoardRef, groceries().board, true);
  expect(await savedTitles()).toEqual(['Milk', 'Bread']);
  clearOfflineSession();
  await saveBoard(openBoardRef, groceries().board, true);
  expect(await storedBoards()).not.toContain('Milk');
});

const texts = { version: 1, description: 'Whole milk', checklist: [], comments: [], next: null };

test('A visitor’s board stays, and a user who logs in sees it until the board was read', async () => {
  await saveBoard(openBoardRef, groceries().board, false);
  await saveTexts(openBoardRef, 'milk', texts);
  clearOfflineSession();
  expect(await savedTitles()).toEqual(['Milk', 'Bread']);
  expect(await readSavedTexts(openBoardRef, 'milk')).toEqual(texts);
  rememberUnlocks([]);
  expect(await savedTitles()).toEqual(['Milk', 'Bread']);
  await saveBoard(openBoardRef, fakeBoard({ tasks: [card('eggs', { title: 'Eggs' })] }).board, true);
  expect(await savedTitles()).toEqual(['Eggs']);
});

test('A board that became members-only is deleted', async () => {
  await saveBoard(openBoardRef, groceries().board, false);
  const board = groceries();
  board.respondToRead = sessionEnded;
  open(board);
  await screen.findByRole('heading', { name: 'This board is for members' });
  await waitFor(async () => expect(await readSavedBoard(openBoardRef)).toBeUndefined());
});

test('A board of a user that is closed while it is open is deleted', async () => {
  const home = { boardId: 'home', accountId: ada.accountId };
  rememberUnlocks([]);
  const { event } = await openOwnBoard(ownBoard());
  await waitFor(async () => expect(await readSavedBoard(home)).toBeDefined(), { timeout: 3_000 });
  event(boardEvent({ kind: 'CLOSED', reason: 'REMOVED' }));
  await waitFor(async () => expect(await readSavedBoard(home)).toBeUndefined());
});

test('The copy of a user’s own board is found only by its id and account, until the user logs out', async () => {
  const ada = { boardId: 'home', accountId: 'ada' };
  rememberUnlocks([]);
  await saveBoard(ada, groceries().board, true);
  expect((await readSavedBoard(ada))?.snapshot.tasks).toHaveLength(2);
  expect(await readSavedAccount('home')).toBe('ada');
  expect(await readSavedBoard({ ...ada, accountId: 'grace' })).toBeUndefined();
  expect(await readSavedBoard({ ...ada, boardId: 'work' })).toBeUndefined();
  expect(await readSavedBoard(openBoardRef)).toBeUndefined();
  clearOfflineSession();
  expect(await readSavedAccount('home')).toBeUndefined();
  await saveBoard(ada, groceries().board, true);
  expect(await storedBoards()).not.toContain('Milk');
});

test('Without a connection, a user’s list of boards has those of the account, by name, and not the open board', async () => {
  rememberUnlocks([]);
  const boards = [
    [{ boardId: 'work', accountId: 'ada' }, 'Work'],
    [{ boardId: 'home', accountId: 'ada' }, 'Home'],
    [openBoardRef, 'Open board'],
  ] as const;
  for (const [board, name] of boards) {
    await saveBoard(board, { ...groceries().board, name }, true);
    await saveTexts(board, 'milk', texts);
  }
  expect((await listSavedBoards()).map(({ id, name }) => [id, name])).toEqual([
    ['home', 'Home'],
    ['work', 'Work'],
  ]);
  clearOfflineSession();
  expect(await listSavedBoards()).toEqual([]);
});

test('The copy of a board that is closed to its user is deleted alone, with the texts of its cards', async () => {
  const [home, work] = ['home', 'work'].map((boardId) => ({ boardId, accountId: 'ada' }));
  if (!home || !work) return expect.fail();
  rememberUnlocks([]);
  for (const board of [home, work, openBoardRef]) {
    await saveBoard(board, groceries().board, true);
    await saveTexts(board, 'milk', texts);
  }
  await deleteSavedBoard(home);
  expect([await readSavedBoard(home), await readSavedTexts(home, 'milk')]).toEqual([undefined, undefined]);
  expect([await readSavedBoard(work), await readSavedTexts(work, 'milk')]).toEqual([
    expect.anything(),
    texts,
  ]);
  expect(await readSavedBoard(openBoardRef)).toBeDefined();
});
