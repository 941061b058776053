import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { refusal, sessionEnded } from '#testing/refusal.ts';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from '../testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Email' }));
const address = () => section().getByRole('textbox', { name: 'New email address' });
const password = () => section().getByLabelText('Your password');
const change = () => section().getByRole('button', { name: 'Change email address' });
const again = () => section().getByRole('button', { name: 'Send the mail again' });

test('Whoever has confirmed their address sees that, and nothing to send', async () => {
  await renderAccount();
  expect(section().getByText('ada@example.com')).toBeVisible();
  expect(section().getByText('Confirmed')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Send the mail again' })).toBeNull();
});

test('Whoever has not can have the mail again, and is told that it was sent', async () => {
  const { opened, open } = gate();
  const sends = graphql.mutation('SendEmailVerification', async () => {
    await opened;
    return HttpResponse.json({ data: { sendEmailVerification: true } });
  });
  const { user } = await renderAccount({ me: { emailVerified: false }, handlers: [sends] });
  expect(section().getByText('Not confirmed')).toBeVisible();
  await user.click(again());
  expect(section().getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  open();
  expect(await section().findByText(/^Sent\./)).toBeVisible();
});

test.each([
  ['too often', () => refusal('RATE_LIMITED', 'Too many attempts. Try again in 4 minutes.'), 'in 4 minutes'],
  ['without a server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('Whoever asks for the mail %s is told', async (_, answer, words) => {
  const handlers = [graphql.mutation('SendEmailVerification', answer)];
  const { user } = await renderAccount({ me: { emailVerified: false }, handlers });
  await user.click(again());
  expect(await section().findByRole('alert')).toHaveTextContent(words);
});

test('An address that is confirmed in another tab shows as confirmed here', async () => {
  const { socket } = await renderAccount({ me: { emailVerified: false } });
  await expect.poll(() => socket.watching()).toBe(1);
  socket.push({ me: fakeUser });
  expect(await section().findByText('Confirmed')).toBeVisible();
});

test('Whoever wants another address is told where the link went and what counts until then, and no longer once it was opened', async () => {
  let sent: unknown;
  const takes = graphql.mutation('RequestEmailChange', ({ variables }) => {
    sent = variables['input'];
    return HttpResponse.json({ data: { requestEmailChange: true } });
  });
  const { user, socket } = await renderAccount({ handlers: [takes] });
  await user.type(address(), ' Ada@New.example ');
  await user.type(password(), 'correct horse{Enter}');
  expect(
    await section().findByText(
      'We sent a link to ada@new.example. Until you open it, you log in with ada@example.com.',
    ),
  ).toBeVisible();
  expect(sent).toEqual({ email: 'ada@new.example', password: 'correct horse' });
  expect(address()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(section().getByText('ada@example.com')).toBeVisible();
  await expect.poll(() => socket.watching()).toBe(1);
  socket.push({ me: { ...fakeUser, email: 'ada@new.example' } });
  expect(await section().findByText('ada@new.example')).toBeVisible();
  expect(section().queryByText(/We sent a link/)).toBeNull();
});

test('What is missing is told at each field, the first of them gets the focus, and nothing is sent', async () => {
  const { user } = await renderAccount();
  await user.click(change());
  expect(address()).toHaveAccessibleDescription('Enter an email address, such as ada@example.com.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(address()).toHaveFocus();
});

test.each([
  ['email', address, 'This is your email address already.'],
  ['password', password, 'Incorrect password.'],
])(
  'What the server finds wrong with the %s is shown there, and nothing typed is lost',
  async (name, field, words) => {
    const refuses = graphql.mutation('RequestEmailChange', () => refusal('BAD_USER_INPUT', words, name));
    const { user } = await renderAccount({ handlers: [refuses] });
    await user.type(address(), 'ada@new.example');
    await user.type(password(), 'correct horse');
    await user.click(change());
    await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(words));
    expect(field()).toHaveFocus();
    expect(address()).toHaveValue('ada@new.example');
    expect(password()).toHaveValue('correct horse');
    await user.type(field(), 'x');
    expect(field()).not.toHaveAccessibleDescription(words);
  },
);

test.each([
  ['too many wrong passwords', () => refusal('RATE_LIMITED', 'Too many attempts.'), 'Too many attempts.'],
  ['an unreachable server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('After %s the form says so and keeps what was typed', async (_, answer, words) => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('RequestEmailChange', answer)] });
  await user.type(address(), 'ada@new.example');
  await user.type(password(), 'correct horse{Enter}');
  expect(await section().findByRole('alert')).toHaveTextContent(words);
  expect(address()).toHaveValue('ada@new.example');
});

test('Whoever’s session has ended in the middle is sent to log in', async () => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('RequestEmailChange', sessionEnded)] });
  await user.type(address(), 'ada@new.example');
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

test('Whoever has no password is told to set one before they change their address', async () => {
  await renderAccount({ me: { hasPassword: false } });
  expect(section().queryByRole('textbox')).toBeNull();
  expect(section().getByText(/set a password first/)).toBeVisible();
});
