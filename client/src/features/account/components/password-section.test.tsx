import { historyKey } from '@canary/input/history';
import { unwrapKey } from '@canary/vault/history-key';
import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { fakeHistory, madeHistory } from '#testing/fake-history.ts';
import { gate } from '#testing/gate.ts';
import { refusal, sessionEnded } from '#testing/refusal.ts';
import { renderAccount } from '../testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Password' }));
const current = () => section().getByLabelText('Current password');
const wanted = () => section().getByLabelText('New password');
const change = () => section().getByRole('button', { name: 'Change password' });

test('Whoever changes their password is told, finds the form empty, and sees the other devices gone', async () => {
  const { opened, open } = gate();
  const changes = graphql.mutation('ChangePassword', async ({ variables }) => {
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
  expect(
    await section().findByText('Your password is changed. Other devices were logged out.'),
  ).toBeVisible();
  expect(current()).toHaveValue('');
  expect(wanted()).toHaveValue('');
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(screen.getByText('Chromium on Linux')).toBeVisible();
});

test('The key to the saved history is wrapped by the new password, and goes along with it', async () => {
  const { raw, kept } = await madeHistory({ PASSWORD: 'old enough' });
  const sent: Record<string, unknown>[] = [];
  const changes = graphql.mutation('ChangePassword', ({ variables }) => {
    sent.push(variables['input']);
    return HttpResponse.json({ data: { changePassword: { __typename: 'User', id: '1' } } });
  });
  const { user } = await renderAccount({ handlers: [changes, ...fakeHistory(kept).handlers] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await section().findByText(/^Your password is changed\./)).toBeVisible();
  expect(sent).toMatchObject([{ historyKeyId: kept.keyId }]);
  const wrap = historyKey.parse(sent[0]?.['historyKey']);
  const place = { userId: '1', keyId: kept.keyId, method: 'PASSWORD' } as const;
  expect(await unwrapKey(wrap, 'correct horse battery', place)).toEqual(raw);
});

test('A password is not changed while it is unknown whether there is a key to wrap', async () => {
  const { user } = await renderAccount({
    handlers: [graphql.query('HistoryKeys', () => HttpResponse.error())],
  });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await section().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(wanted()).toHaveValue('correct horse battery');
});

test('The strength of what is being typed is told as a hint', async () => {
  const { user } = await renderAccount();
  expect(section().queryByText(/Password strength/)).toBeNull();
  await user.type(wanted(), 'short');
  expect(section().getByText('Password strength: Too short')).toBeVisible();
  await user.type(wanted(), ' horse battery staple');
  expect(section().getByText('Password strength: Strong')).toBeVisible();
});

test('Their own address and name make no password strong', async () => {
  const { user } = await renderAccount({ me: { email: 'lovelace@example.com', username: 'Babbage' } });
  await user.type(wanted(), 'lovelace@example.com Babbage');
  expect(section().getByText(/^Password strength: Weak/)).toBeVisible();
});

test('What is missing or too short is told at each field, and nothing is sent', async () => {
  const { user } = await renderAccount();
  await user.type(wanted(), 'short');
  await user.click(change());
  expect(current()).toHaveAccessibleDescription('Enter your password.');
  expect(wanted()).toHaveAccessibleDescription(/A password has 8 to 256 characters\./);
  expect(current()).toHaveFocus();
});

test('The present password is refused as the new one, and nothing is sent', async () => {
  const { user } = await renderAccount();
  await user.type(current(), 'correct horse battery');
  await user.type(wanted(), 'correct horse battery{Enter}');
  await vi.waitFor(() =>
    expect(wanted()).toHaveAccessibleDescription(/Choose another password than the present one\./),
  );
  expect(wanted()).toHaveFocus();
  await user.type(wanted(), '!');
  expect(wanted()).toBeValid();
});

test.each([
  ['currentPassword', current, 'Incorrect password.'],
  ['newPassword', wanted, 'Choose another one.'],
])(
  'What the server finds wrong with %s is shown there, and nothing typed is lost',
  async (name, field, words) => {
    const refuses = graphql.mutation('ChangePassword', () => refusal('BAD_USER_INPUT', words, name));
    const { user } = await renderAccount({ handlers: [refuses] });
    await user.type(current(), 'old enough');
    await user.type(wanted(), 'correct horse battery');
    await user.click(change());
    await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(words)));
    expect(field()).toHaveFocus();
    expect(current()).toHaveValue('old enough');
    expect(wanted()).toHaveValue('correct horse battery');
  },
);

test.each([
  ['too many wrong passwords', () => refusal('RATE_LIMITED', 'Too many attempts.'), 'Too many attempts.'],
  ['an unreachable server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('After %s the form says so', async (_, answer, words) => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('ChangePassword', answer)] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await section().findByRole('alert')).toHaveTextContent(words);
  expect(wanted()).toHaveValue('correct horse battery');
});

test('Whoever’s session has ended in the middle is sent to log in', async () => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('ChangePassword', sessionEnded)] });
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

test('A password manager is told whose password it is', async () => {
  await renderAccount();
  const name = current().closest('form')?.querySelector('[autocomplete=username]');
  expect(name).toHaveValue('ada@example.com');
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
  expect(wanted()).toHaveAttribute('autocomplete', 'new-password');
});

test('Whoever came with Google has a link mailed that sets a password', async () => {
  const mails = graphql.mutation('MailPasswordLink', ({ variables }) => {
    expect(variables).toEqual({ email: 'ada@example.com' });
    return HttpResponse.json({ data: { requestPasswordReset: true } });
  });
  const { user } = await renderAccount({ me: { hasPassword: false }, handlers: [mails] });
  expect(section().getByText('You log in with Google')).toBeVisible();
  expect(section().queryByLabelText('Current password')).toBeNull();
  await user.click(section().getByRole('button', { name: 'Mail me a link to set a password' }));
  expect(await section().findByText(/We sent a link to ada@example\.com\./)).toBeVisible();
});

test('A link that could not be mailed is told', async () => {
  const handlers = [
    graphql.mutation('MailPasswordLink', () => refusal('RATE_LIMITED', 'Too many attempts.')),
  ];
  const { user } = await renderAccount({ me: { hasPassword: false }, handlers });
  await user.click(section().getByRole('button', { name: 'Mail me a link to set a password' }));
  expect(await section().findByRole('alert')).toHaveTextContent('Too many attempts.');
});
