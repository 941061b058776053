import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { listenToTabs } from '#session/tab-channel.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';

const logOut = (answer: () => Response | Promise<Response>) => api.mutation('LogOut', answer);
const loggedOut = () => HttpResponse.json({ data: { logOut: true } });

async function openMenu(options: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(<main>The page</main>, { area: 'members', ...options });
  const trigger = await screen.findByRole('button', { name: /Ada/ });
  trigger.focus();
  await view.user.keyboard('{Enter}');
  await screen.findByRole('menu');
  return { ...view, trigger };
}

test('The bar links to the dashboard and the content, and shows the token count', async () => {
  renderPage(<main>The page</main>, { area: 'members', me: { tokens: 1 } });
  expect(await screen.findByRole('link', { name: 'Canary QR' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('link', { name: '1 token' })).toBeVisible();
});

test.each([
  ['/home', 'Create'],
  ['/generate/wifi', 'Create'],
  ['/history', 'Codes'],
  ['/history/deleted', 'Codes'],
  ['/tasks', 'Boards'],
  ['/boards', 'Boards'],
  ['/b/launch', 'Boards'],
  ['/my', 'My cards'],
  ['/account', null],
])('At %s, the navigation marks as current: %s', async (at, current) => {
  renderPage(<main>The page</main>, { area: 'members', at });
  const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Create', '/home'],
    ['Codes', '/history'],
    ['Boards', '/boards'],
    ['My cards', '/my'],
  ]);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(current ? [current] : []);
});

test('The menu shows the level and the sign-up date, and has six rows', async () => {
  await openMenu({ me: { level: 2, points: 45, nextLevelAt: 50 } });
  const menu = screen.getByRole('menu');
  expect(menu).toHaveAccessibleDescription(/Level 2 · 5 points to the next/);
  expect(menu).toHaveAccessibleDescription(/Since November 21, 2026/);
  const rows = [...menu.querySelectorAll('[role^="menuitem"]')].map((item) => [
    item.textContent?.trim(),
    item.getAttribute('href'),
  ]);
  expect(rows).toEqual([
    ['Account', '/account'],
    ['System theme', null],
    ['Light theme', null],
    ['Dark theme', null],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Log out', null],
  ]);
  const [terms, privacy] = ['Terms', 'Privacy'].map((name) => screen.getByRole('menuitem', { name }));
  expect(terms?.parentElement).toBe(privacy?.parentElement);
});

test('The highest level has no next one', async () => {
  await openMenu({ me: { level: 9, nextLevelAt: null } });
  expect(screen.getByRole('menu')).toHaveAccessibleDescription(/Level 9 ?Since/);
});

test('The menu works with the keyboard and returns the focus', async () => {
  const { user, trigger } = await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(trigger).toHaveFocus());
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('At /account')).toBeVisible();
});

test('Logging out shows progress and leads to the login page', async () => {
  const { opened, open } = gate();
  const { user } = await openMenu({
    handlers: [
      logOut(async () => {
        await opened;
        return loggedOut();
      }),
    ],
  });
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logging out…')).toBeVisible();
  open();
  expect(await screen.findByText('At /login')).toBeVisible();
});

test('The socket closing before the answer to a logout isn’t treated as a session that ended by itself', async () => {
  const { opened, open } = gate();
  const listener = vi.fn();
  const stop = listenToTabs(listener);
  const { user, socket } = await openMenu({
    handlers: [
      logOut(async () => {
        socket.close(4401, 'The session has ended');
        await opened;
        return loggedOut();
      }),
    ],
  });
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(socket.subscriptionCount()).toBe(0));
  expect(screen.getByText('The page')).toBeVisible();
  open();
  expect(await screen.findByText('At /login')).toBeVisible();
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ type: 'logged-out' }));
  stop();
});

test('A failed logout keeps the user logged in and can be retried', async () => {
  let tries = 0;
  const { user } = await openMenu({
    handlers: [logOut(() => (++tries === 1 ? HttpResponse.error() : loggedOut()))],
  });
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are still logged in. We can’t reach the server. Check your connection and try again.',
  );
  expect(screen.getByText('The page')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At /login')).toBeVisible();
});
