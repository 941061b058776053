import { generateHistoryKey, importHistoryKey } from '@canary/vault/history-key';
import { createVersionTracker } from '@canary/vault/version-tracker';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearOfflineSession, rememberPersistence } from '#session/offline-session.ts';
import { countUnsent } from '#shared/storage/unsent-database.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import { KeychainContext } from '../key/keychain.ts';
import { SavedCodes } from '../list/history-page.tsx';
import { fakeKeychain } from '../testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode } from '../testing/fake-history-records.ts';
import { names, rowOf, stubLayout } from '../testing/render-history.tsx';
import { localCopyOf } from './local-copy.ts';

const keyId = 'key-1';
const menu = savedCode({ name: 'Menu' });
const guests = savedCode({ name: 'Guests', createdAt: '2026-11-21T10:00:00.000Z' });

beforeEach(() => {
  stubLayout();
  rememberPersistence('LOCAL');
});

/** A history that can be opened again and again, as after a reload. */
async function createHistory() {
  const raw = generateHistoryKey();
  const unlock = async () => ({
    status: 'unlocked' as const,
    userId: fakeUser.id,
    keyId,
    key: await importHistoryKey(raw.slice()),
    hasRecoveryCode: true,
    tracker: createVersionTracker(),
  });
  const fake = await fakeHistoryRecords(await unlock(), [menu, guests]);
  return {
    fake,
    setReachable: (isReachable: boolean) => {
      fake.override = () => (isReachable ? undefined : Response.error());
      if (isReachable) window.dispatchEvent(new Event('online'));
    },
    open: async () => {
      cleanup();
      return renderPage(
        <KeychainContext value={fakeKeychain(await unlock())}>
          <main id="content">
            <SavedCodes />
          </main>
        </KeychainContext>,
        { at: '/history', handlers: fake.handlers },
      );
    },
  };
}

const ready = () => screen.findByRole('grid', { name: 'Saved codes' });
const unsent = () => countUnsent(fakeUser.id);
const copied = async () => (await localCopyOf(keyId).readCodes())?.records.length;

test('Opens without a connection, keeps changes over reloads, and sends them later', async () => {
  const { fake, open, setReachable } = await createHistory();
  await open();
  await ready();
  await waitFor(async () => expect(await copied()).toBe(2));

  setReachable(false);
  const { user } = await open();
  await ready();
  expect(names()).toEqual(['Guests', 'Menu']);
  expect(screen.getByText(/This is your history as of/)).toBeVisible();
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await screen.findByText(/1 change waiting to sync/);
  rowOf('Guests').focus();
  await user.keyboard('{Delete}');
  await screen.findByText(/2 changes waiting to sync/);

  await open();
  await ready();
  await waitFor(() => expect(names()).toEqual(['Menu 2']));
  expect(screen.getByText(/2 changes waiting to sync/)).toBeVisible();
  expect(await unsent()).toBe(2);
  // Meanwhile, another device moves the code.
  await fake.saveElsewhere(idOf(0), { ...menu, folder: 'Café' });
  setReachable(true);
  await waitFor(async () =>
    expect(await fake.decrypt(idOf(0))).toMatchObject({ name: 'Menu 2', folder: 'Café' }),
  );
  await waitFor(() => expect(fake.records.get(idOf(1))?.deletedAt).not.toBeNull());
  await waitFor(async () => expect(await unsent()).toBe(0));
  expect(names()).toEqual(['Menu 2']);
});

test('Undoes a deletion that was made without a connection', async () => {
  const { fake, open, setReachable } = await createHistory();
  const { user } = await open();
  await ready();
  setReachable(false);
  rowOf('Menu').focus();
  await user.keyboard('{Delete}');
  await waitFor(async () => expect(await unsent()).toBe(1));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByRole('row', { name: 'Menu' });
  await waitFor(async () => expect(await unsent()).toBe(0));
  expect(fake.records.get(idOf(0))?.deletedAt).toBeNull();
});

test('Keeps a change that the server rejects, and says why', async () => {
  const { fake, open, setReachable } = await createHistory();
  const { user } = await open();
  await ready();
  setReachable(false);
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await waitFor(async () => expect(await unsent()).toBe(1));
  const refused = { message: 'Your history is full.', extensions: { code: 'BAD_USER_INPUT' } };
  setReachable(true);
  fake.override = (operation) =>
    operation === 'SaveHistoryRecords' ? Response.json({ errors: [refused] }) : undefined;
  await screen.findByText(/1 change waiting to sync. Your history is full./);
  expect(names()).toEqual(['Guests', 'Menu 2']);
});

test('The copy holds only ciphertext, and a logout deletes it', async () => {
  const { open } = await createHistory();
  await open();
  await ready();
  await waitFor(async () => expect(await copied()).toBe(2));
  expect(JSON.stringify(await localCopyOf(keyId).readCodes())).not.toMatch(/Menu|Guests|example\.com/);
  clearOfflineSession();
  const isLeft = async () => (await indexedDB.databases()).some(({ name }) => name === 'account:key:history');
  await waitFor(async () => expect(await isLeft()).toBe(false));
});

test('Without “Keep me logged in”, nothing is copied', async () => {
  rememberPersistence('SESSION');
  const { open, setReachable } = await createHistory();
  await open();
  await ready();
  setReachable(false);
  await open();
  await screen.findByRole('heading', { name: 'Your history could not be loaded' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('account:key:history');
});
