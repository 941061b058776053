import { encryptRecord } from '@canary/vault/encryption';
import { beforeEach, expect, test } from 'vitest';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import { toEntry } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import { unlockedHistory } from '../testing/fake-history-keys.ts';
import { idOf, savedCode } from '../testing/fake-history-records.ts';
import { localCopyOf } from './local-copy.ts';
import { createRecordCache, type RecordCache } from './record-cache.ts';

const id = idOf(0);
const deletedAt = '2026-11-21T10:00:00.000Z';
let unlocked: UnlockedHistory;
let cache: RecordCache;

beforeEach(async () => {
  unlocked = await unlockedHistory();
  cache = createRecordCache(unlocked, { read: async () => new Map() }, localCopyOf(unlocked.keyId));
});

/** Adds a record in the server's form; a code is named after its version. */
async function receive(part: { version: number; revision: number; isDeleted?: boolean }) {
  const { version, revision, isDeleted = false } = part;
  const { key, userId, keyId } = unlocked;
  const code = savedCode({ name: `Version ${version}` });
  const ciphertext = isDeleted ? null : await encryptRecord(key, { userId, keyId, id, version }, code);
  const record = {
    __typename: 'HistoryRecord',
    id,
    version,
    revision,
    ciphertext,
    deletedAt: isDeleted ? deletedAt : null,
  } as const;
  await cache.add([makeFragmentData(record, EncryptedRecord_record)]);
}

const shown = () => cache.entries.get(id)?.code.name;

test('An older version is reported as rolled back, although its revision is newer', async () => {
  await receive({ version: 2, revision: 2 });
  await receive({ version: 1, revision: 3 });
  expect(shown()).toBeUndefined();
  expect(cache.unreadable.get(id)).toBe('rolled-back');
});

test('A version older than the one that this browser has saved is reported as rolled back', async () => {
  const code = savedCode({ name: 'Version 2' });
  cache.addSaved(toEntry({ id, version: 2, revision: 2 }, code), new Map(), '');
  await receive({ version: 1, revision: 3 });
  expect(shown()).toBeUndefined();
  expect(cache.unreadable.get(id)).toBe('rolled-back');
});

test('A rollback is reported also after the history is loaded again', async () => {
  await receive({ version: 2, revision: 2 });
  cache.clear();
  await receive({ version: 1, revision: 1 });
  expect(cache.unreadable.get(id)).toBe('rolled-back');
});

test('An older revision that arrives late changes nothing', async () => {
  await receive({ version: 2, revision: 2 });
  await receive({ version: 1, revision: 1 });
  expect(shown()).toBe('Version 2');
  expect(cache.unreadable.size).toBe(0);
});

test('A revision from before a deletion elsewhere doesn’t bring the code back', async () => {
  await receive({ version: 1, revision: 1 });
  await receive({ version: 1, revision: 3, isDeleted: true });
  await receive({ version: 1, revision: 2 });
  expect(shown()).toBeUndefined();
  expect([...cache.deleted.keys()]).toEqual([id]);
});

test('A revision from before a deletion in this browser doesn’t bring the code back', async () => {
  await receive({ version: 1, revision: 1 });
  cache.markDeleted(id, 3, deletedAt);
  await receive({ version: 1, revision: 2 });
  expect(shown()).toBeUndefined();
  expect([...cache.deleted.keys()]).toEqual([id]);
  await receive({ version: 1, revision: 4 });
  expect(shown()).toBe('Version 1');
});
