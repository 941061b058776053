import type { Design } from '@canary/qr/design/design';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearOfflineSession, rememberPersistence } from '#session/offline-session.ts';
import { countUnsent, eraseUnsent, listUnsent } from '#shared/storage/unsent-database.ts';
import { gate } from '#testing/gate.ts';
import { fakeUser } from '#testing/user.ts';
import { PatchConflictError } from '../code-changes.ts';
import { type DeletedEntry, type HistoryEntry, type SavedCode, toEntry } from '../history-entry.ts';
import { unlockedHistory } from '../testing/fake-history-keys.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { type Intent, predictCodes } from './code-change.ts';
import { createHistoryOutbox } from './outbox.ts';
import { createUnsentChanges } from './unsent-changes.ts';

const menu = savedCode({ name: 'Menu' });
const evening = { ...menu, values: { url: 'https://example.com/evening' } };
const night = { ...menu, values: { url: 'https://example.com/night' } };
const entryOf = (id: string, code: SavedCode) => toEntry({ id, version: 1, revision: 1 }, code);
const failure = (extensions: object) =>
  Object.assign(new Error(), { errors: [{ message: 'Failed', extensions }] });
const toName = (name: string): Intent => ({ kind: 'patch', patch: (code) => ({ ...code, name }) });
const toNight: Intent = { kind: 'patch', patch: (code) => ({ ...code, values: night.values }) };
const remove: Intent = { kind: 'remove' };

beforeEach(() => rememberPersistence('LOCAL'));

/**
 * Creates a history whose codes this browser and the server know in the same version.
 *
 * @param erasable the deleted codes that can be restored
 */
async function createHistory(server: Record<string, SavedCode>, erasable: Record<string, SavedCode> = {}) {
  const unlocked = { ...(await unlockedHistory()), keyId: crypto.randomUUID() };
  const cache = {
    entries: new Map<string, HistoryEntry>(
      Object.entries(server).map(([id, code]) => [id, entryOf(id, code)]),
    ),
    deleted: new Map<string, DeletedEntry>(),
  };
  const createUnsent = () => createUnsentChanges(unlocked, cache);
  const tried: string[] = [];
  const sent: string[] = [];
  const notes: string[] = [];
  const reasons: (string | undefined)[] = [];
  const state = { isReachable: true, failsAt: '', code: '', ready: Promise.resolve() };
  const reach = async (what: string) => {
    tried.push(what);
    await state.ready;
    if (!state.isReachable) throw new TypeError('Failed to fetch');
    if (state.code && what.includes(state.failsAt)) throw failure({ code: state.code });
    sent.push(what);
  };
  const save = async (codes: readonly { id: string; version: number; code: SavedCode }[]) => {
    await reach(`save ${codes.map(({ code }) => code.name)}`);
    const stale = codes.filter(({ id, version }) => version === 1 && server[id]).map(({ id }) => id);
    const gone = codes.filter(({ id, version }) => version > 1 && !server[id]).map(({ id }) => id);
    if (stale.length + gone.length > 0) throw failure({ code: 'CONFLICT', ids: [...stale, ...gone] });
    for (const { id, code } of codes) {
      server[id] = code;
      cache.entries.set(id, entryOf(id, code));
    }
  };
  const drop = async (what: string, ids: readonly string[]) => {
    await reach(`${what} ${ids}`);
    for (const id of ids) cache.entries.delete(id);
  };
  const open = () => {
    const unsent = createUnsent();
    const outbox = createHistoryOutbox({
      unsent,
      records: {
        save,
        remove: (ids) => drop('remove', ids),
        erase: (ids) => drop('erase', ids),
        restore: async (ids) => {
          await reach(`restore ${ids}`);
          if (ids.some((id) => !erasable[id])) throw failure({ code: 'GONE', ids });
          for (const id of ids) {
            const code = erasable[id] ?? menu;
            server[id] = code;
            cache.entries.set(id, entryOf(id, code));
          }
        },
        refresh: async (ids) => {
          await reach(`read ${ids}`);
          for (const id of ids) {
            const code = server[id];
            if (code) cache.entries.set(id, entryOf(id, code));
            else cache.entries.delete(id);
          }
          return 1;
        },
      },
      cache,
      onUpdate: () => undefined,
      onRejection: (reason) => void reasons.push(reason),
      onNote: (note) => void notes.push(note),
    });
    return {
      /** The codes that the user sees. */
      shown: () => [...predictCodes(cache, outbox.unconfirmed()).entries.values()],
      change: (id: string, intent: Intent) => outbox.change([{ id, intent }]),
      follow: outbox.follow,
    };
  };
  return {
    open,
    /** Keeps changes as a page without a connection, which was closed since. */
    keep: async (...changes: readonly (readonly [id: string, intent: Intent])[]) => {
      const unsent = createUnsent();
      await unsent.load();
      for (const [id, intent] of changes)
        await unsent.keep({ changeId: `change-${id}`, order: Date.now(), id, intent });
    },
    server,
    cache,
    /** All requests, and the accepted requests. */
    tried,
    sent,
    notes,
    reasons,
    state,
    /** The ids of the codes with kept changes, in the order of sending. */
    stored: async () => {
      const unsent = createUnsent();
      await unsent.load();
      return unsent.list().map(({ id }) => id);
    },
  };
}

type History = Awaited<ReturnType<typeof createHistory>>;
const allSent = ({ stored }: History) =>
  vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 10_000 });

test('After a reload, sends the stored changes together, in order, against the current state of their codes', async () => {
  const history = await createHistory({ a: menu, b: menu, c: menu });
  await history.keep(['c', remove], ['a', toNight], ['b', toName('Lunch')]);
  history.server['a'] = evening;
  history.server['b'] = { ...menu, name: 'Supper', folder: 'Café' };
  history.open();
  await allSent(history);
  expect(history.sent).toEqual(['read c,a,b', 'save Menu (my version),Lunch', 'remove c']);
  expect(history.server['b']).toMatchObject({ name: 'Lunch', folder: 'Café' });
  expect(history.notes).toEqual([expect.stringContaining('was also changed elsewhere')]);
});

test('Changes are stored encrypted, and sent after the end of a session and another log-in of the account', async () => {
  const history = await createHistory({ a: menu });
  await history.keep(['a', toName('Lunch')]);
  expect(JSON.stringify(await listUnsent(fakeUser.id))).not.toMatch(/Menu|Lunch|example\.com/);
  clearOfflineSession();
  history.open();
  await allSent(history);
  expect(history.server['a']?.name).toBe('Lunch');
});

test('After a reset of the history elsewhere, nothing opens its changes, and they are deleted', async () => {
  await (await createHistory({ a: menu })).keep(['a', remove]);
  expect(await countUnsent(fakeUser.id)).toBe(1);
  const history = await createHistory({ a: menu });
  expect(await history.stored()).toEqual([]);
  expect(await countUnsent(fakeUser.id)).toBe(0);
});

test('A change that is stored when the user logs out isn’t kept', async () => {
  const history = await createHistory({ a: menu });
  const keeping = history.keep(['a', remove]);
  clearOfflineSession();
  await eraseUnsent(fakeUser.id);
  await keeping;
  expect(await countUnsent(fakeUser.id)).toBe(0);
});

test('A code keeps its images while it waits', async () => {
  const history = await createHistory({});
  const image = 'data:image/png;base64,AAAABBBB';
  const design: Design = {
    ...menu.look.design,
    logo: {
      ...{ source: { kind: 'image', image }, area: 0.1, shape: 'circle', padding: 1, hasPlate: true },
      position: { x: 0.5, y: 0.5 },
    },
  };
  const code = { ...menu, look: { ...menu.look, design } };
  await history.keep(['a', { kind: 'add', code }]);
  history.open();
  await allSent(history);
  expect(history.server['a']?.look.design).toEqual(design);
});

test('Adds a copy once, also if the answer to an earlier attempt was lost', async () => {
  const history = await createHistory({ a: menu, b: menu });
  await history.keep(['a', toNight], ['b', toName('Lunch')]);
  Object.assign(history.server, { a: evening, 'change-a': night });
  history.open();
  await allSent(history);
  expect(Object.keys(history.server)).toEqual(['a', 'b', 'change-a']);
  expect(history.server['b']?.name).toBe('Lunch');
});

test('A change waits behind unsent ones, and all are sent when the server is back', async () => {
  const history = await createHistory({ a: menu, b: menu });
  const { change, shown } = history.open();
  history.state.isReachable = false;
  await change('a', remove);
  await change('b', remove);
  expect(await history.stored()).toEqual(['a', 'b']);
  expect(shown()).toEqual([]);
  history.state.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await allSent(history);
  expect(history.sent).toEqual(['read a,b', 'remove a,b']);
});

test('A change made while an earlier change of the same code is sent follows it', async () => {
  const history = await createHistory({ a: menu });
  const { change, shown } = history.open();
  const { open, opened } = gate();
  history.state.ready = opened;
  const both = [change('a', toName('Lunch')), change('a', toNight)];
  expect(shown()).toMatchObject([{ code: { name: 'Lunch', values: night.values } }]);
  open();
  await Promise.all(both);
  expect(history.server['a']).toMatchObject({ name: 'Lunch', values: night.values });
  expect(await history.stored()).toEqual([]);
});

test('A code that is added shows when it is saved, and a deletion at once', async () => {
  const history = await createHistory({ a: menu });
  const { change, shown } = history.open();
  const { open, opened } = gate();
  history.state.ready = opened;
  const both = [change('b', { kind: 'add', code: night }), change('a', remove)];
  expect(shown()).toEqual([]);
  open();
  await Promise.all(both);
  expect(shown()).toMatchObject([{ id: 'b', code: night }]);
});

test('A change that waits shows with what was changed elsewhere, and a later one of its code takes its place', async () => {
  const history = await createHistory({ a: menu, b: menu });
  const { change, shown } = history.open();
  history.state.isReachable = false;
  await change('a', toName('Lunch'));
  await change('b', toName('Supper'));
  await change('a', toNight);
  expect(await history.stored()).toEqual(['a', 'b']);
  history.cache.entries.set('a', entryOf('a', { ...menu, folder: 'Café' }));
  const merged = { name: 'Lunch', values: night.values, folder: 'Café' };
  expect(shown().find(({ id }) => id === 'a')?.code).toMatchObject(merged);
});

test('A change that can’t be made on the newest version is withdrawn, and later changes are sent', async () => {
  const history = await createHistory({ a: menu, b: menu });
  const { change, shown } = history.open();
  const refused = change('a', { kind: 'patch', patch: () => undefined });
  const other = change('b', toName('Lunch'));
  await expect(refused).rejects.toThrow(PatchConflictError);
  await other;
  expect(history.server['b']?.name).toBe('Lunch');
  expect(shown().map(({ code }) => code.name)).toEqual(['Menu', 'Lunch']);
  expect(await history.stored()).toEqual([]);
});

test('A change that the server rejects is withdrawn with the reason', async () => {
  const history = await createHistory({ a: menu });
  const { change, shown } = history.open();
  history.state.code = 'BAD_USER_INPUT';
  await expect(change('a', toName('Lunch'))).rejects.toThrow();
  expect(shown()).toMatchObject([{ code: { name: 'Menu' } }]);
  expect(await history.stored()).toEqual([]);
});

test('After the session has ended, nothing more is sent until the next change, and kept changes stay', async () => {
  const history = await createHistory({ a: menu, b: menu });
  await history.keep(['a', remove]);
  history.state.code = 'UNAUTHENTICATED';
  const { change } = history.open();
  await vi.waitFor(() => expect(history.tried).toEqual(['read a']));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(history.tried).toEqual(['read a']);
  expect(await history.stored()).toEqual(['a']);
  history.state.code = '';
  await change('b', remove);
  await allSent(history);
});

test('Without storage, a change that can’t be sent is withdrawn with the reason', async () => {
  rememberPersistence('SESSION');
  const history = await createHistory({ a: menu });
  const { change, shown } = history.open();
  history.state.isReachable = false;
  await expect(change('a', remove)).rejects.toThrow('Failed to fetch');
  expect(shown()).toHaveLength(1);
  history.state.isReachable = true;
  await change('a', remove);
  expect(history.sent).toEqual(['remove a']);
});

test('Restores a code with what was changed after that, and adds it as a new one if it was erased elsewhere', async () => {
  const history = await createHistory({}, { a: menu });
  for (const id of ['a', 'b'])
    history.cache.deleted.set(id, { ...entryOf(id, menu), deletedAt: '2026-11-21' });
  await history.keep(['a', { kind: 'restore' }], ['a', toName('Lunch')], ['b', { kind: 'restore' }]);
  history.open();
  await allSent(history);
  expect(history.server).toMatchObject({ a: { name: 'Lunch' }, 'change-b': { name: 'Menu (my version)' } });
  expect(history.notes).toEqual([expect.stringContaining('“Menu” was deleted for good elsewhere')]);
});

test('Deletes for good what is still there, and spares a code that was restored elsewhere', async () => {
  const history = await createHistory({ saved: menu });
  for (const id of ['deleted', 'restored'])
    history.cache.deleted.set(id, { ...entryOf(id, menu), deletedAt: '2026-11-21' });
  const erase: Intent = { kind: 'erase' };
  await history.keep(['saved', remove], ['saved', erase], ['deleted', erase], ['restored', erase]);
  history.server['restored'] = menu;
  history.open();
  await allSent(history);
  expect(history.sent).toEqual(['read saved,deleted,restored', 'remove saved', 'erase saved,deleted']);
});

test('A deletion sends nothing for a code that was deleted elsewhere, too', async () => {
  const history = await createHistory({ a: menu });
  await history.keep(['a', remove]);
  delete history.server['a'];
  history.open();
  await allSent(history);
  expect(history.sent).toEqual(['read a']);
});

test('Sends an edit of a code that is deleted while it is sent as a new code', async () => {
  const history = await createHistory({ a: menu });
  await history.keep(['a', toNight]);
  const { open, opened } = gate();
  history.state.ready = opened;
  history.open();
  delete history.server['a'];
  open();
  await allSent(history);
  expect(history.server).toMatchObject({ 'change-a': { name: 'Menu (my version)', values: night.values } });
});

test('A tab shows what another tab keeps, until that is sent', async () => {
  const history = await createHistory({ a: menu });
  const [here, there] = [history.open(), history.open()];
  const stop = here.follow();
  history.state.isReachable = false;
  await there.change('a', toName('Lunch'));
  await vi.waitFor(() => expect(here.shown()).toMatchObject([{ code: { name: 'Lunch' } }]));
  await there.change('a', remove);
  await vi.waitFor(() => expect(here.shown()).toEqual([]));
  stop();
});

test('Sends what another tab has stored, and one tab at a time', async () => {
  const history = await createHistory({ a: menu, b: menu });
  await history.keep(['a', remove]);
  const request = vi.fn(async (_name: string, _options: object, act: () => Promise<unknown>) => {
    if (request.mock.calls.length === 1) await history.keep(['b', remove]);
    return act();
  });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  history.open();
  await vi.waitFor(() => expect(history.sent).toContain('remove b'));
  await allSent(history);
  expect(history.sent).toEqual(['read a', 'remove a', 'read b', 'remove b']);
  vi.unstubAllGlobals();
});

test.each(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])(
  'Changes are kept while the server answers %s, and the reason is shown until they are saved',
  async (code) => {
    const history = await createHistory({ a: menu, b: menu });
    const { change } = history.open();
    history.state.code = code;
    await change('a', remove);
    await change('b', remove);
    expect(await history.stored()).toEqual(['a', 'b']);
    const { reasons } = history;
    await vi.waitFor(() => expect(reasons.at(-1)).toBe('The server can’t save at the moment. Trying again…'));
    history.state.code = '';
    window.dispatchEvent(new Event('online'));
    await allSent(history);
    await vi.waitFor(() => expect(reasons.at(-1)).toBeUndefined());
  },
);

test.each(['INTERNAL_SERVER_ERROR', 'BAD_USER_INPUT'])(
  'A kept change that is answered with %s each time doesn’t block others',
  async (code) => {
    const history = await createHistory({ a: menu, b: menu });
    await history.keep(['a', toName('Lunch')], ['b', toName('Supper')]);
    Object.assign(history.state, { code, failsAt: 'Lunch' });
    const { change } = history.open();
    await vi.waitFor(async () => expect(await history.stored()).toEqual(['a']), { timeout: 5_000 });
    history.state.code = '';
    window.dispatchEvent(new Event('online'));
    if (code === 'BAD_USER_INPUT') await change('b', remove);
    await allSent(history);
    expect(history.server['a']?.name).toBe('Lunch');
  },
);
