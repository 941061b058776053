import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { fakeKey, keysData, renderAccount } from './testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'API keys' }));
const row = async (name: string) => {
  const found = (await section().findByText(name)).closest('li');
  if (!found) throw new Error(`${name} isn’t in the list`);
  return within(found);
};
const listing = (...keys: readonly object[]) =>
  api.query('ApiKeys', () => HttpResponse.json({ data: keysData(keys) }));
const boards = api.query('KeyBoards', () =>
  HttpResponse.json({
    data: { boards: [{ __typename: 'BoardSummary', id: 'plans', name: 'Plans' }] },
  }),
);

test('Says that there are no keys', async () => {
  await renderAccount();
  expect(await section().findByText('You have no API keys.')).toBeVisible();
});

test('Lists each key with what it may do, its last use and its expiry', async () => {
  const used = new Date(Date.now() - 2 * 3_600_000).toISOString();
  await renderAccount({
    handlers: [
      listing(
        fakeKey('Till', { dynamicCodes: 'WRITE', images: true, lastUsedAt: used }),
        fakeKey('Report', { boardId: 'plans', expiresAt: '2026-01-05T10:00:00.000Z' }),
        fakeKey('Old board', { boardId: 'deleted' }),
      ),
      boards,
    ],
  });
  const till = await row('Till');
  expect(till.getByText(/…beef/)).toHaveTextContent(
    'cnry_…beef · reads your boards, reads and changes dynamic codes, and draws images',
  );
  expect(till.getByText(/Last used/)).toHaveTextContent('Last used 2 hours ago · Doesn’t expire');
  const report = await row('Report');
  await waitFor(() =>
    expect(report.getByText(/…beef/)).toHaveTextContent('cnry_…beef · reads the board “Plans”'),
  );
  const old = await row('Old board');
  expect(old.getByText(/…beef/)).toHaveTextContent('cnry_…beef · reads one board');
  expect(report.getByText('Expired')).toBeVisible();
  expect(report.getByText(/Never used/)).toHaveTextContent('Never used · Expired Jan 5, 2026');
});

test('A key is created with the chosen access, shown once, and listed', async () => {
  const sent: unknown[] = [];
  let keys: readonly object[] = [];
  const created = api.mutation('CreateApiKey', ({ variables }) => {
    sent.push(variables['input']);
    keys = [fakeKey('Till')];
    const createApiKey = { __typename: 'NewApiKey', text: 'cnry_secret' };
    return HttpResponse.json({ data: { createApiKey } });
  });
  const list = api.query('ApiKeys', () => HttpResponse.json({ data: keysData(keys) }));
  const { user } = await renderAccount({ handlers: [list, created, boards] });
  await user.click(section().getByRole('button', { name: 'Create an API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.type(await dialog.findByLabelText('Name'), 'Till');
  await user.selectOptions(dialog.getByLabelText('Boards'), 'Read');
  await user.selectOptions(await dialog.findByLabelText('Which boards'), 'Only Plans');
  await user.selectOptions(dialog.getByLabelText('Dynamic codes'), 'Read and change');
  await user.click(dialog.getByLabelText('Draw images'));
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  const before = Date.now();
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('cnry_secret')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Copy key' })).toHaveFocus();
  const expiresAt: string = Object(sent[0]).expiresAt;
  expect(Math.round((Date.parse(expiresAt) - before) / (24 * 3_600_000))).toBe(90);
  expect(sent).toEqual([
    {
      name: 'Till',
      boards: 'READ',
      boardId: 'plans',
      dynamicCodes: 'WRITE',
      images: true,
      expiresAt,
      password: 'correct horse',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('cnry_secret');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await row('Till')).toBeDefined();
  expect(screen.queryByText('cnry_secret')).toBeNull();
});

test('A key needs a name, access and the password', async () => {
  const { user } = await renderAccount({ handlers: [boards] });
  await user.click(section().getByRole('button', { name: 'Create an API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.click(await dialog.findByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText(/Enter a name/)).toBeVisible();
  expect(dialog.getByText('Enter your password.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Till');
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('Choose what the key may do.')).toBeVisible();
});

test('A wrong password is named at its field', async () => {
  const wrong = api.mutation('CreateApiKey', () =>
    graphqlError('INVALID_CREDENTIALS', 'Incorrect password.', 'password'),
  );
  const { user } = await renderAccount({ handlers: [boards, wrong] });
  await user.click(section().getByRole('button', { name: 'Create an API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.type(await dialog.findByLabelText('Name'), 'Till');
  await user.click(dialog.getByLabelText('Draw images'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('Incorrect password.')).toBeVisible();
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
});

test('A user without a password needs a recent login', async () => {
  const old = api.mutation('CreateApiKey', () =>
    graphqlError('RECENT_LOGIN_REQUIRED', 'Log in with Google again, and do this within 15 minutes.'),
  );
  const { user } = await renderAccount({ me: { hasPassword: false }, handlers: [boards, old] });
  await user.click(section().getByRole('button', { name: 'Create an API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.type(await dialog.findByLabelText('Name'), 'Till');
  await user.click(dialog.getByLabelText('Draw images'));
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Log in with Google again');
});

test('Revoking asks first, and says what stops working', async () => {
  const revoked: unknown[] = [];
  const revoke = api.mutation('RevokeApiKey', ({ variables }) => {
    revoked.push(variables);
    return HttpResponse.json({ data: { revokeApiKey: true } });
  });
  const { user } = await renderAccount({ handlers: [listing(fakeKey('Till'), fakeKey('Report')), revoke] });
  await user.click((await row('Till')).getByRole('button', { name: 'Revoke Till' }));
  const asked = await row('Till');
  expect(asked.getByText(/stop working at once/)).toHaveTextContent(
    'Programs with the key Till stop working at once, and their connections are closed. It reads your boards. It was never used.',
  );
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(revoked).toEqual([]);
  await user.click((await row('Till')).getByRole('button', { name: 'Revoke Till' }));
  await user.click((await row('Till')).getByRole('button', { name: 'Revoke Till' }));
  expect(await section().findByText('Till was revoked.')).toBeVisible();
  expect(revoked).toEqual([{ id: 'Till' }]);
  expect(section().getAllByRole('listitem')).toHaveLength(1);
  expect(section().getByRole('list')).toHaveFocus();
});

test('A key that was revoked elsewhere disappears, too', async () => {
  const gone = api.mutation('RevokeApiKey', () =>
    graphqlError('NOT_FOUND', 'This API key was revoked already.'),
  );
  const { user } = await renderAccount({ handlers: [listing(fakeKey('Till')), gone] });
  await user.click((await row('Till')).getByRole('button', { name: 'Revoke Till' }));
  await user.click((await row('Till')).getByRole('button', { name: 'Revoke Till' }));
  expect(await section().findByText('You have no API keys.')).toBeVisible();
});

test('Without a connection, the list offers to try again', async () => {
  let isOnline = false;
  const list = api.query('ApiKeys', () =>
    isOnline ? HttpResponse.json({ data: keysData([fakeKey('Till')]) }) : HttpResponse.error(),
  );
  const { user } = await renderAccount({ handlers: [list] });
  expect(await section().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  isOnline = true;
  await user.click(section().getByRole('button', { name: 'Try again' }));
  expect(await row('Till')).toBeDefined();
});
