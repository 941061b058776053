import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from './testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Email' }));
const address = () => section().getByRole('textbox', { name: 'New email address' });
const password = () => section().getByLabelText('Your password');
const change = () => section().getByRole('button', { name: 'Change email address' });
const again = () => section().getByRole('button', { name: 'Resend email' });

test('A confirmed address has no resend button', async () => {
  await renderAccount();
  expect(section().getByText('ada@example.com')).toBeVisible();
  expect(section().getByText('Confirmed')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Resend email' })).toBeNull();
});

test('An unconfirmed address can get the confirmation email again', async () => {
  const { opened, open } = gate();
  const sends = api.mutation('SendEmailVerification', async () => {
    await opened;
    return HttpResponse.json({ data: { sendEmailVerification: true } });
  });
  const { user } = await renderAccount({ me: { emailVerified: false }, handlers: [sends] });
  expect(section().getByText('Not confirmed')).toBeVisible();
  await user.click(again());
  expect(section().getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  open();
  expect(await section().findByText(/^Email sent\./)).toBeVisible();
});

test.each([
  [
    'too often',
    () => graphqlError('RATE_LIMITED', 'Too many attempts. Try again in 4 minutes.'),
    'in 4 minutes',
  ],
  ['without a server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('Shows an error when the email is requested %s', async (_, answer, message) => {
  const handlers = [api.mutation('SendEmailVerification', answer)];
  const { user } = await renderAccount({ me: { emailVerified: false }, handlers });
  await user.click(again());
  expect(await section().findByRole('alert')).toHaveTextContent(message);
});

test('An address confirmed in another tab appears as confirmed here', async () => {
  const { socket } = await renderAccount({ me: { emailVerified: false } });
  await expect.poll(() => socket.subscriptionCount()).toBe(1);
  socket.push({ me: fakeUser });
  expect(await section().findByText('Confirmed')).toBeVisible();
});

const emailChange = {
  __typename: 'EmailChange' as const,
  email: 'ada@new.example',
  expiresAt: '2026-11-25T09:30:00.000Z',
};

test('A change of address says where the link was sent, until the link is opened', async () => {
  let sent: unknown;
  const takes = api.mutation('RequestEmailChange', ({ variables }) => {
    sent = variables['input'];
    return HttpResponse.json({ data: { requestEmailChange: { ...fakeUser, emailChange } } });
  });
  const { user, socket } = await renderAccount({ handlers: [takes] });
  await user.type(address(), ' Ada@New.example ');
  await user.type(password(), 'correct horse{Enter}');
  expect(
    await section().findByText(
      /We sent a link to ada@new.example. Until you open it, log in with ada@example.com. The link works until/,
    ),
  ).toBeVisible();
  expect(sent).toEqual({ email: 'ada@new.example', password: 'correct horse' });
  expect(section().getByRole('region', { name: 'Change of email address' })).toHaveFocus();
  expect(section().queryByRole('textbox')).toBeNull();
  await expect.poll(() => socket.subscriptionCount()).toBe(1);
  socket.push({ me: { ...fakeUser, email: 'ada@new.example' } });
  await vi.waitFor(() => expect(section().queryByText(/We sent a link/)).toBeNull());
  expect(section().getByText('ada@new.example')).toBeVisible();
  expect(address()).toHaveValue('');
});

test('A change that waits is shown after a reload, and its link can be sent again', async () => {
  const answers: (() => Response)[] = [
    () => graphqlError('RATE_LIMITED', 'Too many attempts. Try again in 4 minutes.'),
    () => HttpResponse.json({ data: { resendEmailChange: { ...fakeUser, emailChange } } }),
  ];
  const resends = api.mutation('ResendEmailChange', () => answers.shift()?.() ?? HttpResponse.error());
  const { user } = await renderAccount({ me: { emailVerified: false, emailChange }, handlers: [resends] });
  expect(section().getByText('Waiting for confirmation')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Resend email' })).toBeNull();
  await user.click(section().getByRole('button', { name: 'Resend link' }));
  expect(await section().findByRole('alert')).toHaveTextContent('in 4 minutes');
  await user.click(section().getByRole('button', { name: 'Resend link' }));
  expect(await section().findByText(/^Email sent\./)).toBeVisible();
});

test('A change that waits can be cancelled, and another one requested', async () => {
  const cancels = api.mutation('CancelEmailChange', () =>
    HttpResponse.json({ data: { cancelEmailChange: fakeUser } }),
  );
  const { user } = await renderAccount({ me: { emailChange }, handlers: [cancels] });
  await user.click(section().getByRole('button', { name: 'Cancel change' }));
  expect(await section().findByText('The change to ada@new.example was cancelled.')).toBeVisible();
  expect(section().queryByText('Waiting for confirmation')).toBeNull();
  expect(section().getByRole('region', { name: 'Change of email address' })).toHaveFocus();
  expect(address()).toBeVisible();
});

test('Shows what is missing at each field and focuses the first', async () => {
  const { user } = await renderAccount();
  await user.click(change());
  expect(address()).toHaveAccessibleDescription('Enter an email address, such as ada@example.com.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(address()).toHaveFocus();
});

test.each([
  ['email', address, 'This is already your email address.'],
  ['password', password, 'Incorrect password.'],
])('Shows a server error about the %s at its field and keeps the input', async (name, field, message) => {
  const refuses = api.mutation('RequestEmailChange', () => graphqlError('BAD_USER_INPUT', message, name));
  const { user } = await renderAccount({ handlers: [refuses] });
  await user.type(address(), 'ada@new.example');
  await user.type(password(), 'correct horse');
  await user.click(change());
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(message));
  expect(field()).toHaveFocus();
  expect(address()).toHaveValue('ada@new.example');
  expect(password()).toHaveValue('correct horse');
  await user.type(field(), 'x');
  expect(field()).not.toHaveAccessibleDescription(message);
});

test.each([
  [
    'too many wrong passwords',
    () => graphqlError('RATE_LIMITED', 'Too many attempts.'),
    'Too many attempts.',
  ],
  ['an unreachable server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('After %s the form shows the error and keeps the input', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.mutation('RequestEmailChange', answer)] });
  await user.type(address(), 'ada@new.example');
  await user.type(password(), 'correct horse{Enter}');
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(address()).toHaveValue('ada@new.example');
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.mutation('RequestEmailChange', sessionEnded)] });
  await user.type(address(), 'ada@new.example');
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

test('A user without a password is asked to set one before changing the address', async () => {
  await renderAccount({ me: { hasPassword: false } });
  expect(section().queryByRole('textbox')).toBeNull();
  expect(section().getByText(/set a password first/)).toBeVisible();
});
