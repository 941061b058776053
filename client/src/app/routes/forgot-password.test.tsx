import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import ForgotPassword from './forgot-password.tsx';

async function open(options: { at?: string; state?: unknown } = {}) {
  const view = renderPage(<ForgotPassword />, { at: '/forgot-password', me: null, ...options });
  const email = await screen.findByLabelText('Email');
  const press = () => view.user.click(screen.getByRole('button', { name: 'Send me a link' }));
  return { ...view, email, press };
}

test('Says that a link was sent if the address has an account', async () => {
  const sent: unknown[] = [];
  const { user, email, press } = await open();
  server.use(
    api.mutation('RequestPasswordReset', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { requestPasswordReset: true } });
    }),
  );
  await user.type(email, 'Ada@example.com');
  await press();
  expect(
    await screen.findByText(
      'If ada@example.com has an account, we’ve sent it a link. The link works for one hour.',
    ),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
  expect(email).toHaveValue('ada@example.com');
});

test('Takes over the address from the login page, and keeps the page to return to', async () => {
  const { email } = await open({ at: '/forgot-password?next=%2Faccount', state: { email: 'ada@exam' } });
  expect(email).toHaveValue('ada@exam');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Faccount');
});

test('Shows an invalid address as an error', async () => {
  const { user, email, press } = await open();
  await user.type(email, 'ada');
  await press();
  expect(await screen.findByText(/Enter an email address/)).toBeVisible();
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
});

test('Shows server errors and keeps the address', async () => {
  const { user, email, press } = await open();
  server.use(api.mutation('RequestPasswordReset', () => HttpResponse.error(), { once: true }));
  await user.type(email, 'ada@example.com');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  const message = 'Too many attempts. Try again in 20 minutes.';
  server.use(api.mutation('RequestPasswordReset', () => graphqlError('RATE_LIMITED', message)));
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(email).toHaveValue('ada@example.com');
});
