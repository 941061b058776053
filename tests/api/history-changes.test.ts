import { expect, test } from 'vitest';
import { maxCiphertextAtOnce } from '../../input/src/limits.ts';
import { forgetDeletedRecords } from '../../server/src/history/purge-deleted.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import {
  addOwner,
  type HistoryOwner,
  ownerOf,
  sealedRecord,
  type ToldChange,
  type ToldRecord,
  wrappedKey,
} from '../support/saved-history.ts';

const day = 24 * 60 * 60_000;

/** A device that follows a history, as our own pages do: what is there, by id, and up to where it knows. */
function createDevice(owner: HistoryOwner, since: number) {
  const records = new Map<string, ToldRecord>();
  let seen = since;
  const apply = (change: ToldChange) => {
    // In order: each begins where the one before has ended.
    expect(change.revision).toBeGreaterThan(seen);
    for (const { revision } of change.records) {
      expect(revision).toBeGreaterThan(seen);
      expect(revision).toBeLessThanOrEqual(change.revision);
    }
    seen = change.revision;
    for (const record of change.records) records.set(record.id, record);
  };
  return {
    seen: () => seen,
    /** What isn't deleted, in no order. */
    live: () => [...records.values()].filter(({ deletedAt }) => deletedAt === null).sort(byId),
    /** Connects, follows until a revision, and leaves. */
    catchUp: async (revision: number) => {
      const changes = owner.follow(seen);
      while (seen < revision) apply(await changes.next());
      await changes.leave();
    },
  };
}

const byId = (a: ToldRecord, b: ToldRecord) => (a.id < b.id ? -1 : 1);

/** What is there by the server's word. */
async function readLive(owner: HistoryOwner): Promise<ToldRecord[]> {
  const { edges } = Object((await owner.ask('history', { first: 500 })).data).history.records;
  return edges.map(({ node }: { node: ToldRecord }) => node).sort(byId);
}

describeOnBoth('HistoryChanges', (server) => {
  test('What one session does another hears of at once, and nobody else does', async () => {
    const [ada, eve] = [await addOwner(server()), await addOwner(server())];
    const [changes, hers] = [ada.follow(1), eve.follow(1)];
    const record = sealedRecord();
    const saving = changes.next();
    const [saved] = await ada.save(record);
    expect(await saving).toEqual({ keyId: ada.keyId, revision: 2, reset: false, records: [saved] });
    await ada.ask('deleteHistoryRecords', { ids: [record.id] });
    const gone = { id: record.id, ciphertext: null, deletedAt: expect.any(String) };
    expect(await changes.next()).toMatchObject({ revision: 3, records: [gone] });
    await ada.ask('restoreHistoryRecords', { ids: [record.id] });
    const { records, revision } = await changes.next();
    expect(records).toMatchObject([{ ...record, deletedAt: null }]);
    const key = wrappedKey('RECOVERY');
    await ada.ask('replaceHistoryKey', { input: { keyId: ada.keyId, key } });
    expect(await changes.next()).toEqual({
      keyId: ada.keyId,
      revision: revision + 1,
      reset: false,
      records: [],
    });

    // The first that Eve hears of is what she does herself.
    const own = sealedRecord();
    await eve.save(own);
    expect(await hers.next()).toMatchObject({ keyId: eve.keyId, records: [own] });
    await Promise.all([changes.leave(), hers.leave()]);
  });

  test('Devices that come and go while two sessions change all they can end with the same', async () => {
    const ada = await addOwner(server());
    const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
    await ada.save(...ids.map((id) => sealedRecord({ id })));
    const devices = [0, 0].map(() => createDevice(ada, 1));
    let isOver = false;
    /** Saves, deletes and restores, whatever becomes of it. */
    const work = async (step: number) => {
      for (let turn = 0; turn < 16; turn += 1) {
        const id = ids[(turn * step) % ids.length] ?? '';
        const { data } = await ada.ask('recordsById', { ids: [id] });
        const [now]: ToldRecord[] = Object(data).history.recordsById;
        if (!now) throw new Error('A record was lost.');
        if (now.deletedAt) await ada.ask('restoreHistoryRecords', { ids: [id] });
        else if (turn % 4 === 0) await ada.ask('deleteHistoryRecords', { ids: [id] });
        else {
          const records = [sealedRecord({ id, version: now.version + 1 })];
          await ada.ask('saveHistoryRecords', { input: { keyId: ada.keyId, records } });
        }
      }
    };
    const following = devices.map(async (device) => {
      while (!isOver) await device.catchUp(device.seen() + 2 + Math.floor(Math.random() * 6));
    });
    await Promise.all([work(1), work(5)]);
    isOver = true;
    // Each wakes once more, since what it waits for may never come.
    for (let more = 0; more < 7; more += 1) await ada.save(sealedRecord());
    await Promise.all(following);
    const [newest, live] = [await ada.revision(), await readLive(ada)];
    for (const device of devices) {
      await device.catchUp(newest);
      expect(device.live()).toEqual(live);
    }
  });

  test('What was missed is told in parts that are not too long', async () => {
    const ada = await addOwner(server());
    const { userId } = ada;
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID());
    const ciphertext = 'x'.repeat(21_846);
    await server().db.historyRecord.createMany({
      data: ids.map((id) => ({ id, userId, version: 1, revision: 2, ciphertext, size: ciphertext.length })),
    });
    await server().db.history.update({ where: { userId }, data: { revision: 2, count: 60 } });
    // They are too many for one part: deleted they are not, and restored they are told in two.
    await ada.ask('deleteHistoryRecords', { ids });
    const device = createDevice(ada, 1);
    await device.catchUp(3);
    expect(device.live()).toEqual([]);
    await ada.ask('restoreHistoryRecords', { ids });
    const changes = ada.follow(3);
    const parts = [await changes.next(), await changes.next()];
    await changes.leave();
    expect(parts.map(({ records }) => records.length)).toEqual([40, 20]);
    for (const { records } of parts) {
      expect(records.length * ciphertext.length).toBeLessThanOrEqual(maxCiphertextAtOnce);
    }
    await device.catchUp(await ada.revision());
    expect(device.live()).toHaveLength(60);
  });

  test('Who has missed what is forgotten by now is told to read all again, and hears what comes after', async () => {
    const ada = await addOwner(server());
    const [kept, deleted] = [sealedRecord(), sealedRecord()];
    await ada.save(kept, deleted);
    await ada.ask('deleteHistoryRecords', { ids: [deleted.id] });
    await forgetDeletedRecords(server().db, Date.now() + day + 60_000);
    const missed = ada.follow(2);
    const upToDate = ada.follow(3);
    expect(await missed.next()).toEqual({ keyId: ada.keyId, revision: 3, reset: true, records: [] });
    const next = sealedRecord();
    await ada.save(next);
    for (const changes of [missed, upToDate]) {
      expect(await changes.next()).toMatchObject({ revision: 4, reset: false, records: [next] });
      await changes.leave();
    }
  });

  test('A history that is set up, or started afresh, is read again', async () => {
    const ada = await addOwner(server(), { hasHistory: false });
    const changes = ada.follow(0);
    const { keyId } = ada;
    const keys = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
    const first = changes.next();
    await ada.ask('createHistory', { input: { keyId, keys } });
    expect(await first).toEqual({ keyId, revision: 1, reset: true, records: [] });
    await ada.save(sealedRecord());
    expect(await changes.next()).toMatchObject({ revision: 2, records: { length: 1 } });
    const newKeyId = crypto.randomUUID();
    await ada.ask('resetHistory', { input: { keyId, newKeyId, keys } });
    expect(await changes.next()).toEqual({ keyId: newKeyId, revision: 3, reset: true, records: [] });
    await changes.leave();
    // From a database that was put back to an earlier state, for instance.
    const ahead = ada.follow(99);
    expect(await ahead.next()).toEqual({ keyId: newKeyId, revision: 3, reset: true, records: [] });
    await ahead.leave();
  });

  test('A revision that is none is refused, and so are strangers and who asks by HTTP', async () => {
    const ada = await addOwner(server());
    const below = ada.follow(-1);
    await expect(below.next()).rejects.toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'since' } },
    ]);
    await below.leave();
    const stranger = ownerOf(server().url, { token: '', headers: { authorization: '' } }, '', '').follow(0);
    await expect(stranger.next()).rejects.toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await stranger.leave();
    const { errors } = await ada.ask('historyChanges', { since: 0 });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  test('Who follows is cut off when their session ends', async () => {
    const ada = await addOwner(server());
    const changes = ada.follow(1);
    const [saved] = await ada.save(sealedRecord());
    expect(await changes.next()).toMatchObject({ records: [saved] });
    await postGraphql(server().url, 'mutation { logOut }', {}, ada.account.headers);
    await expect(changes.next()).rejects.toMatchObject({ code: 4401 });
    await changes.leave();
  });

  test('A database that is away for a moment ends nothing, and nothing is missed', async () => {
    const ada = await addOwner(server());
    const changes = ada.follow(1);
    const [first, second] = [sealedRecord(), sealedRecord()];
    await ada.save(first);
    expect(await changes.next()).toMatchObject({ records: [first] });
    const { history } = server().db;
    const { findUnique } = history;
    let failures = 0;
    const fail = () => {
      failures += 1;
      return Promise.reject(Object.assign(new Error('Not reached'), { code: 'P1001' }));
    };
    Object.assign(history, { findUnique: fail });
    await ada.save(second);
    await expect.poll(() => failures).toBeGreaterThan(0);
    Object.assign(history, { findUnique });
    expect(await changes.next()).toMatchObject({ records: [second] });
    await changes.leave();
  });
});
