import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import VerifyEmail from './verify-email.tsx';

async function open(options: { me?: null } = {}) {
  const view = renderPage(<VerifyEmail />, { at: '/verify-email#token=a1-b2_c3', ...options });
  const button = await screen.findByRole('button', { name: 'Confirm my address' });
  return { ...view, press: () => view.user.click(button) };
}

const confirmed = (asked: unknown[] = []) =>
  graphql.mutation('VerifyEmail', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({ data: { verifyEmail: true } });
  });

test('Nothing is confirmed before the button is pressed; then whoever is logged in goes on', async () => {
  const asked: unknown[] = [];
  server.use(confirmed(asked));
  const { press } = await open();
  expect(asked).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  expect(screen.getByText('It is now the address of your account.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([{ token: 'a1-b2_c3' }]);
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/home');
});

test('Whoever isn’t logged in confirms an address as well, and can log in then', async () => {
  server.use(confirmed());
  const { press } = await open({ me: null });
  await press();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.each([[{ me: null }, '/login?next=%2Faccount'] as const, [{}, '/account'] as const])(
  'A link that doesn’t work says why, and where there is a new one (%j)',
  async (options, href) => {
    const message = 'This link has expired or was used before. Ask for a new one.';
    server.use(graphql.mutation('VerifyEmail', () => refusal('BAD_USER_INPUT', message, 'token')));
    const { press } = await open(options);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button')).toBeNull();
    const way = screen.getByRole('link', { name: /new link/ });
    expect(way).toHaveAttribute('href', href);
    expect(way).toHaveFocus();
  },
);

test('A server that can’t be reached is asked again by the same button', async () => {
  server.use(graphql.mutation('VerifyEmail', () => HttpResponse.error(), { once: true }));
  const { press } = await open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  server.use(confirmed());
  await press();
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
});

test('A page without a link says that it needs one', async () => {
  renderPage(<VerifyEmail />, { at: '/verify-email', me: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('by the link that we mail to you');
});
