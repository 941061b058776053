import { decryptImage, encryptImage } from '@canary/vault/encryption';
import { readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import { batchesOf } from '../sync/batches.ts';
import { localCopyOf } from '../sync/local-copy.ts';
import type { RecordClient } from '../sync/record-client.ts';
import type { NewImage } from './design-images.ts';

/** The number of images in a request. Their response is smaller than the limit of many proxies. */
const imagesPerRequest = 3;

/** Reads the images that codes and presets refer to. */
export interface ImageReader {
  /** Returns the images by id, also of deleted codes. Leaves out images that were erased or can't be decrypted. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Creates a reader that keeps images, in memory and in the local copy: an image never changes. */
export function createImageReader(client: RecordClient, unlocked: UnlockedHistory): ImageReader {
  const known = new Map<string, string>();
  const { key, userId, keyId } = unlocked;
  const copy = localCopyOf(keyId);
  const decrypt = async ({
    id,
    version,
    ciphertext,
  }: Pick<EncryptedRecord_RecordFragment, 'id' | 'version' | 'ciphertext'>) => {
    if (!ciphertext) return;
    const image = await decryptImage(key, { userId, keyId, id, version }, ciphertext).catch(() => undefined);
    if (image) known.set(id, image);
  };
  const missingOf = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !known.has(id));
  return {
    async read(ids) {
      if (missingOf(ids).length > 0) {
        for (const record of await copy.readImages(missingOf(ids))) await decrypt(record);
      }
      for (const batch of batchesOf(missingOf(ids), imagesPerRequest)) {
        const found = await client.read(batch, true);
        const records = readFragment(EncryptedRecord_record, found.records);
        for (const record of records) await decrypt(record);
        await copy.saveImages(records.filter(({ id }) => known.has(id)));
      }
      const found = new Map<string, string>();
      for (const id of ids) {
        const image = known.get(id);
        if (image) found.set(id, image);
      }
      return found;
    },
  };
}

/** Encrypts new images as records. */
export function encryptImages(
  { key, userId, keyId }: Pick<UnlockedHistory, 'key' | 'userId' | 'keyId'>,
  images: readonly NewImage[],
) {
  return Promise.all(
    images.map(async ({ id, image }) => {
      const ciphertext = await encryptImage(key, { userId, keyId, id, version: 1 }, image);
      return { id, kind: 'IMAGE' as const, version: 1, ciphertext };
    }),
  );
}
