import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { renderPage } from '#testing/render.tsx';
import { server } from '#testing/server.ts';
import ForgotPassword from './forgot-password.tsx';

async function open(options: { at?: string; state?: unknown } = {}) {
  const view = renderPage(<ForgotPassword />, { at: '/forgot-password', me: null, ...options });
  const email = await screen.findByLabelText('Email');
  const press = () => view.user.click(screen.getByRole('button', { name: 'Send me a link' }));
  return { ...view, email, press };
}

test('Whoever forgot a password is told that a mail may be on its way', async () => {
  const asked: unknown[] = [];
  const { user, email, press } = await open();
  server.use(
    graphql.mutation('RequestPasswordReset', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({ data: { requestPasswordReset: true } });
    }),
  );
  await user.type(email, 'Ada@example.com');
  await press();
  expect(
    await screen.findByText(
      'If an account uses ada@example.com, a mail with a link is on its way. The link works for one hour.',
    ),
  ).toBeVisible();
  expect(asked).toEqual([{ email: 'ada@example.com' }]);
  expect(email).toHaveValue('ada@example.com');
});

test('What was typed at the login is there already, and the way back keeps where somebody wanted to go', async () => {
  const { email } = await open({ at: '/forgot-password?next=%2Faccount', state: { email: 'ada@exam' } });
  expect(email).toHaveValue('ada@exam');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Faccount');
});

test('An address that can’t be one is not sent', async () => {
  const { user, email, press } = await open();
  await user.type(email, 'ada');
  await press();
  expect(await screen.findByText(/Enter an email address/)).toBeVisible();
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
});

test('A server that can’t be reached, or has had enough, says so, and the address stays', async () => {
  const { user, email, press } = await open();
  server.use(graphql.mutation('RequestPasswordReset', () => HttpResponse.error(), { once: true }));
  await user.type(email, 'ada@example.com');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  const message = 'Too many attempts. Try again in 20 minutes.';
  server.use(graphql.mutation('RequestPasswordReset', () => refusal('RATE_LIMITED', message)));
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(email).toHaveValue('ada@example.com');
});
