import 'fake-indexeddb/auto';
import { importHistoryKey, newRawKey } from '@canary/vault/history-key';
import { afterEach, expect, test, vi } from 'vitest';

const key = await importHistoryKey(newRawKey());
const mine = { userId: '1', keyId: 'k1', key };

/** The same browser with the page loaded anew: nothing is left in its memory. */
async function loadAnew() {
  vi.resetModules();
  const [{ readKey, keepKey }, { forgetLastViewer, noteStay }] = await Promise.all([
    import('./key-store.ts'),
    import('#session/offline-session.ts'),
  ]);
  return { readKey, keepKey, forgetLastViewer, noteStay };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(async () => {
  (await loadAnew()).forgetLastViewer();
  await expect.poll(databases).toEqual([]);
});

test('Where somebody stays logged in, their key outlives the page, and nobody can read its bytes', async () => {
  const first = await loadAnew();
  first.noteStay('LOCAL');
  await first.keepKey(mine);
  const second = await loadAnew();
  const found = await second.readKey('1');
  expect(found).toMatchObject({ userId: '1', keyId: 'k1' });
  expect(found?.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', found?.key ?? key)).rejects.toThrow();
});

test('Where they don’t, it is in the page’s memory only', async () => {
  const first = await loadAnew();
  first.noteStay('SESSION');
  await first.keepKey(mine);
  expect(await first.readKey('1')).toMatchObject({ keyId: 'k1' });
  expect(await databases()).toEqual([]);
  expect(await (await loadAnew()).readKey('1')).toBeUndefined();
});

test('Whoever logs out leaves no key, in memory or in storage', async () => {
  const { noteStay, keepKey, readKey, forgetLastViewer } = await loadAnew();
  noteStay('LOCAL');
  await keepKey(mine);
  forgetLastViewer();
  expect(await readKey('1')).toBeUndefined();
  expect(await (await loadAnew()).readKey('1')).toBeUndefined();
});

test('A key that is being kept while somebody logs out is not kept', async () => {
  const { noteStay, keepKey, forgetLastViewer } = await loadAnew();
  noteStay('LOCAL');
  const keeping = keepKey(mine);
  forgetLastViewer();
  await keeping;
  expect(await (await loadAnew()).readKey('1')).toBeUndefined();
});

test('Another person’s key is not found, and is gone from then on', async () => {
  const first = await loadAnew();
  first.noteStay('LOCAL');
  await first.keepKey(mine);
  const second = await loadAnew();
  expect(await second.readKey('2')).toBeUndefined();
  expect(await second.readKey('1')).toBeUndefined();
});

test('The versions that were seen outlive the page, the newest of what two tabs have seen', async () => {
  const [one, other] = [await loadAnew(), await loadAnew()];
  one.noteStay('LOCAL');
  const [here, there] = [await one.keepKey(mine), await other.readKey('1')];
  here.witness.see('r1', 5);
  there?.witness.see('r1', 4);
  there?.witness.see('r2', 2);
  await expect
    .poll(async () => [...((await (await loadAnew()).readKey('1'))?.witness.seen() ?? [])])
    .toEqual([
      ['r1', 5],
      ['r2', 2],
    ]);
  const found = await (await loadAnew()).readKey('1');
  expect(() => found?.witness.see('r1', 4)).toThrow('older version');
});

test('A browser that refuses storage keeps it in memory', async () => {
  const { noteStay, keepKey, readKey } = await loadAnew();
  noteStay('LOCAL');
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await keepKey(mine);
  expect(await readKey('1')).toMatchObject({ keyId: 'k1' });
  refused.mockRestore();
});
