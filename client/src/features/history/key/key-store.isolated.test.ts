import { generateHistoryKey, importHistoryKey } from '@canary/vault/history-key';
import { afterEach, expect, test, vi } from 'vitest';

const key = await importHistoryKey(generateHistoryKey());
const mine = { userId: '1', keyId: 'k1', key };

/** Loads the page again in the same browser, with empty memory. */
async function loadPage() {
  vi.resetModules();
  const [{ loadKey, storeKey }, { clearOfflineSession, rememberPersistence }] = await Promise.all([
    import('./key-store.ts'),
    import('#session/offline-session.ts'),
  ]);
  return { loadKey, storeKey, clearOfflineSession, rememberPersistence };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(async () => {
  (await loadPage()).clearOfflineSession();
  await expect.poll(databases).toEqual([]);
});

test('Keeps the key across page loads for a user who stays logged in, with unreadable bytes', async () => {
  const first = await loadPage();
  first.rememberPersistence('LOCAL');
  await first.storeKey(mine);
  const second = await loadPage();
  const found = await second.loadKey('1');
  expect(found).toMatchObject({ userId: '1', keyId: 'k1' });
  expect(found?.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', found?.key ?? key)).rejects.toThrow();
});

test('Keeps the key in memory only for a user who doesn’t stay logged in', async () => {
  const first = await loadPage();
  first.rememberPersistence('SESSION');
  await first.storeKey(mine);
  expect(await first.loadKey('1')).toMatchObject({ keyId: 'k1' });
  expect(await databases()).toEqual([]);
  expect(await (await loadPage()).loadKey('1')).toBeUndefined();
});

test('Deletes the key from memory and storage on logout', async () => {
  const { rememberPersistence, storeKey, loadKey, clearOfflineSession } = await loadPage();
  rememberPersistence('LOCAL');
  await storeKey(mine);
  clearOfflineSession();
  expect(await loadKey('1')).toBeUndefined();
  expect(await (await loadPage()).loadKey('1')).toBeUndefined();
});

test('Doesn’t store a key when the user logs out during the write', async () => {
  const { rememberPersistence, storeKey, clearOfflineSession } = await loadPage();
  rememberPersistence('LOCAL');
  const storing = storeKey(mine);
  clearOfflineSession();
  await storing;
  expect(await (await loadPage()).loadKey('1')).toBeUndefined();
});

test('Leaves no database when the user logs out before the versions are written', async () => {
  const { rememberPersistence, storeKey, clearOfflineSession } = await loadPage();
  rememberPersistence('LOCAL');
  const { tracker } = await storeKey(mine);
  tracker.accept('r1', 1);
  clearOfflineSession();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await databases()).toEqual([]);
});

test('Doesn’t return another user’s key and deletes it', async () => {
  const first = await loadPage();
  first.rememberPersistence('LOCAL');
  await first.storeKey(mine);
  const second = await loadPage();
  expect(await second.loadKey('2')).toBeUndefined();
  expect(await second.loadKey('1')).toBeUndefined();
});

test('Keeps the newest versions that two tabs have seen across page loads', async () => {
  const [one, other] = [await loadPage(), await loadPage()];
  one.rememberPersistence('LOCAL');
  const [here, there] = [await one.storeKey(mine), await other.loadKey('1')];
  here.tracker.accept('r1', 5);
  there?.tracker.accept('r1', 4);
  there?.tracker.accept('r2', 2);
  await expect
    .poll(async () => [...((await (await loadPage()).loadKey('1'))?.tracker.versions() ?? [])])
    .toEqual([
      ['r1', 5],
      ['r2', 2],
    ]);
  const found = await (await loadPage()).loadKey('1');
  expect(() => found?.tracker.accept('r1', 4)).toThrow('older version');
});

test('Keeps the key in memory when the browser denies storage', async () => {
  const { rememberPersistence, storeKey, loadKey } = await loadPage();
  rememberPersistence('LOCAL');
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await storeKey(mine);
  expect(await loadKey('1')).toMatchObject({ keyId: 'k1' });
  refused.mockRestore();
});
