import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { fakeBoard } from '#features/board/testing/fake-board.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import Cards from './tasks.tsx';

const { handlers } = fakeBoard({ tasks: [], users: [] });

test('A visitor sees the board and a login link that returns to it', async () => {
  renderPage(<Cards />, { at: '/tasks', me: null, handlers });
  expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
  expect(screen.getByText('Public: everyone can edit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftasks');
  expect(screen.getByRole('link', { name: 'Canary QR' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Codes' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('Jira Board – Canary QR'));
});

test('Without a connection the theme can still be chosen', async () => {
  const me = api.query('Me', () => HttpResponse.error());
  renderPage(<Cards />, { at: '/tasks', handlers: [...handlers, me] });
  expect(await screen.findByRole('combobox', { name: 'Theme' })).toBeVisible();
});

test('A logged-in user sees the account bar, and logging out leads to the login page', async () => {
  const logOut = api.mutation('LogOut', () => HttpResponse.json({ data: { logOut: true } }));
  const { user } = renderPage(<Cards />, { at: '/tasks', handlers: [...handlers, logOut] });
  const menu = await screen.findByRole('button', { name: 'Menu of Ada' });
  expect(screen.getByRole('link', { name: '5 tokens' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Boards' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  menu.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('At /login')).toBeVisible();
});
