import { expect, test } from 'vitest';
import { maxCiphertextAtOnce } from '../../input/src/limits.ts';
import { purgeDeletedRecords } from '../../server/src/modules/history/erase.ts';
import { password } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { createRandom } from '../support/random.ts';
import {
  addOwner,
  encryptedRecord,
  type HistoryOwner,
  ownerOf,
  type SentHistoryChange,
  type ServerRecord,
  wrappedKey,
} from '../support/saved-history.ts';

const day = 24 * 60 * 60_000;

/** A client that applies changes, as the history page does. */
function createDevice(owner: HistoryOwner, since: number) {
  const records = new Map<string, ServerRecord>();
  let revision = since;
  const apply = (change: SentHistoryChange) => {
    // Changes arrive in order and without overlap.
    expect(change.revision).toBeGreaterThan(revision);
    for (const record of change.records) {
      expect(record.revision).toBeGreaterThan(revision);
      expect(record.revision).toBeLessThanOrEqual(change.revision);
    }
    revision = change.revision;
    for (const record of change.records) records.set(record.id, record);
  };
  return {
    revision: () => revision,
    /** The records that are not deleted, sorted by id. */
    live: () => [...records.values()].filter(({ deletedAt }) => deletedAt === null).sort(byId),
    /** Connects, applies changes up to a revision, and disconnects. */
    catchUp: async (target: number) => {
      const changes = owner.subscribe(revision);
      while (revision < target) apply(await changes.next());
      await changes.close();
    },
  };
}

const byId = (a: ServerRecord, b: ServerRecord) => (a.id < b.id ? -1 : 1);

/** The records that are not deleted, read from the server. */
async function readLive(owner: HistoryOwner): Promise<ServerRecord[]> {
  const { edges } = Object((await owner.send('history', { first: 500 })).data).history.records;
  return edges.map(({ node }: { node: ServerRecord }) => node).sort(byId);
}

describeOnBoth('History changes', (server) => {
  test('Sends a change to the user’s other sessions and to no other user', async () => {
    const [ada, eve] = [await addOwner(server()), await addOwner(server())];
    const [changes, hers] = [ada.subscribe(1), eve.subscribe(1)];
    const record = encryptedRecord();
    const saving = changes.next();
    const [saved] = await ada.save(record);
    expect(await saving).toEqual({ keyId: ada.keyId, revision: 2, reset: false, records: [saved] });
    await ada.send('deleteHistoryRecords', { ids: [record.id] });
    const deletedRecord = { id: record.id, ciphertext: null, deletedAt: expect.any(String) };
    expect(await changes.next()).toMatchObject({ revision: 3, records: [deletedRecord] });
    await ada.send('restoreHistoryRecords', { ids: [record.id] });
    const { records, revision } = await changes.next();
    expect(records).toMatchObject([{ ...record, deletedAt: null }]);
    const key = wrappedKey('RECOVERY');
    await ada.send('replaceHistoryKey', { input: { keyId: ada.keyId, key, password } });
    expect(await changes.next()).toEqual({
      keyId: ada.keyId,
      revision: revision + 1,
      reset: false,
      records: [],
    });

    // Eve's first event is her own change.
    const own = encryptedRecord();
    await eve.save(own);
    expect(await hers.next()).toMatchObject({ keyId: eve.keyId, records: [own] });
    await Promise.all([changes.close(), hers.close()]);
  });

  test('Brings devices that disconnect and reconnect during changes to the same state', async () => {
    const ada = await addOwner(server());
    const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
    await ada.save(...ids.map((id) => encryptedRecord({ id })));
    const devices = [0, 0].map(() => createDevice(ada, 1));
    let isFinished = false;
    /** Saves, deletes and restores, and ignores conflicts. */
    const work = async (step: number) => {
      for (let turn = 0; turn < 16; turn += 1) {
        const id = ids[(turn * step) % ids.length] ?? '';
        const { data } = await ada.send('recordsById', { ids: [id] });
        const [now]: ServerRecord[] = Object(data).history.recordsById;
        if (!now) throw new Error('A record is missing.');
        if (now.deletedAt) await ada.send('restoreHistoryRecords', { ids: [id] });
        else if (turn % 4 === 0) await ada.send('deleteHistoryRecords', { ids: [id] });
        else {
          const records = [encryptedRecord({ id, version: now.version + 1 })];
          await ada.send('saveHistoryRecords', { input: { keyId: ada.keyId, records } });
        }
      }
    };
    const random = createRandom(20_261_122);
    const following = devices.map(async (device) => {
      while (!isFinished) await device.catchUp(device.revision() + 2 + Math.floor(random() * 6));
    });
    await Promise.all([work(1), work(5)]);
    isFinished = true;
    // Each device may still be waiting for up to 7 further revisions.
    for (let more = 0; more < 7; more += 1) await ada.save(encryptedRecord());
    await Promise.all(following);
    const [newest, live] = [await ada.revision(), await readLive(ada)];
    for (const device of devices) {
      await device.catchUp(newest);
      expect(device.live()).toEqual(live);
    }
  });

  test('Splits missed changes into parts of limited size', async () => {
    const ada = await addOwner(server());
    const { userId } = ada;
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID());
    const ciphertext = 'x'.repeat(21_846);
    const stored = { version: 1, revision: 2, createdAt: new Date() };
    await server().db.historyRecord.createMany({
      data: ids.map((id) => ({ id, userId, ...stored, ciphertext, size: ciphertext.length })),
    });
    await server().db.history.update({ where: { userId }, data: { revision: 2, count: 60 } });
    // Deletions have no ciphertext and fit in one part. Restored records need two.
    await ada.send('deleteHistoryRecords', { ids });
    const device = createDevice(ada, 1);
    await device.catchUp(3);
    expect(device.live()).toEqual([]);
    await ada.send('restoreHistoryRecords', { ids });
    const changes = ada.subscribe(3);
    const parts = [await changes.next(), await changes.next()];
    await changes.close();
    expect(parts.map(({ records }) => records.length)).toEqual([41, 19]);
    for (const { records } of parts) {
      expect(records.length * ciphertext.length).toBeLessThanOrEqual(maxCiphertextAtOnce);
    }
    await device.catchUp(await ada.revision());
    expect(device.live()).toHaveLength(60);
  });

  test('Sends a reset to a client that missed purged deletions, and later changes to every client', async () => {
    const ada = await addOwner(server());
    const [kept, deleted] = [encryptedRecord(), encryptedRecord()];
    await ada.save(kept, deleted);
    await ada.send('deleteHistoryRecords', { ids: [deleted.id] });
    await purgeDeletedRecords(server().db, Date.now() + 30 * day + 60_000);
    const missed = ada.subscribe(2);
    const upToDate = ada.subscribe(3);
    expect(await missed.next()).toEqual({ keyId: ada.keyId, revision: 3, reset: true, records: [] });
    const next = encryptedRecord();
    await ada.save(next);
    for (const changes of [missed, upToDate]) {
      expect(await changes.next()).toMatchObject({ revision: 4, reset: false, records: [next] });
      await changes.close();
    }
  });

  test('Sends a reset when a history is created or reset', async () => {
    const ada = await addOwner(server(), { hasHistory: false });
    const changes = ada.subscribe(0);
    const { keyId } = ada;
    const keys = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
    const first = changes.next();
    await ada.send('createHistory', { input: { keyId, keys } });
    expect(await first).toEqual({ keyId, revision: 1, reset: true, records: [] });
    await ada.save(encryptedRecord());
    expect(await changes.next()).toMatchObject({ revision: 2, records: { length: 1 } });
    const newKeyId = crypto.randomUUID();
    await ada.send('resetHistory', { input: { keyId, newKeyId, keys, password } });
    expect(await changes.next()).toEqual({ keyId: newKeyId, revision: 3, reset: true, records: [] });
    await changes.close();
    // A client is ahead, for example, after the database was restored from a backup.
    const ahead = ada.subscribe(99);
    expect(await ahead.next()).toEqual({ keyId: newKeyId, revision: 3, reset: true, records: [] });
    await ahead.close();
  });

  test('Rejects an invalid revision, an unauthenticated client, and a subscription over HTTP', async () => {
    const ada = await addOwner(server());
    const below = ada.subscribe(-1);
    await expect(below.next()).rejects.toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'since' } },
    ]);
    await below.close();
    const stranger = ownerOf(server().url, { token: '', headers: { authorization: '' } }, '', '').subscribe(
      0,
    );
    await expect(stranger.next()).rejects.toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await stranger.close();
    const { errors } = await ada.send('historyChanges', { since: 0 });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  test('Closes the subscription when the session ends', async () => {
    const ada = await addOwner(server());
    const changes = ada.subscribe(1);
    const [saved] = await ada.save(encryptedRecord());
    expect(await changes.next()).toMatchObject({ records: [saved] });
    await postGraphql(server().url, 'mutation { logOut }', {}, ada.account.headers);
    await expect(changes.next()).rejects.toMatchObject({ code: 4401 });
    await changes.close();
  });

  test('Keeps the subscription through a short database outage without missing a change', async () => {
    const ada = await addOwner(server());
    const changes = ada.subscribe(1);
    const [first, second] = [encryptedRecord(), encryptedRecord()];
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
    await changes.close();
  });
});
