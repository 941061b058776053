import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { hasCodes } from '../key/has-codes.ts';
import { type HistoryKeyState, KeychainContext } from '../key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '../testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode, savedRun } from '../testing/fake-history-records.ts';
import { stubLayout } from '../testing/render-history.tsx';
import { RecentCodes } from './recent-codes.tsx';
// The module is loaded on demand. Imported here so that no test waits for it.
import './recent-list.tsx';
import { api } from '#testing/server.ts';

beforeEach(() => stubLayout());
afterEach(() => localStorage.clear());

const unlocked = await unlockedHistory();
const section = () => screen.queryByRole('region', { name: 'Recent codes' });

function open(state: HistoryKeyState, { handlers = [] }: Parameters<typeof renderPage>[1] = {}) {
  const ensureUnlocked = vi.fn(async () => undefined);
  const view = renderPage(
    <KeychainContext value={fakeKeychain(state, ensureUnlocked)}>
      <RecentCodes />
      <p>The types</p>
    </KeychainContext>,
    { handlers },
  );
  return { ...view, ensureUnlocked };
}

test('Draws the six codes that were saved or changed last, and links to them', async () => {
  const codes = Array.from({ length: 8 }, (_, index) =>
    savedCode({ name: `Code ${index}`, updatedAt: `2026-11-2${index}T10:00:00.000Z` }),
  );
  const { handlers } = await fakeHistoryRecords(unlocked, codes);
  open(unlocked, { handlers });
  const list = within(await screen.findByRole('region', { name: 'Recent codes' }));
  const links = within(await list.findByRole('list', { name: 'Recent codes' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [7, 6, 5, 4, 3, 2].map((index) => `/generate/url?saved=${idOf(index)}`),
  );
  const [first] = within(list.getByRole('list', { name: 'Recent codes' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Code 7URL · /);
  expect(first?.querySelectorAll('svg path').length).toBeGreaterThan(1);
  expect(list.getByRole('link', { name: 'All saved codes' })).toHaveAttribute('href', '/history');
  expect(hasCodes.read()).toBe(true);
});

test('A run can be made again, and has no picture to download', async () => {
  const key = { ...(await unlockedHistory()), keyId: 'key-5' };
  const { handlers } = await fakeHistoryRecords(key, [savedRun()]);
  open(key, { handlers });
  expect(await screen.findByRole('link', { name: 'Table cards' })).toHaveAttribute(
    'href',
    `/bulk?saved=${idOf(0)}`,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Table cardsMany codes · /);
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

test('Says how to get codes while there are none, and keeps their place while they are loading', async () => {
  const { handlers } = await fakeHistoryRecords({ ...unlocked, keyId: 'key-2' });
  hasCodes.write(true);
  open({ ...unlocked, keyId: 'key-2', key: (await unlockedHistory()).key }, { handlers });
  expect(section()).toHaveTextContent('Loading your recent codes…');
  await waitFor(() => expect(section()).toHaveTextContent('No codes yet.'));
  expect(hasCodes.read()).toBeUndefined();
});

test('A code can be renamed, duplicated and deleted in its place, and a deletion undone', async () => {
  const key = { ...(await unlockedHistory()), keyId: 'key-4' };
  const { handlers } = await fakeHistoryRecords(key, [savedCode({ name: 'Menu' })]);
  const { user } = open(key, { handlers });
  const choose = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Menu of ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Menu', 'Rename');
  await user.clear(screen.getByRole('textbox', { name: 'New name of Menu' }));
  await user.keyboard('Lunch{Enter}');
  expect(await screen.findByRole('link', { name: 'Lunch' })).toHaveFocus();
  await choose('Lunch', 'Duplicate');
  expect(await screen.findByRole('link', { name: 'Lunch (copy)' })).toBeVisible();
  await choose('Lunch', 'Delete');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lunch' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Lunch' })).toBeVisible();
});

test('Offers to unlock a history with codes', async () => {
  const { user, ensureUnlocked, unmount } = open({
    status: 'locked',
    methods: ['PASSWORD'],
    count: 2,
    wasReset: false,
  });
  await user.click(screen.getByRole('button', { name: 'Unlock your history' }));
  expect(ensureUnlocked).toHaveBeenCalledOnce();
  unmount();
  open({ status: 'locked', methods: ['PASSWORD'], count: 0, wasReset: false });
  expect(section()).toHaveTextContent('No codes yet.');
});

test('Offers only to start over if nothing opens the codes', () => {
  open({ status: 'locked', methods: [], count: 2, wasReset: false });
  expect(section()).toHaveTextContent('Nothing else can open what you saved before');
  expect(screen.getByRole('button', { name: 'Start over…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unlock your history' })).toBeNull();
});

test('Says why the codes can’t be loaded, and retries', async () => {
  const key = { ...(await unlockedHistory()), keyId: 'key-3' };
  const { handlers } = await fakeHistoryRecords(key, [savedCode({ name: 'Menu' })]);
  const failing = api.query('HistoryPage', () => HttpResponse.error(), { once: true });
  const { user } = open(key, { handlers: [failing, ...handlers] });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Menu/ })).toBeVisible();
});
