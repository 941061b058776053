import type { ApolloClient } from '@apollo/client';
import { maxCiphertextAtOnce } from '@canary/input/limits';
import { encryptRecord } from '@canary/vault/encryption';
import { readFragment } from '#gql/fragment-masking.ts';
import { type HistoryCode, toEntry } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import {
  DeleteHistoryRecordsDocument,
  EncryptedRecord_record,
  HistoryRecordsByIdDocument,
  RestoreHistoryRecordsDocument,
  SaveHistoryRecordsDocument,
} from '../operations.ts';
import type { RecordCache } from './record-cache.ts';

interface RecordVersion {
  readonly id: string;
  readonly version: number;
  readonly code: HistoryCode;
}

/** Sends encrypted changes to the server and updates the cache with the answers. */
export interface RecordClient {
  /** At most `maxSavedAtOnce` records. */
  save(records: readonly RecordVersion[]): Promise<void>;
  /** At most `maxReadAtOnce` records. */
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Reads the current state of records. Returns the history's revision. */
  refresh(ids: readonly string[]): Promise<number>;
}

const fetchPolicy = 'no-cache';

export function createRecordClient(
  client: ApolloClient,
  { key, userId, keyId }: UnlockedHistory,
  cache: RecordCache,
): RecordClient {
  return {
    async save(records) {
      const encrypted = await Promise.all(
        records.map(async ({ id, version, code }) => ({
          id,
          version,
          ciphertext: await encryptRecord(key, { userId, keyId, id, version }, code),
        })),
      );
      const codes = new Map(records.map(({ id, code }) => [id, code]));
      for (const batch of batchesBySize(encrypted)) {
        const variables = { input: { keyId, records: batch } };
        const { data } = await client.mutate({
          mutation: SaveHistoryRecordsDocument,
          variables,
          fetchPolicy,
        });
        for (const saved of data?.saveHistoryRecords ?? []) {
          const code = codes.get(saved.id);
          if (code) cache.addSaved(toEntry(saved, code));
        }
      }
    },
    async remove(ids) {
      const variables = { ids: [...ids] };
      const { data } = await client.mutate({
        mutation: DeleteHistoryRecordsDocument,
        variables,
        fetchPolicy,
      });
      for (const { id, revision } of data?.deleteHistoryRecords ?? []) cache.remove([id], revision);
      // The answer omits records that the server no longer has.
      cache.remove(ids);
    },
    async restore(ids) {
      const variables = { ids: [...ids] };
      const { data } = await client.mutate({
        mutation: RestoreHistoryRecordsDocument,
        variables,
        fetchPolicy,
      });
      await cache.add(data?.restoreHistoryRecords ?? []);
    },
    async refresh(ids) {
      const variables = { ids: [...ids] };
      const { data } = await client.query({ query: HistoryRecordsByIdDocument, variables, fetchPolicy });
      const found = data?.history.recordsById ?? [];
      await cache.add(found);
      const foundIds = new Set(readFragment(EncryptedRecord_record, found).map(({ id }) => id));
      cache.remove(ids.filter((id) => !foundIds.has(id)));
      return data?.history.revision ?? 0;
    },
  };
}

/** Splits records into batches that are no larger than the server accepts. */
function batchesBySize<Item extends { readonly ciphertext: string }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size + item.ciphertext.length > maxCiphertextAtOnce) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(item);
    size += item.ciphertext.length;
  }
  return batches;
}

/**
 * Splits a list into batches.
 *
 * @example batchesOf([1, 2, 3], 2); // [[1, 2], [3]]
 */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}

/** The ids of records whose change the server rejected because they changed or were deleted elsewhere. */
export function conflictingIds(error: unknown): readonly string[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  const [first]: { extensions?: Readonly<Record<string, unknown>> }[] = error.errors;
  const ids = first?.extensions?.['ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
