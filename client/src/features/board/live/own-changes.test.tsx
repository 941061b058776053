import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useAccountSession } from '#session/session.ts';
import { postToTabs } from '#session/tab-channel.ts';
import { eraseUnsent, readUnsent, writeUnsent } from '#shared/storage/unsent-database.ts';
import { useStore } from '#shared/store/create-store.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { BoardPage, OwnBoardPage } from '../board-page.tsx';
import { ada, card, fakeBoard, grace, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, mockSizes } from '../testing/render-board.tsx';
import { storedChanges } from '../testing/stored-changes.ts';
import { useBoardHost } from './board-host.ts';
import { openBoardRef, unsentOf } from './board-ref.ts';

beforeEach(() => {
  mockSizes();
  sessionStorage.clear();
  localStorage.clear();
});

/** Shows one of the boards, or none, and the number of boards that run. */
function Boards() {
  const [shown, show] = useState('home');
  const running = useStore(useBoardHost());
  const { refreshSession, clearSession } = useAccountSession();
  return (
    <>
      {['home', 'work', 'open', 'nothing'].map((board) => (
        <button key={board} type="button" onClick={() => show(board)}>
          Show {board}
        </button>
      ))}
      <button type="button" onClick={clearSession}>
        Log out
      </button>
      <button type="button" onClick={() => void refreshSession()}>
        Log in
      </button>
      <p>{running.length} running</p>
      {(shown === 'home' || shown === 'work') && <OwnBoardPage key={shown} boardId={shown} />}
      {shown === 'open' && <BoardPage />}
    </>
  );
}

function renderBoards() {
  const boards = {
    home: ownBoard(),
    work: ownBoard({ name: 'Work', tasks: [card('milk', { title: 'Plan' })], users: [ada, grace] }, 'work'),
    open: fakeBoard({ tasks: [card('milk', { title: 'Eggs' })] }),
  };
  /** The user whose session the browser has, as the server sees it. */
  const session = { user: fakeUser as typeof fakeUser | null };
  const me = api.query('Me', () => HttpResponse.json({ data: { me: session.user } }));
  const handlers = [...Object.values(boards).flatMap((board) => board.handlers), me];
  const view = renderPage(<Boards />, { handlers });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const ready = () => screen.findByRole('list', { name: 'TODO' });
  const moveToDone = async (title: string) => {
    await press(`Menu of ${title}`);
    await view.user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  };
  return { ...view, boards, session, press, ready, moveToDone };
}

const home = { boardId: 'home', accountId: fakeUser.id };
const unreachable = () => HttpResponse.error();

test('Changes from before a reload are sent on another page, and their board doesn’t run any longer', async () => {
  const { boards, press, ready, moveToDone } = renderBoards();
  await ready();
  boards.home.respond = unreachable;
  await moveToDone('Milk');
  await press('Show open');
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Eggs']));
  boards.open.respond = unreachable;
  await moveToDone('Eggs');
  cleanup();
  for (const board of Object.values(boards)) {
    board.respond = () => undefined;
    board.sent.length = 0;
  }
  renderPage(<p>Elsewhere</p>, { handlers: Object.values(boards).flatMap((board) => board.handlers) });
  const stored = () => Promise.all([home, openBoardRef].map(storedChanges));
  expect(await stored()).toEqual([1, 1]);
  await waitFor(async () => expect(await stored()).toEqual([0, 0]));
  for (const board of [boards.home, boards.open])
    expect(board.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]);
});

test('Two boards at once keep their own cards, and send their own changes', async () => {
  const { boards, press, ready, moveToDone, socket } = renderBoards();
  await ready();
  boards.home.respond = unreachable;
  await moveToDone('Milk');
  await press('Show work');
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Plan']));
  expect(screen.getByText('2 running')).toBeVisible();
  await moveToDone('Plan');
  await waitFor(() =>
    expect(boards.work.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]),
  );
  // So that the server refuses them if another account has logged in in another tab.
  expect(boards.work.accounts).toEqual(['1']);

  await press('Show open');
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Eggs']));
  await waitFor(() => expect(socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 3 }]));
  expect(boards.open.sent).toEqual([]);
  boards.home.respond = () => undefined;
  await act(async () => void window.dispatchEvent(new Event('online')));
  // The board whose changes are sent, and that isn't shown, doesn't run any more.
  expect(await screen.findByText('1 running', undefined, { timeout: 4_000 })).toBeVisible();
  expect(boards.home.sent.at(-1)).toMatchObject(['moveTask', { id: 'milk', columnId: 'done' }]);
  expect([boards.work.sent, boards.open.sent].map(({ length }) => length)).toEqual([1, 0]);
});

test('After a session has ended, unsent changes wait for the same account, and no other account sends them', async () => {
  const { boards, session, press, ready, moveToDone, socket } = renderBoards();
  await ready();
  boards.home.respond = unreachable;
  await moveToDone('Milk');
  await waitFor(() => expect(boards.home.sent.length).toBeGreaterThan(0));

  session.user = null;
  socket.close(4401, 'The session has ended');
  expect(await screen.findByRole('heading', { name: 'This board is for members' })).toBeVisible();
  boards.home.respond = () => undefined;
  boards.home.sent.length = 0;
  window.dispatchEvent(new Event('online'));

  session.user = { ...fakeUser, id: '2', username: 'Grace' };
  await press('Log in');
  await ready();
  expect(cardsOf('TODO')).toEqual(['Milk']);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(boards.home.sent).toEqual([]);

  session.user = null;
  await press('Log out');
  await screen.findByRole('heading', { name: 'This board is for members' });
  session.user = fakeUser;
  await press('Log in');
  await waitFor(() =>
    expect(boards.home.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]),
  );
  await waitFor(async () => expect(await storedChanges(home)).toBe(0));
});

test('A log-out deletes the unsent changes of the account, and leaves those that belong to no account', async () => {
  const { boards, session, press, ready, moveToDone } = renderBoards();
  await ready();
  boards.home.respond = unreachable;
  boards.open.respond = unreachable;
  await moveToDone('Milk');
  await press('Show open');
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Eggs']));
  await moveToDone('Eggs');
  await waitFor(async () => expect(await storedChanges(home)).toBe(1));
  session.user = null;
  await press('Log out');
  await waitFor(async () => expect(await storedChanges(home)).toBe(0));
  expect(await storedChanges(openBoardRef)).toBe(1);
  boards.home.respond = () => undefined;
  boards.home.sent.length = 0;
  session.user = fakeUser;
  await press('Log in');
  await press('Show home');
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk']));
  expect(boards.home.sent).toEqual([]);
});

test('A change that a busy server has refused isn’t sent again after a logout', async () => {
  const { boards, session, press, ready, moveToDone } = renderBoards();
  await ready();
  boards.home.respond = () => new HttpResponse('Busy', { status: 429, headers: { 'retry-after': '0.3' } });
  await moveToDone('Milk');
  await waitFor(() => expect(boards.home.sent).toHaveLength(1));
  session.user = null;
  await press('Log out');
  await screen.findByRole('heading', { name: 'This board is for members' });
  boards.home.sent.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(boards.home.sent).toEqual([]);
});

test('After a login on another page, the account’s unsent changes are sent', async () => {
  const { boards, session, press, ready, moveToDone, socket } = renderBoards();
  await ready();
  boards.home.respond = unreachable;
  await moveToDone('Milk');
  await waitFor(() => expect(boards.home.sent.length).toBeGreaterThan(0));
  session.user = null;
  socket.close(4401, 'The session has ended');
  await screen.findByRole('heading', { name: 'This board is for members' });
  await press('Show nothing');
  boards.home.respond = () => undefined;
  boards.home.sent.length = 0;
  session.user = fakeUser;
  await press('Log in');
  await waitFor(() => expect(boards.home.sent).toHaveLength(1));
  expect(await screen.findByText('0 running')).toBeVisible();
});

test('A session that ends by itself keeps what the user was typing, and shows no card any more', async () => {
  const { boards, session, press, ready, socket, user } = renderBoards();
  await ready();
  await press('New task in TODO');
  await user.keyboard('Bread');
  session.user = null;
  boards.home.respondToRead = () =>
    HttpResponse.json({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] });
  socket.close(4401, 'The session has ended');
  expect(await screen.findByRole('heading', { name: 'This board is for members' })).toBeVisible();
  const kept = screen.getByRole('region', { name: 'Your text that was not saved' });
  expect(within(kept).getByRole('listitem')).toHaveTextContent('Bread');
  expect(screen.queryByText('Milk')).toBeNull();
});

test.each([
  ['A session that ends by itself keeps the drafts of cards, for after the log-in', 'ended', ['Oat?']],
  ['A log-out deletes the drafts of cards', 'logged out', []],
  ['A log-out in another tab deletes the drafts of cards here', 'elsewhere', []],
] as const)('%s', async (_what, end, drafts) => {
  await writeUnsent(unsentOf(home), [
    { kind: 'draft', id: 'milk:comment', content: { text: 'Oat?', base: '' } },
  ]);
  const { session, press, ready, socket } = renderBoards();
  await ready();
  session.user = null;
  if (end === 'logged out') await press('Log out');
  else socket.close(4401, 'The session has ended');
  await screen.findByRole('heading', { name: 'This board is for members' });
  if (end === 'elsewhere') {
    await eraseUnsent(fakeUser.id);
    postToTabs({ type: 'logged-out' });
  }
  await waitFor(() =>
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(drafts),
  );
  await waitFor(async () => expect(await readUnsent(unsentOf(home))).toHaveLength(drafts.length));
});

test('A log-out in another tab removes what the user was typing here, also if the session’s end is reported first', async () => {
  const { session, press, ready, socket, user } = renderBoards();
  await ready();
  await press('New task in TODO');
  await user.keyboard('Bread');
  session.user = null;
  socket.close(4401, 'The session has ended');
  await screen.findByRole('region', { name: 'Your text that was not saved' });
  postToTabs({ type: 'logged-out' });
  await waitFor(() => expect(screen.queryByText('Bread')).toBeNull());
  expect(screen.getByRole('heading', { name: 'This board is for members' })).toBeVisible();
  session.user = fakeUser;
  await press('Log in');
  await ready();
  expect(screen.queryByDisplayValue('Bread')).toBeNull();
});
