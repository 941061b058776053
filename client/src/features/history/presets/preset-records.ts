import type { ApolloClient } from '@apollo/client';
import { maxPresets } from '@canary/input/limits';
import { decryptPreset, encryptPreset } from '@canary/vault/encryption';
import type { SavedPreset } from '@canary/vault/preset';
import { readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import { imageIdsOf, type NewImage } from '../images/design-images.ts';
import { createImageReader, encryptImages } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import {
  DeleteHistoryRecordsDocument,
  EncryptedRecord_record,
  HistoryPresetsDocument,
  RestoreHistoryRecordsDocument,
  SaveHistoryRecordsDocument,
} from '../operations.ts';
import { type Preset, toPreset } from './preset.ts';

const fetchPolicy = 'no-cache';

/** The history was reset elsewhere, so it has another key. */
export class OtherKeyError extends Error {
  override readonly name = 'OtherKeyError';

  constructor() {
    super('Your history was reset elsewhere. Reload the page.');
  }
}

/** Reads and writes the records of presets and of their images. */
export interface PresetRecords {
  /** Reads all presets with their images, newest first. Presets that can't be decrypted are only counted. */
  readAll(): Promise<{ readonly presets: readonly Preset[]; readonly unreadable: number }>;
  /** Saves a new preset with its images, all or none. */
  add(id: string, saved: SavedPreset, images: readonly NewImage[]): Promise<void>;
  /** Saves a version of an existing preset, with the same images. */
  replace(id: string, version: number, saved: SavedPreset): Promise<void>;
  /** Deletes a preset with its images. They can be restored for a day. */
  remove(preset: Preset): Promise<void>;
  restore(preset: Preset): Promise<void>;
}

export function createPresetRecords(client: ApolloClient, unlocked: UnlockedHistory): PresetRecords {
  const { key, userId, keyId, tracker } = unlocked;
  const imageReader = createImageReader(client, unlocked);
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

  const idsOf = ({ id, saved }: Preset) => [id, ...imageIdsOf(saved.design)];

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
      const images = await imageReader.read(readable.flatMap(({ saved }) => imageIdsOf(saved.design)));
      return {
        presets: readable.map(({ record, saved }) => toPreset(record, saved, images)),
        unreadable: records.length - readable.length,
      };
    },
    async add(id, saved, images) {
      const preset = { id, version: 1 };
      const ciphertext = await encryptPreset(key, contextOf(preset), saved);
      await save([{ ...preset, kind: 'PRESET', ciphertext }, ...(await encryptImages(unlocked, images))]);
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
