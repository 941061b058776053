import type { ApolloClient } from '@apollo/client';
import { maxPresets } from '@canary/input/limits';
import { decryptPreset, encryptPreset } from '@canary/vault/encryption';
import type { SavedPreset } from '@canary/vault/preset';
import type { UnlockedHistory } from '../key/keychain.ts';
import { HistoryPresetsDocument } from '../operations.ts';
import { imagePartsOf } from '../parts/design-images.ts';
import { createPartReader, encryptParts } from '../parts/part-records.ts';
import type { NewPart } from '../parts/parts.ts';
import { createRecordClient, type EncryptedVersion } from '../sync/record-client.ts';
import { type Preset, toPreset } from './preset.ts';

/** Reads and writes the records of presets and of their images. */
export interface PresetRecords {
  /** Reads all presets with their images, newest first. Presets that can't be decrypted are only counted. */
  readAll(): Promise<{ readonly presets: readonly Preset[]; readonly unreadable: number }>;
  /** Saves a new preset with its images, all or none. */
  add(id: string, saved: SavedPreset, images: readonly NewPart[]): Promise<void>;
  /** Saves a version of an existing preset, with the same images. */
  replace(id: string, version: number, saved: SavedPreset): Promise<void>;
  /** Deletes a preset with its images. They can be restored for a day. */
  remove(preset: Preset): Promise<void>;
  restore(preset: Preset): Promise<void>;
}

export function createPresetRecords(client: ApolloClient, unlocked: UnlockedHistory): PresetRecords {
  const { key, userId, keyId, tracker } = unlocked;
  const contextOf = ({ id, version }: { id: string; version: number }) => ({ userId, keyId, id, version });
  const records = createRecordClient(client, keyId);
  const partReader = createPartReader(records, unlocked);
  const save = async (saved: readonly EncryptedVersion[]) => {
    await records.save(saved);
    for (const { id, version } of saved) tracker.accept(id, version);
  };
  const idsOf = ({ id, saved }: Preset) => [id, ...imagePartsOf(saved.design).map((part) => part.id)];

  return {
    async readAll() {
      const { records: found } = await records.readAll(HistoryPresetsDocument, { first: maxPresets });
      const decrypted = await Promise.all(
        found.map(async (record) => {
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
      const images = await partReader.read(readable.flatMap(({ saved }) => imagePartsOf(saved.design)));
      return {
        presets: readable.map(({ record, saved }) => toPreset(record, saved, images)),
        unreadable: found.length - readable.length,
      };
    },
    async add(id, saved, images) {
      const preset = { id, version: 1 };
      const ciphertext = await encryptPreset(key, contextOf(preset), saved);
      await save([{ ...preset, kind: 'PRESET', ciphertext }, ...(await encryptParts(unlocked, images))]);
    },
    async replace(id, version, saved) {
      const ciphertext = await encryptPreset(key, contextOf({ id, version }), saved);
      await save([{ id, kind: 'PRESET', version, ciphertext }]);
    },
    remove: async (preset) => void (await records.remove(idsOf(preset))),
    restore: async (preset) => void (await records.restore(idsOf(preset))),
  };
}
