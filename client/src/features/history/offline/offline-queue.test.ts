import { expect, test, vi } from 'vitest';
import { type HistoryCode, type HistoryEntry, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { createOfflineQueue } from './offline-queue.ts';
import type { UnsentChange } from './unsent-changes.ts';

const menu = savedCode({ name: 'Menu' });
const lunch = { ...menu, name: 'Lunch' };
const evening = { ...menu, values: { url: 'https://example.com/evening' } };
const night = { ...menu, values: { url: 'https://example.com/night' } };
const entryOf = (id: string, code: HistoryCode) => toEntry({ id, version: 1, revision: 1 }, code);
const changeOf = (
  id: string,
  before: HistoryCode | undefined,
  after: HistoryCode | undefined,
): UnsentChange => ({
  changeId: `change-${id}`,
  stamp: 's',
  order: 1,
  id,
  before: before && entryOf(id, before),
  after,
});

/**
 * A queue on a server with these codes.
 *
 * @param stored the unsent changes in the browser's storage
 */
function createQueue(server: Record<string, HistoryCode>, stored: UnsentChange[] = []) {
  let changes: readonly UnsentChange[] = [];
  const entries = new Map<string, HistoryEntry>();
  const sent: string[] = [];
  const notes: string[] = [];
  const reasons: (string | undefined)[] = [];
  const state = { isReachable: true, failsAt: '', code: '' };
  const reach = (what: string) => {
    if (!state.isReachable) throw new TypeError('Failed to fetch');
    if (state.code && what.startsWith(state.failsAt))
      throw Object.assign(new Error(), { errors: [{ message: 'Failed', extensions: { code: state.code } }] });
    sent.push(what);
  };
  const queue = createOfflineQueue({
    unsent: {
      list: () => changes,
      of: (id) => changes.find((change) => change.id === id),
      appliedTo: (entries) => entries,
      load: async () => {
        changes = [...stored];
      },
      put: async (id, before, after) => {
        const kept = {
          ...changeOf(id, undefined, after),
          before: stored.find((one) => one.id === id)?.before ?? before,
        };
        stored.splice(0, stored.length, ...stored.filter((one) => one.id !== id), kept);
        changes = [...stored];
        return true;
      },
      remove: async ({ id }) => {
        stored.splice(0, stored.length, ...stored.filter((one) => one.id !== id));
        changes = [...stored];
      },
    },
    records: {
      save: async (records) => {
        for (const { id, code } of records) {
          reach(`add ${code.name}`);
          if (server[id])
            throw Object.assign(new Error('Exists'), { errors: [{ extensions: { ids: [id] } }] });
        }
      },
      change: async (ids) => reach(`change ${ids}`),
      remove: async (ids) => reach(`remove ${ids}`),
      restore: async (ids) => reach(`restore ${ids}`),
      refresh: async (ids) => {
        reach(`read ${ids}`);
        for (const id of ids) if (server[id]) entries.set(id, entryOf(id, server[id]));
        return 1;
      },
    },
    cache: { entries },
    enqueue: (act) => act(),
    onUpdate: () => undefined,
    onRejection: (reason) => void reasons.push(reason),
    onNote: (note) => void notes.push(note),
  });
  const allSent = () => vi.waitFor(() => expect(stored).toEqual([]), { timeout: 10_000 });
  return { queue, entries, sent, notes, reasons, stored, state, allSent };
}

test('After a reload, sends the stored changes against the current state of their codes', async () => {
  const { queue, sent, notes, allSent } = createQueue({ a: evening, b: menu }, [
    changeOf('a', menu, night),
    changeOf('b', menu, lunch),
  ]);
  await queue.load();
  await allSent();
  expect(sent).toEqual(['read a', 'add Menu (my version)', 'read b', 'change b']);
  expect(notes).toEqual([expect.stringContaining('was also changed elsewhere')]);
});

test('Adds a copy once, also if the answer to an earlier attempt was lost', async () => {
  const { queue, allSent } = createQueue({ a: evening, 'change-a': night }, [changeOf('a', menu, night)]);
  await queue.load();
  await allSent();
});

test('A change waits behind unsent ones, and all are sent when the server is back', async () => {
  const { queue, sent, state, stored, allSent } = createQueue({ a: menu, b: menu });
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  state.isReachable = false;
  await queue.sendOrKeep(send, ['a'], () => undefined);
  await queue.sendOrKeep(send, ['b'], () => undefined);
  expect(send).toHaveBeenCalledOnce();
  expect(stored.map(({ id }) => id)).toEqual(['a', 'b']);
  state.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await allSent();
  expect(sent).toEqual(['read a', 'remove a', 'read b', 'remove b']);
});

test('An undone deletion restores the change that was unsent before it', async () => {
  const { queue, entries, state, stored } = createQueue({ a: menu });
  entries.set('a', entryOf('a', menu));
  state.isReachable = false;
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  await queue.sendOrKeep(send, ['a'], () => lunch);
  await queue.sendOrKeep(send, ['a'], () => undefined);
  expect(await queue.restore(['a'])).toEqual([]);
  expect(stored).toMatchObject([{ id: 'a', after: { name: 'Lunch' } }]);
});

test('Sends what another tab has stored, and one tab at a time', async () => {
  const { queue, sent, stored, allSent } = createQueue({ a: menu, b: menu }, [
    changeOf('a', menu, undefined),
  ]);
  const request = vi.fn(async (_name: string, act: () => Promise<unknown>) => {
    stored.push(changeOf('b', menu, undefined));
    return act();
  });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  await queue.load();
  await allSent();
  expect(sent).toContain('remove b');
  expect(request).toHaveBeenCalledOnce();
});

test.each(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])(
  'Changes are kept while the server answers %s, and the reason is shown until they are saved',
  async (code) => {
    const { queue, state, stored, reasons, allSent } = createQueue({ a: menu, b: menu });
    Object.assign(state, { code });
    const fail = () =>
      Promise.reject(Object.assign(new Error(), { errors: [{ message: 'Failed', extensions: { code } }] }));
    await queue.sendOrKeep(fail, ['a'], () => undefined);
    await queue.sendOrKeep(fail, ['b'], () => undefined);
    expect(stored.map(({ id }) => id)).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(reasons.at(-1)).toBe('The server can’t save at the moment. Trying again…'));
    state.code = '';
    window.dispatchEvent(new Event('online'));
    await allSent();
    await vi.waitFor(() => expect(reasons.at(-1)).toBeUndefined());
  },
);

test('A change that makes the server fail each time doesn’t block others', async () => {
  const { queue, state, stored, allSent } = createQueue({ a: menu, b: menu }, [
    changeOf('a', menu, undefined),
    changeOf('b', menu, undefined),
  ]);
  Object.assign(state, { code: 'INTERNAL_SERVER_ERROR', failsAt: 'remove a' });
  await queue.load();
  await vi.waitFor(() => expect(stored.map(({ id }) => id)).toEqual(['a']));
  state.code = '';
  window.dispatchEvent(new Event('online'));
  await allSent();
});
