import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { fakeCatalogue } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';

const entry = (id: string, delta: number, reason: string, reference = '') => ({
  __typename: 'TokenEntry',
  id,
  delta,
  reason,
  reference,
  createdAt: '2026-11-21T09:30:00.000Z',
});
const welcome = entry('1', 5, 'SIGN_UP');
const ledger = (entries: unknown[]) => {
  const edges = entries.map((node) => ({ __typename: 'TokenEntryEdge', node }));
  const connection = { __typename: 'TokenEntryConnection', edges };
  return HttpResponse.json({
    data: { me: { __typename: 'User', id: '1', ledger: connection }, catalogue: fakeCatalogue },
  });
};

async function openLedger(handlers: (() => Response | Promise<Response>)[], tokens = 5) {
  const queue = handlers.map((answer, index) =>
    graphql.query('Ledger', answer, { once: index < handlers.length - 1 }),
  );
  const view = renderPage(<main />, { area: 'members', me: { tokens }, handlers: queue });
  await view.user.click(await screen.findByRole('button', { name: /tokens?$/ }));
  return view;
}
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

test('The count opens the ledger with the reason, date and balance of each entry, and the total', async () => {
  const { opened, open } = gate();
  await openLedger([
    async () => {
      await opened;
      return ledger([entry('3', -1, 'UNLOCK', 'VCARD'), entry('2', 1, 'LEVEL', '2'), welcome]);
    },
  ]);
  expect(await screen.findByRole('dialog', { name: 'Your tokens' })).toBeVisible();
  expect(screen.getByText('Loading your transactions…')).toBeVisible();
  open();
  await screen.findByRole('table');
  expect(rows()).toEqual([
    ['Reason', 'Change', 'Balance'],
    ['Unlocked vCard codesNovember 21, 2026', '−1', '5'],
    ['Level 2 reachedNovember 21, 2026', '+1', '6'],
    ['Welcome bonusNovember 21, 2026', '+5', '5'],
    ['Total', '5'],
  ]);
});

test('A token gained or spent on another device appears in the bar and in the open ledger', async () => {
  const { socket } = await openLedger([
    () => ledger([welcome]),
    () => ledger([entry('2', -1, 'UNLOCK', 'SMS'), welcome]),
  ]);
  await screen.findByText('Welcome bonus');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: { ...fakeUser, tokens: 4 } });
  expect(await screen.findByText('Unlocked SMS codes')).toBeVisible();
  expect(screen.getByText(/You have 4 tokens/)).toBeVisible();
});

test('An empty ledger says so', async () => {
  await openLedger([() => ledger([])], 0);
  expect(await screen.findByText('No transactions yet.')).toBeVisible();
});

test('Loading the ledger can be retried after an error', async () => {
  const { user } = await openLedger([() => HttpResponse.error(), () => ledger([welcome])]);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome bonus')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Closing the ledger returns the focus to the count', async () => {
  const { user } = await openLedger([() => ledger([welcome])]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: '5 tokens' })).toHaveFocus());
});

test('A session that has ended leads to the login page and back', async () => {
  await openLedger([
    () => HttpResponse.json({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] }),
  ]);
  expect(await screen.findByText('At /login?next=%2Fpage')).toBeVisible();
});

test('Reaching a level shows a notice with the new token until it is closed', async () => {
  const { user, socket } = renderPage(<main />, { area: 'members', me: { tokens: 4, level: 0 } });
  await waitFor(() => expect(socket.watching()).toBe(1));
  expect(screen.queryByText(/reached/)).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 5, level: 1 } });
  expect(await screen.findByText('Level 1 reached: +1 token.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/reached/)).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 7, level: 3 } });
  expect(await screen.findByText('Level 3 reached: +2 tokens.')).toBeVisible();
});

test('A changed count without a new level shows no notice', async () => {
  const { socket } = renderPage(<main />, { area: 'members', me: { tokens: 5, level: 1 } });
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: { ...fakeUser, tokens: 4, level: 1 } });
  expect(await screen.findByRole('button', { name: '4 tokens' })).toBeVisible();
  expect(screen.queryByText(/reached/)).toBeNull();
});
