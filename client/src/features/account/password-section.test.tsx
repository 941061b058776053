import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { renderAccount } from './testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Password' }));
const current = () => section().getByLabelText('Current password');
const wanted = () => section().getByLabelText('New password');
const change = () => section().getByRole('button', { name: 'Change password' });

test('Changing the password clears the form and removes the other devices from the list', async () => {
  const { opened, open } = gate();
  const changes = api.mutation('ChangePassword', async ({ variables }) => {
    expect(variables['input']).toEqual({
      currentPassword: 'old enough',
      newPassword: 'correct horse battery',
    });
    await opened;
    return HttpResponse.json({ data: { changePassword: { __typename: 'User', id: '1' } } });
  });
  const { user } = await renderAccount({ handlers: [changes] });
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery');
  await user.click(change());
  expect(section().getByRole('button', { name: 'Changing…' })).toHaveAttribute('aria-disabled', 'true');
  open();
  expect(await section().findByText('Password changed. Other devices were logged out.')).toBeVisible();
  expect(current()).toHaveValue('');
  expect(wanted()).toHaveValue('');
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(screen.getByText('Chromium on Linux')).toBeVisible();
});

test('The history key is sent with the new password', async () => {
  const historyKey = {
    method: 'PASSWORD',
    salt: 'c2FsdA==',
    rounds: 600_000,
    iv: 'aXY=',
    ciphertext: 'a2V5',
  } as const;
  const rewrapped: string[][] = [];
  const sent: unknown[] = [];
  const changes = api.mutation('ChangePassword', ({ variables }) => {
    sent.push(variables['input']);
    return HttpResponse.json({ data: { changePassword: { __typename: 'User', id: '1' } } });
  });
  const { user } = await renderAccount({
    handlers: [changes],
    rewrapHistoryKey: async (...passwords) => {
      rewrapped.push(passwords);
      return { historyKey, historyKeyId: 'key-1' };
    },
  });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await section().findByText(/^Password changed\./)).toBeVisible();
  expect(rewrapped).toEqual([['old enough', 'correct horse battery']]);
  expect(sent).toMatchObject([{ historyKey, historyKeyId: 'key-1' }]);
});

test('Shows the strength of the new password while it is typed', async () => {
  const { user } = await renderAccount();
  expect(section().queryByText(/Password strength/)).toBeNull();
  await user.type(wanted(), 'short');
  expect(await section().findByText('Password strength: Too short')).toBeVisible();
  await user.type(wanted(), ' horse battery staple');
  expect(await section().findByText('Password strength: Strong')).toBeVisible();
  const meter = section().getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('value', '4');
  expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
});

test('The user’s own address and name make a weak password', async () => {
  const { user } = await renderAccount({ me: { email: 'lovelace@example.com', username: 'Babbage' } });
  await user.type(wanted(), 'lovelace1842');
  expect(await section().findByText(/^Password strength: Weak/)).toBeVisible();
});

test('Shows a missing or too short password at its field, and sends nothing', async () => {
  const { user } = await renderAccount();
  await user.type(wanted(), 'short');
  await user.click(change());
  expect(current()).toHaveAccessibleDescription('Enter your password.');
  expect(wanted()).toHaveAccessibleDescription(/A password has 8 to 256 characters\./);
  expect(current()).toHaveFocus();
});

test('The new password must differ from the current one', async () => {
  const { user } = await renderAccount();
  await user.type(current(), 'correct horse battery');
  await user.type(wanted(), 'correct horse battery{Enter}');
  await vi.waitFor(() =>
    expect(wanted()).toHaveAccessibleDescription(/Choose a password that differs from the current one\./),
  );
  expect(wanted()).toHaveFocus();
  await user.type(wanted(), '!');
  expect(wanted()).toBeValid();
});

test.each([
  ['currentPassword', current, 'Incorrect password.'],
  ['newPassword', wanted, 'Choose another one.'],
])('Shows a server error about %s at its field and keeps the input', async (name, field, message) => {
  const refuses = api.mutation('ChangePassword', () => graphqlError('BAD_USER_INPUT', message, name));
  const { user } = await renderAccount({ handlers: [refuses] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery');
  await user.click(change());
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(message)));
  expect(field()).toHaveFocus();
  expect(current()).toHaveValue('old enough');
  expect(wanted()).toHaveValue('correct horse battery');
});

test.each([
  [
    'too many wrong passwords',
    () => graphqlError('RATE_LIMITED', 'Too many attempts.'),
    'Too many attempts.',
  ],
  ['an unreachable server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('After %s the form shows the error', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.mutation('ChangePassword', answer)] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(wanted()).toHaveValue('correct horse battery');
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.mutation('ChangePassword', sessionEnded)] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

test('Password managers can tell whose password it is', async () => {
  await renderAccount();
  const name = current().closest('form')?.querySelector('[autocomplete=username]');
  expect(name).toHaveValue('ada@example.com');
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
  expect(wanted()).toHaveAttribute('autocomplete', 'new-password');
});

test('A user who signed up with Google can get a link to set a password', async () => {
  const sends = api.mutation('RequestPasswordReset', ({ variables }) => {
    expect(variables).toEqual({ email: 'ada@example.com' });
    return HttpResponse.json({ data: { requestPasswordReset: true } });
  });
  const { user } = await renderAccount({ me: { hasPassword: false }, handlers: [sends] });
  expect(section().getByText('You log in with Google')).toBeVisible();
  expect(section().queryByLabelText('Current password')).toBeNull();
  await user.click(section().getByRole('button', { name: 'Email me a link to set a password' }));
  expect(await section().findByText(/We sent a link to ada@example\.com\./)).toBeVisible();
});

test('Shows an error when the link can’t be sent', async () => {
  const handlers = [
    api.mutation('RequestPasswordReset', () => graphqlError('RATE_LIMITED', 'Too many attempts.')),
  ];
  const { user } = await renderAccount({ me: { hasPassword: false }, handlers });
  await user.click(section().getByRole('button', { name: 'Email me a link to set a password' }));
  expect(await section().findByRole('alert')).toHaveTextContent('Too many attempts.');
});
