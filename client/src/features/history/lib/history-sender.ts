import type { ApolloClient } from '@apollo/client';
import { maxCiphertextAtOnce } from '@canary/input/limits';
import { encryptRecord } from '@canary/vault/encryption';
import type { SavedCode } from '@canary/vault/record';
import type { OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { DeleteHistoryRecordsDocument } from '../api/delete-history-records.ts';
import { HistoryRecordsByIdDocument } from '../api/history-records-by-id.ts';
import { RestoreHistoryRecordsDocument } from '../api/restore-history-records.ts';
import { SaveHistoryRecordsDocument } from '../api/save-history-records.ts';
import { keptCode } from './kept-code.ts';
import type { OpenedRecords } from './opened-records.ts';

/** A saved code that is to be written as that version. */
export interface Draft {
  readonly id: string;
  readonly version: number;
  readonly code: SavedCode;
}

/** The history's operations: what is sent is sealed before, and what comes is opened. */
export interface HistorySender {
  /** At most as many as the server takes at a time. */
  save(drafts: readonly Draft[]): Promise<void>;
  /** The same. */
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Reads them as they are now. Returns the history's revision. */
  refresh(ids: readonly string[]): Promise<number>;
}

export function createHistorySender(
  client: ApolloClient,
  { key, userId, keyId }: OpenHistoryKey,
  records: OpenedRecords,
): HistorySender {
  return {
    async save(drafts) {
      const ciphertext = await Promise.all(
        drafts.map(async ({ id, version, code }) => ({
          id,
          version,
          ciphertext: await encryptRecord(key, { userId, keyId, id, version }, code),
        })),
      );
      const codes = new Map(drafts.map(({ id, code }) => [id, code]));
      for (const some of byLength(ciphertext)) {
        const { data } = await client.mutate({
          mutation: SaveHistoryRecordsDocument,
          variables: { input: { keyId, records: [...some] } },
          fetchPolicy: 'no-cache',
        });
        for (const saved of data?.saveHistoryRecords ?? []) {
          const code = codes.get(saved.id);
          if (code) records.put(keptCode(saved, code));
        }
      }
    },
    async remove(ids) {
      const { data } = await client.mutate({
        mutation: DeleteHistoryRecordsDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'no-cache',
      });
      for (const { id, revision } of data?.deleteHistoryRecords ?? []) records.drop([id], revision);
      // What the server doesn't know any more is gone as well.
      records.drop(ids);
    },
    async restore(ids) {
      const { data } = await client.mutate({
        mutation: RestoreHistoryRecordsDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'no-cache',
      });
      await records.take(data?.restoreHistoryRecords ?? []);
    },
    async refresh(ids) {
      const { data } = await client.query({
        query: HistoryRecordsByIdDocument,
        variables: { ids: [...ids] },
        fetchPolicy: 'no-cache',
      });
      const found = data?.history.recordsById ?? [];
      await records.take(found);
      const names = new Set(found.map(({ id }) => id));
      records.drop(ids.filter((id) => !names.has(id)));
      return data?.history.revision ?? 0;
    },
  };
}

/** What is sent, in pieces that are no longer than the server takes. */
function byLength<Item extends { readonly ciphertext: string }>(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (length + item.ciphertext.length > maxCiphertextAtOnce) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(item);
    length += item.ciphertext.length;
  }
  return pieces;
}
