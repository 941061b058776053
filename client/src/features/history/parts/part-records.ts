import { decryptImage, decryptRun, encryptImage, encryptRun } from '@canary/vault/encryption';
import { readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import { batchesOf } from '../sync/batches.ts';
import { localCopyOf } from '../sync/local-copy.ts';
import type { RecordClient } from '../sync/record-client.ts';
import { type NewPart, type PartKind, type PartReference, partKindOf } from './parts.ts';

/** The number of parts in a request. Their response is smaller than the limit of many proxies. */
const partsPerRequest = 2;

const encryptions = {
  IMAGE: { encrypt: encryptImage, decrypt: decryptImage },
  RUN: { encrypt: encryptRun, decrypt: decryptRun },
} satisfies Record<PartKind, object>;

/** Reads the parts that codes and presets refer to. */
export interface PartReader {
  /** Returns the parts by id, also of deleted codes. Leaves out parts that were erased or can't be decrypted. */
  read(parts: readonly PartReference[]): Promise<ReadonlyMap<string, string>>;
}

/** Creates a reader that keeps parts, in memory and in the local copy: a part never changes. */
export function createPartReader(client: RecordClient, unlocked: UnlockedHistory): PartReader {
  const known = new Map<string, string>();
  const { keyId } = unlocked;
  const copy = localCopyOf(keyId);
  return {
    async read(parts) {
      const kinds = new Map(parts.map(({ id, kind }) => [id, kind]));
      const missing = () => [...kinds.keys()].filter((id) => !known.has(id));
      const decrypt = async ({
        id,
        ciphertext,
      }: Pick<EncryptedRecord_RecordFragment, 'id' | 'ciphertext'>) => {
        const kind = kinds.get(id);
        if (!ciphertext || !kind) return;
        const part = await decryptPart(unlocked, { id, kind, ciphertext }).catch(() => undefined);
        if (part) known.set(id, part);
      };
      if (missing().length > 0) {
        for (const record of await copy.readParts(missing())) await decrypt(record);
      }
      for (const batch of batchesOf(missing(), partsPerRequest)) {
        const found = await client.read(batch, true);
        const records = readFragment(EncryptedRecord_record, found.records);
        for (const record of records) await decrypt(record);
        await copy.saveParts(records.filter(({ id }) => known.has(id)));
      }
      const found = new Map<string, string>();
      for (const { id } of parts) {
        const part = known.get(id);
        if (part) found.set(id, part);
      }
      return found;
    },
  };
}

type Key = Pick<UnlockedHistory, 'key' | 'userId' | 'keyId'>;

/** Encrypts new parts as records. */
export function encryptParts({ key, userId, keyId }: Key, parts: readonly NewPart[]) {
  return Promise.all(
    parts.map(async (added) => {
      const { id, part } = added;
      const kind = partKindOf(added);
      const ciphertext = await encryptions[kind].encrypt(key, { userId, keyId, id, version: 1 }, part);
      return { id, kind, version: 1, ciphertext };
    }),
  );
}

/** Decrypts a part. It has only one version. */
export function decryptPart(
  { key, userId, keyId }: Key,
  { id, kind, ciphertext }: PartReference & { readonly ciphertext: string },
): Promise<string> {
  return encryptions[kind].decrypt(key, { userId, keyId, id, version: 1 }, ciphertext);
}
