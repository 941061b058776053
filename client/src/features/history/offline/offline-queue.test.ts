import { expect, test, vi } from 'vitest';
import { type HistoryEntry, type SavedCode, toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { createOfflineQueue } from './offline-queue.ts';
import type { ChangedCode, UnsentChange } from './unsent-changes.ts';

const menu = savedCode({ name: 'Menu' });
const lunch = { ...menu, name: 'Lunch' };
const evening = { ...menu, values: { url: 'https://example.com/evening' } };
const night = { ...menu, values: { url: 'https://example.com/night' } };
/** The answer of the server for a record that was erased. */
const gone = () =>
  Object.assign(new Error('Gone'), { errors: [{ message: 'Gone', extensions: { code: 'GONE' } }] });
const entryOf = (id: string, code: SavedCode) => toEntry({ id, version: 1, revision: 1 }, code);
const saved = (code: SavedCode): ChangedCode => ({ code, state: 'saved' });
const deleted = (code: SavedCode): ChangedCode => ({ code, state: 'deleted' });
const changeOf = (
  id: string,
  before: SavedCode | undefined,
  after: ChangedCode,
  wasDeleted = false,
): UnsentChange => ({
  changeId: `change-${id}`,
  stamp: 's',
  order: 1,
  id,
  before: before && entryOf(id, before),
  wasDeleted,
  after,
});

/**
 * A queue on a server with these codes.
 *
 * @param stored the unsent changes in the browser's storage
 */
function createQueue(
  server: Record<string, SavedCode>,
  stored: UnsentChange[] = [],
  deletedCodes: Record<string, SavedCode> = {},
) {
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
      appliedToDeleted: (entries) => entries,
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
      change: async (ids) => {
        reach(`change ${ids}`);
        for (const id of ids) if (!server[id]) entries.delete(id);
      },
      remove: async (ids) => reach(`remove ${ids}`),
      restore: async (ids) => {
        reach(`restore ${ids}`);
        for (const id of ids) {
          const code = deletedCodes[id];
          if (!code) throw gone();
          server[id] = code;
          entries.set(id, entryOf(id, code));
        }
      },
      erase: async (ids) => reach(`erase ${ids}`),
      refresh: async (ids) => {
        reach(`read ${ids}`);
        for (const id of ids) if (server[id]) entries.set(id, entryOf(id, server[id]));
        return 1;
      },
    },
    cache: { entries, deleted: new Map() },
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
    changeOf('a', menu, saved(night)),
    changeOf('b', menu, saved(lunch)),
  ]);
  await queue.load();
  await allSent();
  expect(sent).toEqual(['read a', 'add Menu (my version)', 'read b', 'change b']);
  expect(notes).toEqual([expect.stringContaining('was also changed elsewhere')]);
});

test('Adds a copy once, also if the answer to an earlier attempt was lost', async () => {
  const { queue, allSent } = createQueue({ a: evening, 'change-a': night }, [
    changeOf('a', menu, saved(night)),
  ]);
  await queue.load();
  await allSent();
});

test('A change waits behind unsent ones, and all are sent when the server is back', async () => {
  const { queue, sent, state, stored, allSent } = createQueue({ a: menu, b: menu });
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  state.isReachable = false;
  await queue.sendOrKeep(send, ['a'], () => deleted(menu));
  await queue.sendOrKeep(send, ['b'], () => deleted(menu));
  expect(send).toHaveBeenCalledOnce();
  expect(stored.map(({ id }) => id)).toEqual(['a', 'b']);
  state.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await allSent();
  expect(sent).toEqual(['read a', 'remove a', 'read b', 'remove b']);
});

test('Restores a code with what was changed after that, and adds it as a new one if it was erased elsewhere', async () => {
  const restored = [changeOf('a', menu, saved(lunch), true), changeOf('b', menu, saved(menu), true)];
  const { queue, sent, notes, allSent } = createQueue({}, restored, { a: menu });
  await queue.load();
  await allSent();
  expect(sent).toEqual(['read a', 'restore a', 'change a', 'read b', 'restore b', 'add Menu (my version)']);
  expect(notes).toEqual([expect.stringContaining('“Menu” was deleted for good elsewhere')]);
});

test('Sends an edit of a code that is deleted while it is sent as a new code', async () => {
  const server: Record<string, SavedCode> = { a: menu };
  const { queue, entries, sent, allSent } = createQueue(server, [changeOf('a', menu, saved(night))]);
  entries.set('a', entryOf('a', menu));
  delete server['a'];
  await queue.load();
  await allSent();
  expect(sent).toEqual(['read a', 'change a', 'add Menu (my version)']);
});

test('Sends what another tab has stored, and one tab at a time', async () => {
  const { queue, sent, stored, allSent } = createQueue({ a: menu, b: menu }, [
    changeOf('a', menu, deleted(menu)),
  ]);
  const request = vi.fn(async (_name: string, act: () => Promise<unknown>) => {
    stored.push(changeOf('b', menu, deleted(menu)));
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
    await queue.sendOrKeep(fail, ['a'], () => deleted(menu));
    await queue.sendOrKeep(fail, ['b'], () => deleted(menu));
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
    changeOf('a', menu, deleted(menu)),
    changeOf('b', menu, deleted(menu)),
  ]);
  Object.assign(state, { code: 'INTERNAL_SERVER_ERROR', failsAt: 'remove a' });
  await queue.load();
  await vi.waitFor(() => expect(stored.map(({ id }) => id)).toEqual(['a']));
  state.code = '';
  window.dispatchEvent(new Event('online'));
  await allSent();
});
