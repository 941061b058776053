import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ownBoard } from '#features/board/testing/fake-board.ts';
import { mockSizes } from '#features/board/testing/render-board.tsx';
import { storedChanges } from '#features/board/testing/stored-changes.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Board from './board.tsx';

beforeEach(() => {
  mockSizes();
  sessionStorage.clear();
});

const at = { at: '/b/home', pattern: '/b/:id' };

test('A visitor sees a login link in the header that returns to the board', async () => {
  renderPage(<Board />, { ...at, me: null, handlers: ownBoard().handlers });
  await screen.findByRole('heading', { name: 'This board is for members' });
  const links = screen.getAllByRole('link', { name: 'Log in' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/login?next=%2Fb%2Fhome',
    '/login?next=%2Fb%2Fhome',
  ]);
});

test('A member sees the account bar, and logging out leads to the login page', async () => {
  const logOut = api.mutation('LogOut', () => HttpResponse.json({ data: { logOut: true } }));
  const { user } = renderPage(<Board />, { ...at, handlers: [logOut, ...ownBoard().handlers] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  const menu = await screen.findByRole('button', { name: 'Menu of Ada' });
  expect(screen.getByRole('link', { name: 'Boards' })).toHaveAttribute('aria-current', 'page');
  menu.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('At /login')).toBeVisible();
});

/** Moves a card while the server can't be reached, and logs out. */
async function logOutUnsent() {
  const board = ownBoard();
  const logOuts: string[] = [];
  const logOut = api.mutation('LogOut', () => {
    logOuts.push('logOut');
    return HttpResponse.json({ data: { logOut: true } });
  });
  const view = renderPage(<Board />, { ...at, handlers: [logOut, ...board.handlers] });
  const choose = async (menu: string, item: string) => {
    (await screen.findByRole('button', { name: menu })).focus();
    await view.user.keyboard('{Enter}');
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  board.respond = () => HttpResponse.error();
  await choose('Menu of Milk', 'Move to DONE');
  await choose('Menu of Ada', 'Log out');
  const dialog = await screen.findByRole('dialog', { name: 'Log out with unsent changes?' });
  expect(dialog).toHaveTextContent('1 change hasn’t been sent. If you discard it, it can’t be restored.');
  expect(logOuts).toEqual([]);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, board, logOuts, press, choose };
}

const stored = () => storedChanges({ boardId: 'home', accountId: fakeUser.id });

test('Logging out asks while changes wait to be sent, and can be cancelled or discard them', async () => {
  const { press, choose, logOuts } = await logOutUnsent();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logOuts).toEqual([]);
  expect(await stored()).toBe(1);
  await choose('Menu of Ada', 'Log out');
  await screen.findByRole('dialog', { name: 'Log out with unsent changes?' });
  await press('Discard and log out');
  expect(await screen.findByText('At /login')).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe(0));
});

test('Changes that wait can be sent before the log-out', async () => {
  const { press, logOuts, board } = await logOutUnsent();
  board.respond = () => undefined;
  board.sent.length = 0;
  await press('Send and log out');
  expect(await screen.findByText('At /login')).toBeVisible();
  expect(board.sent).toMatchObject([['moveTask', { id: 'milk', columnId: 'done' }]]);
  expect(logOuts).toHaveLength(1);
});
