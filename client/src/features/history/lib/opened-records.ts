import { decryptRecord } from '@canary/vault/encryption';
import { NotARecordError, RolledBackError, UnknownFormatError } from '@canary/vault/errors';
import type { OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { type KeptCode, keptCode } from './kept-code.ts';

/** A record as the server has it. */
export interface SealedRecord {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  /** Null once it is deleted. */
  readonly ciphertext?: string | null;
  readonly deletedAt?: string | null;
}

/** Why a saved code could not be opened. */
export type Unreadable = 'changed' | 'newer-form' | 'no-code' | 'rolled-back';

/** What is known of the history's records: opened, gone, or not to be opened. The newest of each by its revision. */
export interface OpenedRecords {
  readonly codes: ReadonlyMap<string, KeptCode>;
  readonly unreadable: ReadonlyMap<string, Unreadable>;
  /** Opens what came from the server and takes in what is newer than what is known. */
  take(records: readonly SealedRecord[]): Promise<void>;
  /** Takes in what this browser has just saved. */
  put(kept: KeptCode): void;
  /** Takes in that the server has none of them any more. */
  drop(ids: readonly string[], revision?: number): void;
  clear(): void;
}

export function createOpenedRecords({ key, userId, keyId, tracker }: OpenHistoryKey): OpenedRecords {
  const codes = new Map<string, KeptCode>();
  const unreadable = new Map<string, Unreadable>();
  /** Up to which revision each is known, deleted ones too: pages and changes don't come in order. */
  const known = new Map<string, number>();
  const isNews = ({ id, revision }: Pick<SealedRecord, 'id' | 'revision'>) =>
    revision > (known.get(id) ?? Number.NEGATIVE_INFINITY);

  const note = (id: string, revision: number) => {
    known.set(id, Math.max(revision, known.get(id) ?? revision));
    codes.delete(id);
    unreadable.delete(id);
  };

  const takeOne = async (record: SealedRecord) => {
    const { id, version, revision, ciphertext, deletedAt } = record;
    if (!isNews(record)) return;
    if (deletedAt || ciphertext == null) return note(id, revision);
    try {
      const code = await decryptRecord(key, { userId, keyId, id, version }, ciphertext);
      // Something newer may have come while it was being opened.
      if (!isNews(record)) return;
      tracker.accept(id, version);
      note(id, revision);
      codes.set(id, keptCode({ id, version, revision }, code));
    } catch (error) {
      if (!isNews(record)) return;
      note(id, revision);
      unreadable.set(id, reasonOf(error));
    }
  };

  return {
    codes,
    unreadable,
    take: async (records) => {
      await Promise.all(records.map(takeOne));
    },
    put: (kept) => {
      if (!isNews(kept)) return;
      tracker.accept(kept.id, kept.version);
      note(kept.id, kept.revision);
      codes.set(kept.id, kept);
    },
    drop: (ids, revision) => {
      for (const id of ids) note(id, revision ?? known.get(id) ?? 0);
    },
    clear: () => {
      codes.clear();
      unreadable.clear();
      known.clear();
    },
  };
}

function reasonOf(error: unknown): Unreadable {
  if (error instanceof UnknownFormatError) return 'newer-form';
  if (error instanceof NotARecordError) return 'no-code';
  return error instanceof RolledBackError ? 'rolled-back' : 'changed';
}
