import { historyKey } from '@canary/input/history';
import { unwrapKey } from '@canary/vault/history-key';
import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { createWrappedKeys, fakeHistoryKeys } from '#features/history/testing/fake-history-keys.ts';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import Account from './account.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const current = () => region('Password').getByLabelText('Current password');
const wanted = () => region('Password').getByLabelText('New password');

beforeEach(fakeIntersectionObserver);

async function openAccount(...handlers: RequestHandler[]) {
  const sessions = api.query('Sessions', () =>
    HttpResponse.json({ data: { me: { __typename: 'User', id: '1', sessions: [] } } }),
  );
  const keys = api.query('ApiKeys', () =>
    HttpResponse.json({ data: { me: { __typename: 'User', id: '1', apiKeys: [] } } }),
  );
  const page = renderPage(<Account />, { area: 'members', handlers: [...handlers, sessions, keys] });
  await screen.findByRole('heading', { name: 'Your account' });
  return page;
}

test('A new password also unlocks the saved history', async () => {
  const { raw, stored } = await createWrappedKeys({ PASSWORD: 'old enough' });
  const sent: Record<string, unknown>[] = [];
  const changes = api.mutation('ChangePassword', ({ variables }) => {
    sent.push(variables['input']);
    return HttpResponse.json({ data: { changePassword: { __typename: 'User', id: '1' } } });
  });
  const { user } = await openAccount(changes, ...fakeHistoryKeys(stored).handlers);
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await region('Password').findByText(/^Password changed\./)).toBeVisible();
  expect(sent).toMatchObject([{ historyKeyId: stored.keyId }]);
  const wrap = historyKey.parse(sent[0]?.['historyKey']);
  const context = { userId: '1', keyId: stored.keyId, method: 'PASSWORD' } as const;
  expect(await unwrapKey(wrap, 'correct horse battery', context)).toEqual(raw);
});

test('The password isn’t changed while the history key can’t be loaded', async () => {
  const { user } = await openAccount(api.query('HistoryKeys', () => HttpResponse.error()));
  await user.type(current(), 'old enough');
  await user.type(wanted(), 'correct horse battery{Enter}');
  expect(await region('Password').findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(wanted()).toHaveValue('correct horse battery');
});

test('Without a saved history the page offers to set it up', async () => {
  await openAccount();
  const history = region('Saved history');
  expect(await history.findByText(/^You don’t have a history yet\./)).toBeVisible();
  expect(history.getByRole('button', { name: 'Set up history' })).toBeVisible();
});
