import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { api } from '#testing/server.ts';
import { linksPage, renderAccount } from './testing/render-account.tsx';

const open = () => screen.getByRole('button', { name: 'Delete account' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
const password = () => dialog().getByLabelText('Your password');
const confirm = () => dialog().getByRole('button', { name: 'Delete account permanently' });

test('Deleting the account lists what is lost, asks for the password and leads to the login page', async () => {
  const { opened, open: answer } = gate();
  const deletes = api.mutation('DeleteAccount', async ({ variables }) => {
    expect(variables).toEqual({ password: 'correct horse' });
    await opened;
    return HttpResponse.json({ data: { deleteAccount: true } });
  });
  const { user, connection } = await renderAccount({ handlers: [deletes] });
  await user.click(open());
  expect(dialog().getByText(/unlocks.*tokens.*history.*can’t be undone/)).toBeVisible();
  await user.type(password(), 'correct horse');
  await user.click(confirm());
  expect(dialog().getByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-disabled', 'true');
  answer();
  expect(await screen.findByText('At /login')).toBeVisible();
  expect(JSON.stringify(connection.client.extract())).not.toContain('ada@example.com');
});

test('Says how many dynamic codes stop working, and offers a table of all of them', async () => {
  const pages = api.query('OwnLinks', ({ variables: { after } }) =>
    HttpResponse.json({
      data: after === 'next' ? linksPage(['MENU-3']) : linksPage(['MENU-1', 'MENU-2'], 'next'),
    }),
  );
  const files = recordSavedFiles();
  const { user } = await renderAccount({ handlers: [pages] });
  await user.click(open());
  expect(
    await dialog().findByText(/^3 dynamic codes will stop working wherever they are printed/),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'CSV' }));
  expect(files[0]?.fileName).toBe('dynamic-codes.csv');
  const lines = (await files[0]?.content.text())?.split('\r\n');
  expect(lines?.[0]).toMatch(/Slug,Short link,Target,Scans,Created$/);
  expect(lines?.slice(1)).toEqual([
    'MENU-1,https://canary.example/q/menu-1,"https://example.com/a,b",0,2026-11-25T09:30:00.000Z',
    'MENU-2,https://canary.example/q/menu-2,"https://example.com/a,b",1,2026-11-25T09:30:00.000Z',
    'MENU-3,https://canary.example/q/menu-3,"https://example.com/a,b",0,2026-11-25T09:30:00.000Z',
    '',
  ]);
});

test('Without dynamic codes, none are mentioned', async () => {
  const { user } = await renderAccount();
  await user.click(open());
  await vi.waitFor(() => expect(dialog().queryByText(/dynamic code/)).toBeNull());
});

test('If the codes can’t be counted, the dialog says that they stop working', async () => {
  const fails = api.query('OwnLinks', () => HttpResponse.error());
  const { user } = await renderAccount({ handlers: [fails] });
  await user.click(open());
  expect(await dialog().findByText(/their prints stop working. We couldn’t count them/)).toBeVisible();
});

test.each([
  [[1], '1 board without other members will be deleted with all its cards.'],
  [[1, 1], '2 boards without other members will be deleted with all their cards.'],
  [[2], 'Boards with other members stay: your name there becomes “Former member”'],
  [
    [1, 3],
    '1 board without other members will be deleted with all its cards. Boards with other members stay',
  ],
])('Says what becomes of boards with %j members', async (counts, text) => {
  const boards = counts.map((memberCount, id) => ({ __typename: 'BoardSummary', id: `${id}`, memberCount }));
  const list = api.query('LostBoards', () => HttpResponse.json({ data: { boards } }));
  const { user } = await renderAccount({ handlers: [list] });
  await user.click(open());
  expect(await dialog().findByText(/other members/)).toHaveTextContent(text);
  expect(dialog().queryByText(/Boards with other members/) !== null).toBe(Math.max(...counts) > 1);
});

test('If the boards can’t be counted, the dialog says what becomes of both kinds', async () => {
  const fails = api.query('LostBoards', () => HttpResponse.error());
  const { user } = await renderAccount({ handlers: [fails] });
  await user.click(open());
  expect(await dialog().findByText(/Boards without other members are deleted.*Boards with/)).toBeVisible();
});

test('Requires the password', async () => {
  const { user } = await renderAccount();
  await user.click(open());
  await user.click(confirm());
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(password()).toHaveFocus();
});

test('Shows a wrong password at its field and keeps the account', async () => {
  const refuses = api.mutation('DeleteAccount', () =>
    graphqlError('INVALID_CREDENTIALS', 'Incorrect password.', 'password'),
  );
  const { user } = await renderAccount({ handlers: [refuses] });
  await user.click(open());
  await user.type(password(), 'guess{Enter}');
  await vi.waitFor(() => expect(password()).toHaveAccessibleDescription('Incorrect password.'));
  expect(password()).toHaveValue('guess');
});

test.each([
  [
    'too many wrong passwords',
    () => graphqlError('RATE_LIMITED', 'Too many attempts.'),
    'Too many attempts.',
  ],
  ['an unreachable server', () => HttpResponse.error(), 'We can’t reach the server.'],
])('After %s the dialog stays open and shows the error', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.mutation('DeleteAccount', answer)] });
  await user.click(open());
  await user.type(password(), 'correct horse{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
});

test('Cancelling keeps the account and clears the password field', async () => {
  const { user } = await renderAccount();
  await user.click(open());
  await user.type(password(), 'correct horse');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(open()).toHaveFocus();
  await user.click(open());
  expect(password()).toHaveValue('');
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.mutation('DeleteAccount', sessionEnded)] });
  await user.click(open());
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

test('A user without a password is asked to set one first', async () => {
  await renderAccount({ me: { hasPassword: false } });
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Set a password first.' })).toHaveAttribute('href', '#password');
});

test('The server closing the socket before it answers doesn’t interrupt the deletion', async () => {
  const { opened, open: answer } = gate();
  const deletes = api.mutation('DeleteAccount', async () => {
    await opened;
    return HttpResponse.json({ data: { deleteAccount: true } });
  });
  const { user, socket } = await renderAccount({ handlers: [deletes] });
  await expect.poll(() => socket.subscriptionCount()).toBe(1);
  await user.click(open());
  await user.type(password(), 'correct horse{Enter}');
  socket.close(4401, 'The session has ended');
  await expect.poll(() => socket.subscriptionCount()).toBe(0);
  expect(dialog().getByRole('button', { name: 'Deleting…' })).toBeVisible();
  answer();
  expect(await screen.findByText('At /login')).toBeVisible();
});
