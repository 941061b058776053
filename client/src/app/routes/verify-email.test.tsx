import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { type FakeUser, fakeUser } from '#testing/user.ts';
import VerifyEmail from './verify-email.tsx';

const unconfirmed = { me: { ...fakeUser, emailVerified: false } };

async function open(options: { me?: FakeUser | null } = {}) {
  const view = renderPage(<VerifyEmail />, { at: '/verify-email#token=a1-b2_c3', ...options });
  const button = await screen.findByRole('button', { name: 'Confirm email address' });
  return { ...view, press: () => view.user.click(button) };
}

const confirmed = (sent: unknown[] = []) =>
  api.mutation('VerifyEmail', ({ variables }) => {
    sent.push(variables);
    return HttpResponse.json({ data: { verifyEmail: true } });
  });

test('Confirms the address only after a click, then links to the dashboard', async () => {
  const sent: unknown[] = [];
  server.use(confirmed(sent));
  const { press } = await open();
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  expect(screen.getByText('Your account now uses this address.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([{ token: 'a1-b2_c3' }]);
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/home');
});

test('A logged-out user can confirm an address, too', async () => {
  server.use(confirmed());
  const { press } = await open({ me: null });
  await press();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['by a log-in', { me: null }, '/login?next=%2Faccount%23email'] as const,
  ['on the account page', unconfirmed, '/account#email'] as const,
])('An invalid link shows the reason and where to get a new one: %s', async (_where, options, href) => {
  const message = 'This link has expired or was used before. Request a new one.';
  server.use(api.mutation('VerifyEmail', () => graphqlError('BAD_USER_INPUT', message, 'token')));
  const { press } = await open(options);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button')).toBeNull();
  const newLink = screen.getByRole('link', { name: /new link/ });
  expect(newLink).toHaveAttribute('href', href);
  expect(newLink).toHaveFocus();
});

test('A used link says that the address is confirmed, if it is', async () => {
  const message = 'This link has expired or was used before. Request a new one.';
  server.use(api.mutation('VerifyEmail', () => graphqlError('BAD_USER_INPUT', message, 'token')));
  const { press } = await open();
  await press();
  expect(await screen.findByText('Your address ada@example.com is already confirmed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account#email');
});

test('When the server can’t be reached, the same button tries again', async () => {
  server.use(api.mutation('VerifyEmail', () => HttpResponse.error(), { once: true }));
  const { press } = await open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  server.use(confirmed());
  await press();
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
});

test.each([
  ['by a log-in', { me: null }, '/login?next=%2Faccount%23email'] as const,
  ['on the account page', unconfirmed, '/account#email'] as const,
])(
  'Without a token the page asks to open the link, or to get a new one: %s',
  async (_where, options, href) => {
    renderPage(<VerifyEmail />, { at: '/verify-email', ...options });
    expect(await screen.findByRole('alert')).toHaveTextContent('open the link in the email we sent you');
    const newLink = screen.getByRole('link', { name: /new link/ });
    await waitFor(() => expect(newLink).toHaveAttribute('href', href));
  },
);
