import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { clearOfflineSession, rememberUnlocks } from '#session/offline-session.ts';
import { useSession } from '#session/session.ts';
import { postToTabs } from '#session/tab-channel.ts';
import { api, server } from '#testing/server.ts';
import { PublicLayout } from './public-layout.tsx';

let requests = 0;

/** The server's answer to "who is logged in". */
const answer = (me: { id: string } | null) =>
  server.use(
    api.query('Viewer', () => {
      requests += 1;
      return HttpResponse.json({ data: { me: me && { ...me, unlocks: [] } } });
    }),
  );

const fail = () =>
  server.use(
    api.query('Viewer', () => {
      requests += 1;
      return HttpResponse.error();
    }),
  );

function Page() {
  const session = useSession();
  return <p>{session.status === 'logged-in' ? `User ${session.userId}` : session.status}</p>;
}

const open = () =>
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => {
  requests = 0;
  clearOfflineSession();
});

test('A logged-in user gets a link to the dashboard, from one request for the header and its page', async () => {
  answer({ id: '7' });
  open();
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home');
  expect(screen.getByText('User 7')).toBeVisible();
  expect(requests).toBe(1);
});

test('A visitor gets a link to the login, also when the server is unreachable', async () => {
  fail();
  open();
  expect(await screen.findByText('unreachable')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('The last user gets a link to the dashboard when the server is unreachable', async () => {
  rememberUnlocks([]);
  fail();
  open();
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('Follows a login and a logout in another tab', async () => {
  answer(null);
  open();
  await waitFor(() => expect(requests).toBe(1));
  answer({ id: '7' });
  postToTabs({ type: 'logged-in' });
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  answer(null);
  postToTabs({ type: 'logged-out' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('A page that opens later starts with the session as last known, and loads it again', async () => {
  answer({ id: '7' });
  const { unmount } = open();
  await screen.findByRole('link', { name: 'Dashboard' });
  unmount();
  answer(null);
  open();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('The menu links to the pages about the product, and leaves the legal ones to the footer', async () => {
  answer(null);
  open();
  const menu = document.getElementById('menu') ?? expect.fail('There is no menu');
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'How it works',
    'FAQ',
    'Features',
    'Themes',
    'Many codes at once',
    'Scan a code',
    'FAQs',
    'About Us',
    'Contact',
    'Blogs',
    'Help Center',
  ]);
});
