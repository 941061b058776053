import { maxCiphertextAtOnce, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { encryptRecord } from '@canary/vault/encryption';
import { readFragment } from '#gql/fragment-masking.ts';
import { type SavedCode, toEntry } from '../history-entry.ts';
import { imageIdsOf, splitImages } from '../images/design-images.ts';
import { encryptImages } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import type { RecordCache } from './record-cache.ts';
import { conflictingIds, type RecordClient } from './record-client.ts';

export interface CodeVersion {
  readonly id: string;
  readonly version: number;
  readonly code: SavedCode;
}

/** Sends changes of codes, with their images, to the server and updates the cache with the answers. */
export interface CodeRecords {
  /** Saves at most `maxSavedAtOnce` codes. */
  save(codes: readonly CodeVersion[]): Promise<void>;
  /** Deletes at most `maxReadAtOnce` records together with their images. */
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

  /** Encrypts a code and the images that have no record yet. */
  const encrypt = async ({ id, version, code }: CodeVersion) => {
    const known = cache.imagesOf(id);
    const { stored, images } = splitImages(code.look.design, known);
    const record = { ...code, look: { ...code.look, design: stored } };
    const ciphertext = await encryptRecord(key, { userId, keyId, id, version }, record);
    const used = new Map(
      [...known, ...images.map((added) => [added.image, added.id] as const)].filter(([, imageId]) =>
        imageIdsOf(stored).includes(imageId),
      ),
    );
    return {
      id,
      code,
      used,
      group: [{ id, version, ciphertext }, ...(await encryptImages(unlocked, images))],
    };
  };

  /** Images that their code no longer shows, whose records still count against the quota. */
  const unused = new Set<string>();

  /** If erasing an image fails, it is erased before the next save. */
  const removeUnused = async () => {
    if (unused.size === 0) return;
    const ids = [...unused].slice(0, maxReadAtOnce);
    try {
      await client.remove(ids);
      // Erased at once, because only images of deleted codes can be restored.
      await client.erase(ids);
      for (const id of ids) unused.delete(id);
    } catch {
      // A failure only wastes space until the next save tries again.
    }
  };

  const withImageIds = (ids: readonly string[]) => [
    ...ids,
    ...ids.flatMap((id) => [...cache.imagesOf(id).values()]),
  ];

  const save = async (codes: readonly CodeVersion[]): Promise<void> => {
    await removeUnused();
    const encrypted = await Promise.all(codes.map(encrypt));
    const byId = new Map(encrypted.map((one) => [one.id, one]));
    for (const batch of batchesBySize(encrypted.map(({ group }) => group))) {
      for (const saved of await client.save(batch)) {
        const { code, used, group } = byId.get(saved.id) ?? {};
        if (!code || !used || !group?.[0]) continue;
        const before = cache.imagesOf(saved.id);
        cache.addSaved(toEntry(saved, code), used, group[0].ciphertext);
        const kept = new Set(used.values());
        for (const imageId of before.values()) if (!kept.has(imageId)) unused.add(imageId);
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
      const deleted = new Map((await client.remove(withImageIds(ids))).map((record) => [record.id, record]));
      for (const id of ids) {
        const { revision, deletedAt } = deleted.get(id) ?? {};
        if (revision === undefined || deletedAt == null) cache.remove([id]);
        else cache.markDeleted(id, revision, deletedAt);
      }
    },
    async erase(ids) {
      await client.erase(withImageIds(ids));
      cache.remove(ids);
    },
    restore: async (ids) => cache.add(await client.restore(withImageIds(ids)), ids),
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
