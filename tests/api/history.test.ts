import { describe, expect, test } from 'vitest';
import {
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxHistoryRecords,
  wrapRounds,
} from '../../input/src/limits.ts';
import { forgetDeletedRecords } from '../../server/src/history/purge-deleted.ts';
import { maxCiphertextBytes as maxBytesOfVault } from '../../vault/src/encryption.ts';
import { pbkdf2Rounds as roundsOfVault } from '../../vault/src/history-key.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import {
  addOwner,
  type HistoryOperation,
  type HistoryOwner,
  operations,
  sealedRecord,
  type ToldRecord,
  wrappedKey,
} from '../support/saved-history.ts';

const day = 24 * 60 * 60_000;
const newIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** A page of somebody's history. */
async function readPage(owner: HistoryOwner, variables: Record<string, unknown> = {}) {
  const { data, errors } = await owner.ask('history', variables);
  if (errors) throw new Error(JSON.stringify(errors));
  const { history } = Object(data);
  const { edges, pageInfo } = history.records;
  const records: ToldRecord[] = edges.map(({ node }: { node: ToldRecord }) => node);
  return { history, edges, pageInfo, records, ids: records.map(({ id }) => id) };
}

describeOnBoth('History', (server) => {
  /** Makes the `sealed` of many records long, without sending it. */
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
      data: records.map((record) => ({ ...record, ciphertext: 'x'.repeat(size) })),
    });
    const data = { revision: revision + ids.length, count: { increment: ids.length } };
    await server().db.history.update({ where: { userId }, data });
  }

  /** Holds what a history counts to what there is. */
  async function expectTrueCounts({ userId }: HistoryOwner) {
    const { db } = server();
    const { count, deletedCount } = await db.history.findUniqueOrThrow({ where: { userId } });
    expect(await db.historyRecord.count({ where: { userId, deletedAt: null } })).toBe(count);
    expect(await db.historyRecord.count({ where: { userId, NOT: { deletedAt: null } } })).toBe(deletedCount);
  }

  test('Nobody has a history before they set it up, and visitors none at all', async () => {
    const ada = await addOwner(server(), { hasHistory: false });
    expect((await ada.ask('history')).data).toEqual({
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
      ['saveHistoryRecords', { input: { keyId, records: [sealedRecord()] } }],
      ['deleteHistoryRecords', { ids: newIds(1) }],
      ['restoreHistoryRecords', { ids: newIds(1) }],
      ['replaceHistoryKey', { input: { keyId, key: wrappedKey('RECOVERY') } }],
    ];
    for (const [operation, variables] of early) {
      const { errors } = await ada.ask(operation, variables);
      expect(errors, operation).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      const strangers = await postGraphql(server().url, operations[operation], variables);
      expect(strangers.errors, operation).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    const { errors } = await postGraphql(server().url, operations.history);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('Codes are saved, changed and read page by page, the newest first', async () => {
    const ada = await addOwner(server());
    const first = sealedRecord();
    expect(await ada.save(first)).toEqual([
      { ...first, revision: 2, createdAt: expect.any(String), deletedAt: null },
    ]);
    const others = [sealedRecord(), sealedRecord(), sealedRecord()];
    const saved = await ada.save(...others);
    expect(saved.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    const changed = sealedRecord({ id: first.id, version: 2 });
    expect(await ada.save(changed)).toMatchObject([changed]);

    const whole = await readPage(ada);
    expect(whole.history).toMatchObject({ keyId: ada.keyId, revision: 4, count: 4 });
    // What is changed stays where it was.
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
    const { data } = await ada.ask('recordsById', { ids: asked });
    expect(data).toMatchObject({ history: { recordsById: [changed, second] } });
    await expectTrueCounts(ada);
  });

  test('A page of long records has fewer of them, and leads on to the rest', async () => {
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

  test('Nobody gets at what is another’s, by id or by cursor', async () => {
    const [ada, eve] = [await addOwner(server()), await addOwner(server())];
    const hers = [sealedRecord(), sealedRecord(), sealedRecord()];
    await ada.save(...hers);
    const ids = hers.map(({ id }) => id);
    const before = await readPage(ada);

    expect((await eve.ask('recordsById', { ids })).data).toEqual({ history: { recordsById: [] } });
    expect((await eve.ask('deleteHistoryRecords', { ids })).data).toEqual({ deleteHistoryRecords: [] });
    expect((await eve.ask('restoreHistoryRecords', { ids })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect((await readPage(eve, { after: before.edges[0].cursor })).ids).toEqual([]);
    // Nor does she learn that there is something: an id of another's is as good as any.
    const [own] = await eve.save(sealedRecord({ id: ids[0] ?? '' }));
    expect((await readPage(eve)).records).toEqual([own]);
    const overwriting = { keyId: ada.keyId, records: [sealedRecord({ id: ids[0] ?? '', version: 2 })] };
    expect((await eve.ask('saveHistoryRecords', { input: overwriting })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId: eve.keyId } },
    ]);
    expect(await readPage(ada)).toEqual(before);
  });

  test('Of two changes of the same version one is saved, and the other is told', async () => {
    const ada = await addOwner(server());
    const { id } = sealedRecord();
    const rivals = Array.from({ length: 8 }, () => sealedRecord({ id }));
    const save = (record: object) =>
      ada.ask('saveHistoryRecords', { input: { keyId: ada.keyId, records: [record] } });
    const answers = await Promise.all(rivals.map(save));
    const winners = rivals.filter((_, index) => !answers[index]?.errors);
    expect(winners).toHaveLength(1);
    for (const { errors } of answers) {
      if (errors) expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', ids: [id] } }]);
    }
    expect((await readPage(ada)).records).toMatchObject(winners);

    for (const version of [1, 3]) {
      const { errors } = await save(sealedRecord({ id, version }));
      expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', ids: [id] } }]);
    }
    // Whoever didn't hear the answer sends it again.
    expect((await save(winners[0] ?? {})).data).toMatchObject({ saveHistoryRecords: winners });
    const next = sealedRecord({ id, version: 2 });
    expect(await ada.save(next)).toMatchObject([{ version: 2 }]);
    expect((await save(winners[0] ?? {})).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    await expectTrueCounts(ada);
  });

  test('Records are saved all or none', async () => {
    const ada = await addOwner(server());
    const known = sealedRecord();
    await ada.save(known);
    const before = await readPage(ada);
    const records = [sealedRecord(), sealedRecord({ id: known.id }), sealedRecord()];
    const input = { keyId: ada.keyId, records };
    expect((await ada.ask('saveHistoryRecords', { input })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', ids: [known.id] } },
    ]);
    expect(await readPage(ada)).toEqual(before);
    await expectTrueCounts(ada);
  });

  test('What is deleted can be restored for a day, and is then gone', async () => {
    const ada = await addOwner(server());
    const [kept, deleted] = [sealedRecord(), sealedRecord()];
    await ada.save(kept, deleted);
    const ids = [deleted.id];
    const gone = { id: deleted.id, version: 1, revision: 3, ciphertext: null, deletedAt: expect.any(String) };
    const unknown = crypto.randomUUID();
    expect((await ada.ask('deleteHistoryRecords', { ids: [unknown, ...ids] })).data).toMatchObject({
      deleteHistoryRecords: [gone],
    });
    expect((await readPage(ada)).ids).toEqual([kept.id]);
    expect((await ada.ask('recordsById', { ids })).data).toMatchObject({ history: { recordsById: [gone] } });
    const change = { keyId: ada.keyId, records: [sealedRecord({ id: deleted.id, version: 2 })] };
    expect((await ada.ask('saveHistoryRecords', { input: change })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    // Once more changes nothing.
    expect((await ada.ask('deleteHistoryRecords', { ids })).data).toMatchObject({
      deleteHistoryRecords: [gone],
    });
    await expectTrueCounts(ada);

    const both = [kept.id, deleted.id];
    expect((await ada.ask('restoreHistoryRecords', { ids: both })).data).toMatchObject({
      restoreHistoryRecords: [kept, { ...deleted, deletedAt: null }],
    });
    expect((await ada.ask('saveHistoryRecords', { input: change })).errors).toBeUndefined();
    await expectTrueCounts(ada);

    await ada.ask('deleteHistoryRecords', { ids });
    await forgetDeletedRecords(server().db, Date.now() + day - 60_000);
    expect((await ada.ask('recordsById', { ids })).data).toMatchObject({
      history: { recordsById: { length: 1 } },
    });
    await forgetDeletedRecords(server().db, Date.now() + day + 60_000);
    expect((await ada.ask('recordsById', { ids })).data).toEqual({ history: { recordsById: [] } });
    expect((await ada.ask('restoreHistoryRecords', { ids: both })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect((await ada.ask('saveHistoryRecords', { input: change })).errors).toMatchObject([
      { extensions: { code: 'GONE', ids } },
    ]);
    expect(await server().db.historyRecord.count({ where: { userId: ada.userId } })).toBe(1);
    await expectTrueCounts(ada);
  });

  test('A change and a deletion at once leave the same for everybody, and nothing is lost by it', async () => {
    const ada = await addOwner(server());
    for (let round = 0; round < 5; round += 1) {
      const { id } = sealedRecord();
      await ada.save(sealedRecord({ id }));
      const change = sealedRecord({ id, version: 2 });
      const [saved, deleted] = await Promise.all([
        ada.ask('saveHistoryRecords', { input: { keyId: ada.keyId, records: [change] } }),
        ada.ask('deleteHistoryRecords', { ids: [id] }),
      ]);
      expect(deleted.errors).toBeUndefined();
      if (saved.errors) expect(saved.errors).toMatchObject([{ extensions: { code: 'GONE', ids: [id] } }]);
      expect((await readPage(ada)).ids).not.toContain(id);
      const { data } = await ada.ask('restoreHistoryRecords', { ids: [id] });
      expect(data).toMatchObject({ restoreHistoryRecords: [saved.errors ? { id, version: 1 } : change] });
    }
    await expectTrueCounts(ada);
  });

  test('A history holds 50,000 codes, and says so when it is full', async () => {
    const ada = await addOwner(server());
    const { userId, keyId } = ada;
    const [one, two] = [sealedRecord(), sealedRecord()];
    await ada.save(one);
    await server().db.history.update({ where: { userId }, data: { count: maxHistoryRecords - 1 } });
    const save = (...records: object[]) => ada.ask('saveHistoryRecords', { input: { keyId, records } });
    const full = [
      {
        message: 'A history holds up to 50,000 codes. Delete some that you no longer need.',
        extensions: { code: 'BAD_USER_INPUT', field: 'records' },
      },
    ];
    expect((await save(two, sealedRecord())).errors).toMatchObject(full);
    expect((await save(two)).errors).toBeUndefined();
    expect((await save(sealedRecord())).errors).toMatchObject(full);
    // What is there can still be changed and deleted.
    expect((await save(sealedRecord({ id: one.id, version: 2 }))).errors).toBeUndefined();
    expect((await ada.ask('deleteHistoryRecords', { ids: [one.id] })).errors).toBeUndefined();
    expect((await save(sealedRecord())).errors).toBeUndefined();
    expect((await ada.ask('restoreHistoryRecords', { ids: [one.id] })).errors).toMatchObject([
      { ...full[0], extensions: { field: 'ids' } },
    ]);
    // Nor is the database filled by deleting all the time.
    const data = { count: 1, deletedCount: 2 * maxHistoryRecords - 1 };
    await server().db.history.update({ where: { userId }, data });
    expect((await save(sealedRecord())).errors).toMatchObject([
      { message: expect.stringContaining('Try again tomorrow'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test('As much is saved at once as may be, and no more', async () => {
    const ada = await addOwner(server());
    const many = Array.from({ length: 100 }, () => sealedRecord({ size: 6_750 }));
    expect(await ada.save(...many)).toHaveLength(100);
    const [one] = await ada.save(sealedRecord({ size: maxCiphertextBytes }));
    expect(one?.ciphertext).toHaveLength(21_846);
    expect(maxBytesOfVault).toBe(maxCiphertextBytes);
    expect(wrapRounds).toEqual({ min: roundsOfVault, max: 10 * roundsOfVault });
  });

  describe('What is wrong is told by its field:', () => {
    const id = crypto.randomUUID();
    const keyId = crypto.randomUUID();
    const records = (...list: object[]) => ({ input: { keyId, records: list } });
    const wrong: [string, HistoryOperation, Record<string, unknown>, string][] = [
      ['no records', 'saveHistoryRecords', records(), 'records'],
      [
        '101 records',
        'saveHistoryRecords',
        records(...newIds(101).map((own) => sealedRecord({ id: own, size: 1 }))),
        'records',
      ],
      [
        'too much at once',
        'saveHistoryRecords',
        records(...newIds(42).map((own) => sealedRecord({ id: own, size: 16_384 }))),
        'records',
      ],
      ['a record over 16 KB', 'saveHistoryRecords', records(sealedRecord({ size: 16_385 })), 'records'],
      [
        'a record twice',
        'saveHistoryRecords',
        records(sealedRecord({ id }), sealedRecord({ id })),
        'records',
      ],
      ['an empty record', 'saveHistoryRecords', records({ id, version: 1, ciphertext: '' }), 'records'],
      [
        'a record that is no base64url',
        'saveHistoryRecords',
        records({ id, version: 1, ciphertext: 'a+b=' }),
        'records',
      ],
      ['version 0', 'saveHistoryRecords', records(sealedRecord({ version: 0 })), 'records'],
      ['an id that is none', 'saveHistoryRecords', records(sealedRecord({ id: 'mine' })), 'records'],
      ['an id in capitals', 'saveHistoryRecords', records(sealedRecord({ id: id.toUpperCase() })), 'records'],
      [
        'a key that is none',
        'saveHistoryRecords',
        { input: { keyId: 'key', records: [sealedRecord()] } },
        'keyId',
      ],
      [
        'a version past all numbers',
        'saveHistoryRecords',
        records({ ...sealedRecord(), version: 2 ** 31 }),
        'records.0.version',
      ],
      ['nothing to delete', 'deleteHistoryRecords', { ids: [] }, 'ids'],
      ['501 to delete', 'deleteHistoryRecords', { ids: newIds(501) }, 'ids'],
      ['one to delete twice', 'deleteHistoryRecords', { ids: [id, id] }, 'ids'],
      ['no id to delete', 'deleteHistoryRecords', { ids: ["' OR 1=1 --"] }, 'ids'],
      ['nothing to restore', 'restoreHistoryRecords', { ids: [] }, 'ids'],
      ['501 to restore', 'restoreHistoryRecords', { ids: newIds(501) }, 'ids'],
      ['101 to read', 'recordsById', { ids: newIds(101) }, 'ids'],
      ['a page of none', 'history', { first: 0 }, 'first'],
      ['a page of 501', 'history', { first: 501 }, 'first'],
      ['a cursor of elsewhere', 'history', { after: 'elsewhere' }, 'after'],
    ];
    let owner: Promise<HistoryOwner> | undefined;
    test.each(wrong)('%s', async (_name, operation, variables, field) => {
      owner ??= addOwner(server());
      const { errors } = await (await owner).ask(operation, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    });
  });
});
