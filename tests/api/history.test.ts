import { describe, expect, test } from 'vitest';
import {
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxHistoryRecords,
  maxHistorySize,
  wrapRounds,
} from '../../input/src/limits.ts';
import { purgeDeletedRecords } from '../../server/src/modules/history/erase.ts';
import { maxCiphertextBytes as maxBytesOfVault } from '../../vault/src/encryption.ts';
import { pbkdf2Rounds as roundsOfVault } from '../../vault/src/history-key.ts';
import { password } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import {
  addOwner,
  encryptedRecord,
  type HistoryOperation,
  type HistoryOwner,
  operations,
  type ServerRecord,
  wrappedKey,
} from '../support/saved-history.ts';

const day = 24 * 60 * 60_000;
const newIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** Reads a page of a history. */
async function readPage(owner: HistoryOwner, variables: Record<string, unknown> = {}) {
  const { data, errors } = await owner.send('history', variables);
  if (errors) throw new Error(JSON.stringify(errors));
  const { history } = Object(data);
  const { edges, pageInfo } = history.records;
  const records: ServerRecord[] = edges.map(({ node }: { node: ServerRecord }) => node);
  return { history, edges, pageInfo, records, ids: records.map(({ id }) => id) };
}

describeOnBoth('History', (server) => {
  /** Inserts many records of a size directly into the database. */
  async function fill(owner: HistoryOwner, ids: readonly string[], size: number) {
    const { userId } = owner;
    const revision = await owner.revision();
    const records = ids.map((id, index) => ({
      id,
      userId,
      version: 1,
      revision: revision + 1 + index,
      size,
    }));
    await server().db.historyRecord.createMany({
      data: records.map((record) => ({ ...record, ciphertext: 'x'.repeat(size), createdAt: new Date() })),
    });
    const count = ids.length;
    const data = {
      revision: revision + count,
      count: { increment: count },
      size: { increment: count * size },
    };
    await server().db.history.update({ where: { userId }, data });
  }

  /** Compares the stored counts and size with the actual counts and size. */
  async function expectCorrectCounts({ userId }: HistoryOwner) {
    const { db } = server();
    const { count, deletedCount, size } = await db.history.findUniqueOrThrow({ where: { userId } });
    expect(await db.historyRecord.count({ where: { userId, kind: 'CODE', deletedAt: null } })).toBe(count);
    expect(await db.historyRecord.count({ where: { userId, NOT: { deletedAt: null } } })).toBe(deletedCount);
    const records = await db.historyRecord.findMany({ where: { userId } });
    expect(records.reduce((sum, { ciphertext }) => sum + ciphertext.length, 0)).toBe(size);
  }

  test('Returns an empty history before it is created, and rejects visitors', async () => {
    const ada = await addOwner(server(), { hasHistory: false });
    expect((await ada.send('history')).data).toEqual({
      history: {
        keyId: null,
        revision: 0,
        count: 0,
        keys: [],
        records: {
          edges: [],
          pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
        },
      },
    });
    const { keyId } = ada;
    const early: [HistoryOperation, Record<string, unknown>][] = [
      ['saveHistoryRecords', { input: { keyId, records: [encryptedRecord()] } }],
      ['deleteHistoryRecords', { ids: newIds(1) }],
      ['restoreHistoryRecords', { ids: newIds(1) }],
      ['replaceHistoryKey', { input: { keyId, key: wrappedKey('RECOVERY'), password } }],
    ];
    for (const [operation, variables] of early) {
      const { errors } = await ada.send(operation, variables);
      expect(errors, operation).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      const visitor = await postGraphql(server().url, operations[operation], variables);
      expect(visitor.errors, operation).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    const { errors } = await postGraphql(server().url, operations.history);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('Saves, changes and reads codes page by page, newest first', async () => {
    const ada = await addOwner(server());
    const first = encryptedRecord();
    expect(await ada.save(first)).toEqual([
      { ...first, revision: 2, createdAt: expect.any(String), deletedAt: null },
    ]);
    const others = [encryptedRecord(), encryptedRecord(), encryptedRecord()];
    const saved = await ada.save(...others);
    expect(saved.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    const changed = encryptedRecord({ id: first.id, version: 2 });
    expect(await ada.save(changed)).toMatchObject([changed]);

    const whole = await readPage(ada);
    expect(whole.history).toMatchObject({ keyId: ada.keyId, revision: 4, count: 4 });
    // A change doesn't affect the order.
    expect(whole.records.at(-1)).toMatchObject(changed);
    expect([...whole.ids].sort()).toEqual([first, ...others].map(({ id }) => id).sort());
    const one = await readPage(ada, { first: 3 });
    expect(one.ids).toEqual(whole.ids.slice(0, 3));
    expect(one.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(one.pageInfo.endCursor).toBe(one.edges[2].cursor);
    const two = await readPage(ada, { first: 3, after: one.pageInfo.endCursor });
    expect(two.ids).toEqual([first.id]);
    expect(two.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const beyond = await readPage(ada, { after: two.pageInfo.endCursor });
    expect(beyond).toMatchObject({ ids: [], pageInfo: { hasNextPage: false, endCursor: null } });

    const [, second] = others;
    const asked = [first.id, crypto.randomUUID(), second?.id];
    const { data } = await ada.send('recordsById', { ids: asked });
    expect(data).toMatchObject({ history: { recordsById: [changed, second] } });
    await expectCorrectCounts(ada);
  });

  test('Returns fewer records per page when they are large', async () => {
    const ada = await addOwner(server());
    const ids = newIds(60);
    await fill(ada, ids, 21_846);
    const found: string[] = [];
    let after: string | null = null;
    const sizes: number[] = [];
    do {
      const page = await readPage(ada, { first: 500, after });
      const size = page.records.reduce((sum, { ciphertext }) => sum + (ciphertext?.length ?? 0), 0);
      sizes.push(page.ids.length);
      expect(size).toBeLessThanOrEqual(maxCiphertextAtOnce);
      found.push(...page.ids);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(sizes).toEqual([41, 19]);
    expect(found.sort()).toEqual(ids.sort());
  });

  test('Protects records from other users, by id and by cursor', async () => {
    const [ada, eve] = [await addOwner(server()), await addOwner(server())];
    const hers = [encryptedRecord(), encryptedRecord(), encryptedRecord()];
    await ada.save(...hers);
    const ids = hers.map(({ id }) => id);
    const before = await readPage(ada);

    expect((await eve.send('recordsById', { ids })).data).toEqual({ history: { recordsById: [] } });
    expect((await eve.send('deleteHistoryRecords', { ids })).data).toEqual({ deleteHistoryRecords: [] });
    expect((await eve.send('restoreHistoryRecords', { ids })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect((await readPage(eve, { after: before.edges[0].cursor })).ids).toEqual([]);
    // Ids are per user, so she can't even find out whether an id is taken.
    const [own] = await eve.save(encryptedRecord({ id: ids[0] ?? '' }));
    expect((await readPage(eve)).records).toEqual([own]);
    const overwriting = { keyId: ada.keyId, records: [encryptedRecord({ id: ids[0] ?? '', version: 2 })] };
    expect((await eve.send('saveHistoryRecords', { input: overwriting })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId: eve.keyId } },
    ]);
    expect(await readPage(ada)).toEqual(before);
  });

  test('Saves one of several changes of the same version and reports a conflict for the other changes', async () => {
    const ada = await addOwner(server());
    const { id } = encryptedRecord();
    const rivals = Array.from({ length: 8 }, () => encryptedRecord({ id }));
    const save = (record: object) =>
      ada.send('saveHistoryRecords', { input: { keyId: ada.keyId, records: [record] } });
    const answers = await Promise.all(rivals.map(save));
    const winners = rivals.filter((_, index) => !answers[index]?.errors);
    expect(winners).toHaveLength(1);
    for (const { errors } of answers) {
      if (errors) expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', ids: [id] } }]);
    }
    expect((await readPage(ada)).records).toMatchObject(winners);

    for (const version of [1, 3]) {
      const { errors } = await save(encryptedRecord({ id, version }));
      expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', ids: [id] } }]);
    }
    // A retry after a lost answer succeeds.
    expect((await save(winners[0] ?? {})).data).toMatchObject({ saveHistoryRecords: winners });
    const next = encryptedRecord({ id, version: 2 });
    expect(await ada.save(next)).toMatchObject([{ version: 2 }]);
    expect((await save(winners[0] ?? {})).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    await expectCorrectCounts(ada);
  });

  test('Saves all records of a request or none', async () => {
    const ada = await addOwner(server());
    const known = encryptedRecord();
    await ada.save(known);
    const before = await readPage(ada);
    const records = [encryptedRecord(), encryptedRecord({ id: known.id }), encryptedRecord()];
    const input = { keyId: ada.keyId, records };
    expect((await ada.send('saveHistoryRecords', { input })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', ids: [known.id] } },
    ]);
    expect(await readPage(ada)).toEqual(before);
    await expectCorrectCounts(ada);
  });

  test('Restores deleted records within 30 days', async () => {
    const ada = await addOwner(server());
    const [kept, deleted] = [encryptedRecord(), encryptedRecord()];
    await ada.save(kept, deleted);
    const ids = [deleted.id];
    const deletedRecord = {
      id: deleted.id,
      version: 1,
      revision: 3,
      ciphertext: null,
      deletedAt: expect.any(String),
    };
    const unknown = crypto.randomUUID();
    expect((await ada.send('deleteHistoryRecords', { ids: [unknown, ...ids] })).data).toMatchObject({
      deleteHistoryRecords: [deletedRecord],
    });
    expect((await readPage(ada)).ids).toEqual([kept.id]);
    expect((await ada.send('recordsById', { ids })).data).toMatchObject({
      history: { recordsById: [deletedRecord] },
    });
    const changed = encryptedRecord({ id: deleted.id, version: 2, size: 600 });
    const change = { keyId: ada.keyId, records: [changed] };
    expect((await ada.send('saveHistoryRecords', { input: change })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    // Deleting again changes nothing.
    expect((await ada.send('deleteHistoryRecords', { ids })).data).toMatchObject({
      deleteHistoryRecords: [deletedRecord],
    });
    await expectCorrectCounts(ada);

    const both = [kept.id, deleted.id];
    expect((await ada.send('restoreHistoryRecords', { ids: both })).data).toMatchObject({
      restoreHistoryRecords: [kept, { ...deleted, deletedAt: null }],
    });
    expect((await ada.send('saveHistoryRecords', { input: change })).errors).toBeUndefined();
    await expectCorrectCounts(ada);

    await ada.send('deleteHistoryRecords', { ids });
    await purgeDeletedRecords(server().db, Date.now() + 30 * day - 60_000);
    expect((await ada.send('recordsById', { ids })).data).toMatchObject({
      history: { recordsById: { length: 1 } },
    });
    await purgeDeletedRecords(server().db, Date.now() + 30 * day + 60_000);
    expect((await ada.send('recordsById', { ids })).data).toEqual({ history: { recordsById: [] } });
    expect((await ada.send('restoreHistoryRecords', { ids: both })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect((await ada.send('saveHistoryRecords', { input: change })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect(await server().db.historyRecord.count({ where: { userId: ada.userId } })).toBe(1);
    await expectCorrectCounts(ada);
  });

  test('Lists deleted codes with their content, the last deleted first, and erases them at once', async () => {
    const [ada, eve] = [await addOwner(server()), await addOwner(server())];
    const [kept, first, second] = [encryptedRecord(), encryptedRecord(), encryptedRecord()];
    const image = encryptedRecord({ kind: 'IMAGE' });
    await ada.save(kept, first, second, image);
    await ada.send('deleteHistoryRecords', { ids: [second.id] });
    await ada.send('deleteHistoryRecords', { ids: [first.id, image.id] });
    const { records } = await readPage(ada, { deleted: true });
    expect(records).toMatchObject([first, second]);
    expect(records[0]?.deletedAt).toEqual(expect.any(String));
    const page = await readPage(ada, { deleted: true, first: 1 });
    expect(page.ids).toEqual([first.id]);
    const after = page.pageInfo.endCursor;
    expect((await readPage(ada, { deleted: true, first: 1, after })).ids).toEqual([second.id]);
    expect((await readPage(eve, { deleted: true })).ids).toEqual([]);
    // The content of a deleted code's image, too.
    const byId = async (withDeleted: boolean) =>
      (await ada.send('recordsById', { ids: [image.id], withDeleted })).data;
    expect(await byId(true)).toMatchObject({ history: { recordsById: [image] } });
    expect(await byId(false)).toMatchObject({ history: { recordsById: [{ ciphertext: null }] } });

    const revision = await ada.revision();
    const changes = ada.subscribe(revision);
    const ids = [kept.id, first.id, image.id];
    expect((await eve.send('eraseHistoryRecords', { ids })).data).toEqual({ eraseHistoryRecords: [] });
    const { data } = await ada.send('eraseHistoryRecords', { ids });
    expect(Object(data).eraseHistoryRecords.sort()).toEqual([first.id, image.id].sort());
    expect(await changes.next()).toMatchObject({ revision: revision + 1, reset: false, records: [] });
    await changes.close();
    expect((await readPage(ada, { deleted: true })).ids).toEqual([second.id]);
    expect((await readPage(ada)).ids).toEqual([kept.id]);
    expect((await ada.send('restoreHistoryRecords', { ids: [first.id] })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids: [first.id] } },
    ]);
    await expectCorrectCounts(ada);
  });

  test('Keeps a consistent state when a change and a deletion run at once', async () => {
    const ada = await addOwner(server());
    for (let round = 0; round < 5; round += 1) {
      const { id } = encryptedRecord();
      await ada.save(encryptedRecord({ id }));
      const change = encryptedRecord({ id, version: 2 });
      const [saved, deleted] = await Promise.all([
        ada.send('saveHistoryRecords', { input: { keyId: ada.keyId, records: [change] } }),
        ada.send('deleteHistoryRecords', { ids: [id] }),
      ]);
      expect(deleted.errors).toBeUndefined();
      if (saved.errors) expect(saved.errors).toMatchObject([{ extensions: { code: 'GONE', ids: [id] } }]);
      expect((await readPage(ada)).ids).not.toContain(id);
      const { data } = await ada.send('restoreHistoryRecords', { ids: [id] });
      expect(data).toMatchObject({ restoreHistoryRecords: [saved.errors ? { id, version: 1 } : change] });
    }
    await expectCorrectCounts(ada);
  });

  test('Limits a history to 50,000 codes', async () => {
    const ada = await addOwner(server());
    const { userId, keyId } = ada;
    const [one, two] = [encryptedRecord(), encryptedRecord()];
    await ada.save(one);
    await server().db.history.update({ where: { userId }, data: { count: maxHistoryRecords - 1 } });
    const save = (...records: object[]) => ada.send('saveHistoryRecords', { input: { keyId, records } });
    const full = [
      {
        message: 'A history holds up to 50,000 codes. Delete some that you no longer need.',
        extensions: { code: 'BAD_USER_INPUT', field: 'records' },
      },
    ];
    expect((await save(two, encryptedRecord())).errors).toMatchObject(full);
    expect((await save(two)).errors).toBeUndefined();
    expect((await save(encryptedRecord())).errors).toMatchObject(full);
    // Existing codes can still be changed and deleted.
    expect((await save(encryptedRecord({ id: one.id, version: 2 }))).errors).toBeUndefined();
    expect((await ada.send('deleteHistoryRecords', { ids: [one.id] })).errors).toBeUndefined();
    expect((await save(encryptedRecord())).errors).toBeUndefined();
    expect((await ada.send('restoreHistoryRecords', { ids: [one.id] })).errors).toMatchObject([
      { ...full[0], extensions: { field: 'ids' } },
    ]);
  });

  test('Keeps as many deleted codes as saved codes, the last deleted first', async () => {
    const ada = await addOwner(server());
    const { userId } = ada;
    const [first, second, kept] = [encryptedRecord(), encryptedRecord(), encryptedRecord()];
    await ada.save(first, second, kept);
    for (const { id } of [first, second]) await ada.send('deleteHistoryRecords', { ids: [id] });
    await server().db.history.update({
      where: { userId },
      data: { deletedCount: 2 * maxHistoryRecords - 1 },
    });
    await ada.save(encryptedRecord());
    expect((await readPage(ada, { deleted: true })).ids).toEqual([second.id]);
    expect((await readPage(ada)).ids).toHaveLength(2);
  });

  test('Limits a history to 100 MB, deleted codes included', async () => {
    const ada = await addOwner(server());
    const { userId, keyId } = ada;
    const [one, two] = [encryptedRecord({ size: 600 }), encryptedRecord({ size: 600 })];
    await ada.save(one, two);
    await ada.send('deleteHistoryRecords', { ids: [two.id] });
    await expectCorrectCounts(ada);
    await server().db.history.update({ where: { userId }, data: { size: maxHistorySize - 400 } });
    const save = (...records: object[]) => ada.send('saveHistoryRecords', { input: { keyId, records } });
    const full = [
      {
        message: 'Your history is full: it holds 100 MB. Delete what you no longer need.',
        extensions: { code: 'BAD_USER_INPUT', field: 'records' },
      },
    ];
    // 300 bytes are 400 characters, and 600 bytes are 800. The deleted code makes room only if that is enough.
    const records = Array.from({ length: 4 }, () => encryptedRecord());
    expect((await save(...records)).errors).toMatchObject(full);
    expect((await readPage(ada, { deleted: true })).ids).toEqual([two.id]);
    expect((await save(...records.slice(0, 3))).errors).toBeUndefined();
    expect((await readPage(ada, { deleted: true })).ids).toEqual([]);
    expect((await save(encryptedRecord())).errors).toMatchObject(full);
    // Codes can still become shorter, and the history can be reset, even if it is larger than the limit.
    await server().db.history.update({ where: { userId }, data: { size: maxHistorySize + 5_000 } });
    expect((await save(encryptedRecord({ id: one.id, version: 2 }))).errors).toBeUndefined();
    const newKeyId = crypto.randomUUID();
    const input = { keyId, newKeyId, keys: [wrappedKey('PASSWORD')], password };
    expect((await ada.send('resetHistory', { input })).errors).toBeUndefined();
    await expectCorrectCounts(ada);
  });

  test('Accepts requests and records up to the size limits', async () => {
    const ada = await addOwner(server());
    const many = Array.from({ length: 100 }, () => encryptedRecord({ size: 6_750 }));
    expect(await ada.save(...many)).toHaveLength(100);
    const [one] = await ada.save(encryptedRecord({ size: maxCiphertextBytes }));
    expect(one?.ciphertext).toHaveLength(21_846);
    expect(maxBytesOfVault).toBe(maxCiphertextBytes);
    expect(wrapRounds).toEqual({ min: roundsOfVault, max: 10 * roundsOfVault });
  });

  describe('Rejects invalid input and names the field:', () => {
    const id = crypto.randomUUID();
    const wrong: [string, HistoryOperation, Record<string, unknown>, string][] = [
      ['no records', 'saveHistoryRecords', { input: { keyId: id, records: [] } }, 'records'],
      [
        'a version beyond 32 bits',
        'saveHistoryRecords',
        { input: { keyId: id, records: [{ ...encryptedRecord(), version: 2 ** 31 }] } },
        'records.0.version',
      ],
      ['nothing to delete', 'deleteHistoryRecords', { ids: [] }, 'ids'],
      ['nothing to restore', 'restoreHistoryRecords', { ids: [] }, 'ids'],
      ['no id to read', 'recordsById', { ids: [] }, 'ids'],
      ['101 ids to read', 'recordsById', { ids: newIds(101) }, 'ids'],
      ['a page of 0', 'history', { first: 0 }, 'first'],
      ['a page of 501', 'history', { first: 501 }, 'first'],
      ['an invalid cursor', 'history', { after: 'elsewhere' }, 'after'],
    ];
    let owner: Promise<HistoryOwner> | undefined;
    test.each(wrong)('%s', async (_name, operation, variables, field) => {
      owner ??= addOwner(server());
      const { errors } = await (await owner).send(operation, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    });
  });
});
