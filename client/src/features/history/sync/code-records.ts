import { maxCiphertextAtOnce, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { encryptRecord } from '@canary/vault/encryption';
import { readFragment } from '#gql/fragment-masking.ts';
import { type SavedCode, toEntry } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import { partsOf, replaceParts } from '../parts/code-parts.ts';
import { encryptParts } from '../parts/part-records.ts';
import { splitParts } from '../parts/parts.ts';
import type { RecordCache } from './record-cache.ts';
import { conflictingIds, type RecordClient } from './record-client.ts';

export interface CodeVersion {
  readonly id: string;
  readonly version: number;
  readonly code: SavedCode;
}

/** Sends changes of codes, with their parts, to the server and updates the cache with the answers. */
export interface CodeRecords {
  /** Saves at most `maxSavedAtOnce` codes. */
  save(codes: readonly CodeVersion[]): Promise<void>;
  /** Deletes at most `maxReadAtOnce` records together with their parts. */
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Erases deleted records for good. */
  erase(ids: readonly string[]): Promise<void>;
  /** Reads the current state of records. Returns the history's revision. */
  refresh(ids: readonly string[]): Promise<number>;
}

/** How often a change is tried while other devices change the same records. */
const maxAttempts = 8;

export function createCodeRecords(
  client: RecordClient,
  unlocked: UnlockedHistory,
  cache: RecordCache,
): CodeRecords {
  const { key, userId, keyId } = unlocked;

  /** Encrypts a code and the parts that have no record yet. */
  const encrypt = async ({ id, version, code }: CodeVersion) => {
    const known = cache.partIdsOf(id);
    const { stored, parts } = splitParts((replace) => replaceParts(code, replace), known);
    const ciphertext = await encryptRecord(key, { userId, keyId, id, version }, stored);
    const usedIds = new Set(partsOf(stored).map((part) => part.id));
    const used = new Map(
      [...known, ...parts.map((added) => [added.part, added.id] as const)].filter(([, partId]) =>
        usedIds.has(partId),
      ),
    );
    return {
      id,
      code,
      used,
      group: [{ id, version, ciphertext }, ...(await encryptParts(unlocked, parts))],
    };
  };

  /** Parts that their code no longer has, whose records still count against the quota. */
  const unused = new Set<string>();

  /** If erasing a part fails, it is erased before the next save. */
  const removeUnused = async () => {
    if (unused.size === 0) return;
    const ids = [...unused].slice(0, maxReadAtOnce);
    try {
      await client.remove(ids);
      // Erased at once, because only parts of deleted codes can be restored.
      await client.erase(ids);
      for (const id of ids) unused.delete(id);
    } catch {
      // A failure only wastes space until the next save tries again.
    }
  };

  const withPartIds = (ids: readonly string[]) => [
    ...ids,
    ...ids.flatMap((id) => [...cache.partIdsOf(id).values()]),
  ];

  const save = async (codes: readonly CodeVersion[]): Promise<void> => {
    await removeUnused();
    const encrypted = await Promise.all(codes.map(encrypt));
    const byId = new Map(encrypted.map((one) => [one.id, one]));
    for (const batch of batchesBySize(encrypted.map(({ group }) => group))) {
      for (const saved of await client.save(batch)) {
        const { code, used, group } = byId.get(saved.id) ?? {};
        if (!code || !used || !group?.[0]) continue;
        const before = cache.partIdsOf(saved.id);
        cache.addSaved(toEntry(saved, code), used, group[0].ciphertext);
        const kept = new Set(used.values());
        for (const partId of before.values()) if (!kept.has(partId)) unused.add(partId);
      }
      await removeUnused();
    }
  };

  const refresh = async (ids: readonly string[]): Promise<number> => {
    const { records, revision } = await client.read(ids);
    await cache.add(records);
    const foundIds = new Set(readFragment(EncryptedRecord_record, records).map(({ id }) => id));
    cache.remove(ids.filter((id) => !foundIds.has(id)));
    return revision;
  };

  return {
    save,
    refresh,
    async remove(ids) {
      const deleted = new Map((await client.remove(withPartIds(ids))).map((record) => [record.id, record]));
      for (const id of ids) {
        const { revision, deletedAt } = deleted.get(id) ?? {};
        if (revision === undefined || deletedAt == null) cache.remove([id]);
        else cache.markDeleted(id, revision, deletedAt);
      }
    },
    async erase(ids) {
      await client.erase(withPartIds(ids));
      cache.remove(ids);
    },
    restore: async (ids) => cache.add(await client.restore(withPartIds(ids)), ids),
  };
}

/**
 * Saves codes on top of their newest versions: if other devices have changed the codes, they are read and planned again.
 *
 * @param plan the versions to save, as the cache has the codes now
 */
export async function saveLatest(
  records: Pick<CodeRecords, 'save' | 'refresh'>,
  ids: readonly string[],
  plan: () => readonly CodeVersion[],
): Promise<void> {
  /** The new codes that an earlier attempt has added. */
  const added = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const versions = plan().filter(({ id }) => !added.has(id));
    if (versions.length === 0) return;
    try {
      return await records.save(versions);
    } catch (error) {
      const stale = conflictingIds(error);
      if (stale.length === 0 || attempt === maxAttempts) throw error;
      for (const { id, version } of versions) if (version === 1 && stale.includes(id)) added.add(id);
      await records.refresh(ids);
    }
  }
}

/** Splits groups of records into batches that are no larger than the server accepts. A group stays together. */
function batchesBySize<Item extends { readonly ciphertext: string }>(
  groups: readonly (readonly Item[])[],
): Item[][] {
  const batches: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const added = group.reduce((sum, { ciphertext }) => sum + ciphertext.length, 0);
    const count = (batches.at(-1)?.length ?? 0) + group.length;
    if (size + added > maxCiphertextAtOnce || count > maxSavedAtOnce) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(...group);
    size += added;
  }
  return batches;
}
