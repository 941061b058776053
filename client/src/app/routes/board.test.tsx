import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ownBoard } from '#features/board/testing/fake-board.ts';
import { renderPage } from '#testing/render.tsx';
import Board from './board.tsx';

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
  const logOut = graphql.mutation('LogOut', () => HttpResponse.json({ data: { logOut: true } }));
  const { user } = renderPage(<Board />, { ...at, handlers: [logOut, ...ownBoard().handlers] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  const menu = await screen.findByRole('button', { name: 'Menu of Ada' });
  expect(screen.getByRole('link', { name: 'Boards' })).toHaveAttribute('aria-current', 'page');
  menu.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('At /login')).toBeVisible();
});
