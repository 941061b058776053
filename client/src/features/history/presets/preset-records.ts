import type { ApolloClient } from '@apollo/client';
import { maxPresets } from '@canary/input/limits';
import { decryptImage, decryptPreset, encryptImage, encryptPreset } from '@canary/vault/encryption';
import type { SavedPreset } from '@canary/vault/preset';
import { readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import {
  DeleteHistoryRecordsDocument,
  EncryptedRecord_record,
  HistoryPresetsDocument,
  HistoryRecordsByIdDocument,
  RestoreHistoryRecordsDocument,
  SaveHistoryRecordsDocument,
} from '../operations.ts';
import { batchesOf } from '../sync/record-client.ts';
import { imageIdsOf, type NewImage, type Preset, toPreset } from './preset.ts';

const fetchPolicy = 'no-cache';
/** This many images fit into one response below the limit of many proxies. */
const imagesPerRequest = 3;

/** The history has another key by now: it was reset elsewhere. */
export class OtherKeyError extends Error {
  override readonly name = 'OtherKeyError';

  constructor() {
    super('Your history was reset elsewhere. Reload the page.');
  }
}

/** Reads and writes the records of presets and of their images. */
export interface PresetRecords {
  /** Reads all presets with their images, newest first. Those that can't be decrypted are only counted. */
  readAll(): Promise<{ readonly presets: readonly Preset[]; readonly unreadable: number }>;
  /** Saves a new preset with its images, all or none. */
  add(id: string, saved: SavedPreset, images: readonly NewImage[]): Promise<void>;
  /** Saves a version of an existing preset, with the same images. */
  replace(id: string, version: number, saved: SavedPreset): Promise<void>;
  /** Deletes a preset with its images. They can be restored for a day. */
  remove(preset: Preset): Promise<void>;
  restore(preset: Preset): Promise<void>;
}

export function createPresetRecords(
  client: ApolloClient,
  { key, userId, keyId, tracker }: UnlockedHistory,
): PresetRecords {
  const contextOf = ({ id, version }: { id: string; version: number }) => ({ userId, keyId, id, version });

  const fetchPresets = async (): Promise<EncryptedRecord_RecordFragment[]> => {
    const found: EncryptedRecord_RecordFragment[] = [];
    let after: string | null | undefined;
    do {
      const variables = { first: maxPresets, after: after ?? null };
      const { data } = await client.query({ query: HistoryPresetsDocument, variables, fetchPolicy });
      if (!data) throw new Error('The server answered without a history.');
      if (data.history.keyId !== keyId) throw new OtherKeyError();
      const { edges, pageInfo } = data.history.records;
      found.push(
        ...readFragment(
          EncryptedRecord_record,
          edges.map(({ node }) => node),
        ),
      );
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    return found;
  };

  /** Images that can't be read are left out. */
  const fetchImages = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const images = new Map<string, string>();
    for (const batch of batchesOf(ids, imagesPerRequest)) {
      const { data } = await client.query({
        query: HistoryRecordsByIdDocument,
        variables: { ids: batch },
        fetchPolicy,
      });
      for (const record of readFragment(EncryptedRecord_record, data?.history.recordsById ?? [])) {
        if (!record.ciphertext) continue;
        const image = await decryptImage(key, contextOf(record), record.ciphertext).catch(() => undefined);
        if (image) images.set(record.id, image);
      }
    }
    return images;
  };

  const save = async (
    records: readonly {
      readonly id: string;
      readonly kind: 'PRESET' | 'IMAGE';
      readonly version: number;
      readonly ciphertext: string;
    }[],
  ) => {
    const variables = { input: { keyId, records: [...records] } };
    await client.mutate({ mutation: SaveHistoryRecordsDocument, variables, fetchPolicy });
    for (const { id, version } of records) tracker.accept(id, version);
  };

  const idsOf = ({ id, saved }: Preset) => [id, ...imageIdsOf(saved)];

  return {
    async readAll() {
      const records = await fetchPresets();
      const decrypted = await Promise.all(
        records.map(async (record) => {
          try {
            const saved = await decryptPreset(key, contextOf(record), record.ciphertext ?? '');
            tracker.accept(record.id, record.version);
            return { record, saved };
          } catch {
            return undefined;
          }
        }),
      );
      const readable = decrypted.filter((preset) => preset !== undefined);
      const images = await fetchImages(readable.flatMap(({ saved }) => imageIdsOf(saved)));
      return {
        presets: readable.map(({ record, saved }) => toPreset(record, saved, images)),
        unreadable: records.length - readable.length,
      };
    },
    async add(id, saved, images) {
      const kinds = { preset: 'PRESET', image: 'IMAGE' } as const;
      const preset = { id, kind: kinds.preset, version: 1 };
      await save([
        { ...preset, ciphertext: await encryptPreset(key, contextOf(preset), saved) },
        ...(await Promise.all(
          images.map(async ({ id: imageId, image }) => {
            const record = { id: imageId, kind: kinds.image, version: 1 };
            return { ...record, ciphertext: await encryptImage(key, contextOf(record), image) };
          }),
        )),
      ]);
    },
    async replace(id, version, saved) {
      const ciphertext = await encryptPreset(key, contextOf({ id, version }), saved);
      await save([{ id, kind: 'PRESET', version, ciphertext }]);
    },
    async remove(preset) {
      const variables = { ids: idsOf(preset) };
      await client.mutate({ mutation: DeleteHistoryRecordsDocument, variables, fetchPolicy });
    },
    async restore(preset) {
      const variables = { ids: idsOf(preset) };
      await client.mutate({ mutation: RestoreHistoryRecordsDocument, variables, fetchPolicy });
    },
  };
}
