import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';
import { rememberUnlocks } from '#session/offline-session.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';

/** Opens an account's page while the server is unreachable for one request. */
const open = (at: string) =>
  renderPage(<h1>The page itself</h1>, {
    at,
    area: 'members',
    handlers: [api.query('Me', () => HttpResponse.error(), { once: true })],
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('While the server is unreachable, the last user can make the codes that they have unlocked, and no others', async () => {
  rememberUnlocks(['WIFI']);
  const { unmount } = open('/generate/wifi');
  expect(await screen.findByText('The page itself')).toBeVisible();
  expect(screen.getByText('Not connected')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute('aria-current', 'page');
  unmount();
  open('/generate/sms');
  expect(await screen.findByRole('heading', { name: 'This page can’t load now' })).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
  expect(screen.queryByText('The page itself')).toBeNull();
});

test('A page that needs the server links to what works offline, and appears when the server is back', async () => {
  rememberUnlocks(['WIFI']);
  const { user } = open('/home');
  const links = within(await screen.findByRole('navigation', { name: 'You can still make these codes:' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/generate/url',
    '/generate/text',
    '/generate/email',
    '/generate/wifi',
    '/generate/location',
    '/generate/whatsapp',
    '/generate/event',
    '/generate/upi',
    '/generate/sepa',
    '/generate/swiss',
    '/generate/pix',
    '/generate/gs1',
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page itself')).toBeVisible();
});

test('While a proxy says that the server is busy, a page that needs it says so, not that the connection is lost', async () => {
  renderPage(<h1>The page itself</h1>, {
    at: '/home',
    area: 'members',
    handlers: [http.post('*/graphql', () => HttpResponse.html('<h1>Busy</h1>', { status: 503 }))],
  });
  expect(await screen.findByText(/The server is busy/)).toBeVisible();
  expect(screen.getByText('Server unavailable')).toBeVisible();
  expect(screen.queryByText(/connection|offline/)).toBeNull();
});

test('Without a last user, it links to the generator on the landing page', async () => {
  open('/generate/url');
  expect(await screen.findByRole('link', { name: 'go to the generator' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('A visitor is led to the login page, and from there back with the query string', async () => {
  renderPage(<h1>The page itself</h1>, { at: '/generate/vcard?from=mail', area: 'members', me: null });
  expect(await screen.findByText('At /login?next=%2Fgenerate%2Fvcard%3Ffrom%3Dmail')).toBeVisible();
});

test('The login form is there while the session loads', () => {
  renderPage(<input aria-label="Email" />, { at: '/login', area: 'guests', me: null });
  expect(screen.getByLabelText('Email')).toBeVisible();
});
