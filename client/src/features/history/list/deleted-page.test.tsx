import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { clearOfflineSession, rememberPersistence } from '#session/offline-session.ts';
import { countUnsent } from '#shared/storage/unsent-database.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import type { SavedCode } from '../history-entry.ts';
import { KeychainContext } from '../key/keychain.ts';
import { fakeDynamicCodes, payloadOf } from '../testing/fake-dynamic-codes.ts';
import { fakeKeychain, unlockedHistory } from '../testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode } from '../testing/fake-history-records.ts';
import { inRow, names, rowOf, stubLayout } from '../testing/render-history.tsx';
import { DeletedCodes, daysLeft } from './deleted-page.tsx';
import { SavedCodes } from './history-page.tsx';

const codes = ['Menu', 'Guests', 'Call us'].map((name) => savedCode({ name }));

beforeEach(() => {
  stubLayout();
  clearOfflineSession();
});

/** A history with deleted codes, whose pages can be opened again and again. */
async function createHistory(
  deleted: readonly number[],
  saved: readonly SavedCode[] = codes,
  handlers: readonly RequestHandler[] = [],
) {
  const unlocked = await unlockedHistory();
  const fake = await fakeHistoryRecords(unlocked, saved);
  for (const index of deleted) fake.deleteElsewhere(idOf(index));
  const show = async (page: 'saved' | 'deleted') => {
    cleanup();
    return renderPage(
      // A copy of the key simulates a reload, because decrypted data is kept by the key's object.
      <KeychainContext value={fakeKeychain({ ...unlocked, key: await copyOf(unlocked.key) })}>
        <main id="content">{page === 'saved' ? <SavedCodes /> : <DeletedCodes />}</main>
      </KeychainContext>,
      { at: '/history', handlers: [...handlers, ...fake.handlers] },
    );
  };
  return { fake, show };
}

/** The same key as another object. */
const copyOf = async (key: CryptoKey): Promise<CryptoKey> => structuredClone(key);

const press = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const deletedList = () => screen.findByRole('grid', { name: 'Deleted codes' });

test('A code that was deleted before a reload is listed with the days left, and can be restored', async () => {
  const { fake, show } = await createHistory([0, 1]);
  const { user } = await show('deleted');
  await deletedList();
  expect(names().sort()).toEqual(['Guests', 'Menu']);
  expect(rowOf('Menu')).toHaveTextContent(/\d+ days? left/);
  await user.click(inRow('Menu').getByRole('button', { name: 'Restore Menu' }));
  await waitFor(() => expect(names()).toEqual(['Guests']));
  await waitFor(() => expect(fake.records.get(idOf(0))?.deletedAt).toBeNull());
  // The next row has the focus, and Enter restores its code.
  await waitFor(() => expect(rowOf('Guests')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No deleted codes')).toBeVisible();
  await show('saved');
  await screen.findByRole('grid', { name: 'Saved codes' });
  expect(names().sort()).toEqual(['Call us', 'Guests', 'Menu']);
});

test('Restores a dynamic code with its link, and lists the deleted codes without a record', async () => {
  const deletedAt = '2026-11-24T10:00:00.000Z';
  const dynamic = fakeDynamicCodes(['flyer', 'api-made'].map((id) => ({ id, deletedAt })));
  const values = { id: 'flyer', link: payloadOf('flyer') };
  const flyer = savedCode({ name: 'Flyer', type: 'dynamic', values });
  const { fake, show } = await createHistory([0], [flyer], dynamic.handlers);
  const { user } = await show('deleted');
  await screen.findByText('2 deleted codes');
  expect(names()).toEqual(['canary.example/q/api-made', 'Flyer']);
  expect(inRow('canary.example/q/api-made').queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(press('Restore Flyer'));
  await screen.findByText('1 deleted code');
  await waitFor(() => expect(fake.records.get(idOf(0))?.deletedAt).toBeNull());
  await user.click(press('Restore canary.example/q/api-made'));
  expect(await screen.findByText('No deleted codes')).toBeVisible();
  expect(dynamic.sent).toEqual(['restoreDynamicCode flyer', 'restoreDynamicCode api-made']);
});

test('Deletes for good only after a question', async () => {
  const { fake, show } = await createHistory([0, 1, 2]);
  const { user } = await show('deleted');
  await deletedList();
  rowOf('Menu').focus();
  await user.keyboard('{Delete}');
  await dialog('Delete “Menu” for good?');
  await user.click(press('Cancel'));
  expect(fake.records.size).toBe(3);
  await user.click(press('Delete Menu now'));
  await dialog('Delete “Menu” for good?');
  await user.click(press('Delete it for good'));
  await waitFor(() => expect(names().sort()).toEqual(['Call us', 'Guests']));
  await user.click(press('Delete all now'));
  const question = await dialog('Delete 2 codes for good?');
  await user.click(within(question).getByRole('button', { name: 'Delete 2 codes for good' }));
  expect(await screen.findByText('No deleted codes')).toBeVisible();
  await waitFor(() => expect(fake.records.size).toBe(0));
});

test('Follows what another device deletes, restores and erases', async () => {
  const { fake, show } = await createHistory([0]);
  const { socket } = await show('deleted');
  await deletedList();
  await waitFor(() => expect(socket.variables('historyChanges')).not.toHaveLength(0));
  socket.push(fake.deleteElsewhere(idOf(1)));
  await waitFor(() => expect(names().sort()).toEqual(['Guests', 'Menu']));
  socket.push(fake.eraseElsewhere(idOf(1)));
  await waitFor(() => expect(names()).toEqual(['Menu']));
  socket.push(await fake.saveElsewhere(idOf(0), savedCode({ name: 'Menu' })));
  expect(await screen.findByText('No deleted codes')).toBeVisible();
});

test('Without a connection, deletes, restores and erases codes over a reload, and sends that later', async () => {
  rememberPersistence('LOCAL');
  const { fake, show } = await createHistory([0, 1]);
  await show('deleted');
  await deletedList();
  await waitFor(() => expect(names()).toHaveLength(2));

  fake.override = () => Response.error();
  const { user } = await show('deleted');
  await deletedList();
  expect(names().sort()).toEqual(['Guests', 'Menu']);
  await user.click(press('Restore Menu'));
  await waitFor(() => expect(names()).toEqual(['Guests']));
  await user.click(press('Delete Guests now'));
  await user.click(await screen.findByRole('button', { name: 'Delete it for good' }));
  await waitFor(() => expect(names()).toEqual([]));
  // The list changes before the changes are written.
  await waitFor(async () => expect(await countUnsent(fakeUser.id)).toBe(2));

  await show('deleted');
  expect(await screen.findByText('No deleted codes')).toBeVisible();
  fake.override = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await countUnsent(fakeUser.id)).toBe(0), { timeout: 5_000 });
  expect(fake.records.get(idOf(0))?.deletedAt).toBeNull();
  expect(fake.records.has(idOf(1))).toBe(false);
});

test('Says why the deleted codes can’t be loaded, and shows nothing while the history is locked', async () => {
  const { fake, show } = await createHistory([0]);
  fake.override = (operation) => (operation === 'DeletedCodes' ? Response.error() : undefined);
  await show('deleted');
  expect(await screen.findByText(/^We can’t reach the server/)).toBeVisible();
  cleanup();
  renderPage(
    <KeychainContext
      value={fakeKeychain({ status: 'locked', methods: ['PASSWORD'], count: 1, wasReset: false })}
    >
      <DeletedCodes />
    </KeychainContext>,
    // With an account, its keys would still be read when the test ends.
    { me: null },
  );
  expect(await screen.findByRole('button', { name: 'Unlock your history' })).toBeVisible();
});

test('Counts the days that are left', () => {
  const now = Date.parse('2026-11-22T11:00:00.000Z');
  expect(daysLeft('2026-11-22T10:59:00.000Z', now)).toBe(30);
  expect(daysLeft('2026-10-24T10:00:00.000Z', now)).toBe(1);
});
