import type { BoardRole } from '@canary/board/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readUnsent } from '#shared/storage/unsent-database.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { OwnBoardPage } from './board-page.tsx';
import { asNewBoard } from './boards/board-greetings.ts';
import { unsentOf } from './live/board-ref.ts';
import { readSavedBoard } from './live/saved-board.ts';
import { boardEvent } from './testing/board-event.ts';
import { ada, card, grace, ownBoard } from './testing/fake-board.ts';
import {
  cardNamed,
  cardsOf,
  mockSizes,
  openOwnBoard,
  reopenOwnBoard,
  retitle,
} from './testing/render-board.tsx';

const home = { boardId: 'home', accountId: '1' };

beforeEach(() => {
  mockSizes();
  sessionStorage.clear();
  localStorage.clear();
});

function render(board: ReturnType<typeof ownBoard>, options: { me?: null; isUnreachable?: boolean } = {}) {
  const me = api.query('Me', () => HttpResponse.error());
  const handlers = [...board.handlers, ...(options.isUnreachable ? [me] : [])];
  return renderPage(<OwnBoardPage boardId="home" />, {
    at: '/b/home',
    pattern: '/b/:id/*',
    ...options,
    handlers,
  });
}

async function moveToDone(user: UserEvent, title: string) {
  await user.click(screen.getByRole('button', { name: `Menu of ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
}

const keptText = () => {
  const section = screen.getByRole('region', { name: 'Your text that was not saved' });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('An editor sees the board under its name, and changes it', async () => {
  const board = ownBoard({ users: [{ ...ada, role: 'editor' }, grace] });
  const { user, event, socket } = await openOwnBoard(board);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Home – Canary QR'));
  expect(socket.variables('boardEvents')).toEqual([{ boardId: 'home', since: 3 }]);
  await waitFor(() => expect(socket.variables('boardPresence')[0]).toMatchObject({ boardId: 'home' }));
  // The dialog of the open board says that everyone with the link may change the cards.
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await moveToDone(user, 'Milk');
  await waitFor(() => expect(board.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]));
  event(boardEvent({ board: { name: 'House' } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'House' })).toBeVisible();
});

test('A visitor is asked to log in, and returns to the board', async () => {
  const board = ownBoard();
  render(board, { me: null });
  expect(await screen.findByRole('heading', { name: 'This board is for members' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fb%2Fhome');
  expect(board.reads).toBe(0);
});

test('A viewer sees the cards without any control that changes the board, and learns why', async () => {
  const board = ownBoard({
    tasks: [
      card('milk', { title: 'Milk', assigneeIds: ['grace'] }),
      card('eggs', { title: 'Eggs', rank: 'a1' }),
    ],
    users: [{ ...ada, role: 'viewer' }, grace, { id: 'zoe', name: 'Zoe' }],
  });
  const { user } = await openOwnBoard(board);
  expect(await screen.findByText('You can only read this board.')).toBeVisible();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Eggs']);
  const main = within(screen.getByRole('main'));
  const controls = main
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(controls.map((name) => name?.replace(/\s+/g, ' ').trim())).toEqual([
    ...['Switch board', 'More filters', 'People', 'Menu of Home'],
    ...['TODO 2', 'INPROGRESS 0', 'DONE 0'],
    ...['Milk Grace', 'Eggs Unassigned'],
  ]);

  cardNamed('Milk').focus();
  await user.keyboard(' {F2}a{Delete}n{Shift>}{F10}{/Shift}');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(cardNamed('Eggs')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'People' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
  expect(dialog.getByText('Viewer')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Rename|Remove/ })).toBeNull();
  expect(board.sent).toEqual([]);
});

test('A change of the user’s role takes effect at once, and keeps what the user was typing until it is discarded', async () => {
  const { user, event } = await openOwnBoard(ownBoard());
  const setRole = (role: BoardRole) => event(boardEvent({ people: [{ ...ada, role }] }));
  await retitle(user, 'Milk', 'Oat milk');
  setRole('viewer');
  expect(await screen.findByText('You can only read this board.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  expect(keptText()).toEqual(['Oat milk']);
  setRole('editor');
  expect(await screen.findByRole('button', { name: 'New task in TODO' })).toBeVisible();
  expect(keptText()).toEqual(['Oat milk']);
  cleanup();
  const { user: later } = await reopenOwnBoard(ownBoard());
  expect(keptText()).toEqual(['Oat milk']);
  await later.click(screen.getByRole('button', { name: 'Discard' }));
  cardNamed('Milk').focus();
  await later.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Milk');
});

test('A change that the role doesn’t allow any more is reverted, and its text is kept', async () => {
  const board = ownBoard({ users: [{ ...ada, role: 'viewer' }, grace] });
  const asEditor = ownBoard();
  asEditor.respond = () => graphqlError('FORBIDDEN', 'You can only read this board. Ask an owner for more.');
  const { user } = await openOwnBoard(asEditor);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  expect(await screen.findByText(/‘Milk’ could not be changed: You can only read/)).toBeVisible();
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk']));
  cleanup();
  const { user: later } = await reopenOwnBoard(board);
  expect(keptText()).toEqual(['Oat milk']);
  await later.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Your text that was not saved')).toBeNull();
});

test('A promoted user learns it, and the reason why a change was refused is gone', async () => {
  const board = ownBoard({ users: [{ ...ada, role: 'editor' }, grace] });
  board.respond = () => graphqlError('FORBIDDEN', 'You can only read this board. Ask an owner for more.');
  const { user, event } = await openOwnBoard(board);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  await screen.findByText(/‘Milk’ could not be changed: You can only read/);
  event(boardEvent({ people: [{ ...ada, role: 'owner' }] }));
  expect(await screen.findByText('You are an owner of this board now.')).toBeVisible();
  expect(screen.queryByText(/could not be changed/)).toBeNull();
});

test('A new board asks for its first card', async () => {
  const { user } = renderPage(<OwnBoardPage boardId="home" />, {
    at: '/b/home',
    state: asNewBoard,
    handlers: ownBoard().handlers,
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
});

test('A board that doesn’t exist looks like a board of other people', async () => {
  const board = ownBoard();
  board.respondToRead = () => graphqlError('NOT_FOUND', 'There is no such board.', 'boardId');
  render(board);
  expect(await screen.findByRole('heading', { name: 'You can’t open this board' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your boards' })).toHaveAttribute('href', '/boards');
  expect(screen.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
  expect(board.reads).toBe(1);
});

test.each([
  ['REMOVED', 'You aren’t a member of this board any more'],
  ['DELETED', 'This board was deleted'],
] as const)(
  'When the board is closed (%s), its copy is deleted, and the user’s unsent text stays to copy',
  async (reason, title) => {
    const board = ownBoard();
    const { user, event, socket } = await openOwnBoard(board);
    await waitFor(async () => expect(await readSavedBoard(home)).toBeDefined(), { timeout: 3_000 });
    board.respond = () => HttpResponse.error();
    await moveToDone(user, 'Milk');
    await retitle(user, 'Milk', 'Oat milk{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add card to TODO' }));
    await user.keyboard('Bread{Enter}Half a sente');

    event(boardEvent({ kind: 'CLOSED', reason }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(keptText()).toEqual(['Oat milk', 'Bread', 'Half a sente']);
    expect(screen.queryByRole('list', { name: 'TODO' })).toBeNull();
    await waitFor(async () => expect(await readSavedBoard(home)).toBeUndefined());
    await waitFor(() => expect(socket.variables('boardPresence')).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Oat milk\nBread\nHalf a sente');

    board.respond = () => undefined;
    board.sent.length = 0;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(board.sent).toEqual([]);

    // The kept text outlives a reload of the page, until the user discards the text.
    board.respondToRead = () => graphqlError('NOT_FOUND', 'There is no such board.', 'boardId');
    cleanup();
    const reloaded = render(board);
    await screen.findByRole('heading', { name: 'You can’t open this board' });
    await waitFor(() => expect(keptText()).toEqual(['Oat milk', 'Bread', 'Half a sente']));
    await reloaded.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Your text that was not saved')).toBeNull();
    await waitFor(async () => expect(await readUnsent(unsentOf(home))).toEqual([]));
    expect(board.sent).toEqual([]);
  },
);

test('The new title that a member was typing when they were removed stays to copy', async () => {
  const { user, event } = await openOwnBoard(ownBoard());
  await retitle(user, 'Milk', 'Oat milk');
  event(boardEvent({ kind: 'CLOSED', reason: 'REMOVED' }));
  await screen.findByRole('heading', { name: 'You aren’t a member of this board any more' });
  await waitFor(() => expect(keptText()).toEqual(['Oat milk']));
  expect(screen.queryByText(/Deleted while you were editing/)).toBeNull();
  cleanup();
  await reopenOwnBoard(ownBoard());
  expect(keptText()).toEqual(['Oat milk']);
});

test('A member who was invited again sees the board after another try, and decides whether to send their changes', async () => {
  const board = ownBoard();
  const { user, event } = await openOwnBoard(board);
  board.respond = () => HttpResponse.error();
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  event(boardEvent({ kind: 'CLOSED', reason: 'REMOVED' }));
  await screen.findByRole('heading', { name: 'You aren’t a member of this board any more' });
  board.respond = () => undefined;
  board.sent.length = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'TODO' });
  expect(await screen.findByText('1 change hasn’t been sent.')).toBeVisible();
  expect(screen.getByText('‘Milk’: changed')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([board.sent, cardsOf('TODO')]).toEqual([[], ['Milk']]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(board.sent).toMatchObject([['updateTask', { title: 'Oat milk' }]]));
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Oat milk']));
});

test('A change of a board that is gone closes the board instead of being kept as a new card', async () => {
  const board = ownBoard();
  board.respond = () => graphqlError('NOT_FOUND', 'There is no such board.', 'boardId');
  const { user } = await openOwnBoard(board);
  await retitle(user, 'Milk', 'Oat milk{Enter}');
  await screen.findByRole('heading', { name: 'You can’t open this board' });
  expect(keptText()).toEqual(['Oat milk']);
  expect(board.sent.map(([name]) => name)).toEqual(['updateTask']);
});

test('Reloaded without a connection, the user’s last known board is shown, and no board without a copy', async () => {
  const board = ownBoard();
  await openOwnBoard(board);
  await waitFor(async () => expect(await readSavedBoard(home)).toBeDefined(), { timeout: 3_000 });
  cleanup();
  board.respondToRead = () => HttpResponse.error();
  render(board, { isUnreachable: true });
  expect(await screen.findByText(/Last known board/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(screen.getByRole('button', { name: 'New task in TODO' })).toBeVisible();
  cleanup();

  const me = api.query('Me', () => HttpResponse.error());
  renderPage(<OwnBoardPage boardId="work" />, { at: '/b/work', handlers: [...board.handlers, me] });
  expect(await screen.findByText('The board could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('An owner removes members and names without an account', async () => {
  const users = [ada, grace, { id: 'zoe', name: 'Zoe', accountId: null, role: null }];
  const { user } = await openOwnBoard(ownBoard({ users }));
  await user.click(screen.getByRole('button', { name: 'People' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
  const names = dialog
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Remove Grace', 'Remove Zoe']);
});

test('An editor renames themselves and names without an account, but no other member', async () => {
  const users = [{ ...ada, role: 'editor' as const }, grace, { id: 'zoe', name: 'Zoe' }];
  const { user } = await openOwnBoard(ownBoard({ users }));
  await user.click(screen.getByRole('button', { name: 'People' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
  const names = dialog
    .getAllByRole('button', { name: /^Rename/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Rename Ada', 'Rename Zoe']);
});
