import type { ApolloClient } from '@apollo/client';
import type { Design } from '@canary/qr/design/design';
import { createStore } from '#shared/store/create-store.ts';
import { errorMessage } from '../error-message.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { conflictingIds } from '../sync/record-client.ts';
import { type Preset, toPreset, toSavedPreset } from './preset.ts';
import { createPresetRecords } from './preset-records.ts';

export interface PresetState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why loading failed, for display. */
  readonly failure?: string;
  /** Newest first. */
  readonly presets: readonly Preset[];
  /** The number of presets that can't be decrypted. */
  readonly unreadable: number;
}

/** The presets of an unlocked history. Changes reject with an error that `errorMessage` describes. */
export interface PresetStore {
  read(): PresetState;
  watch(watcher: () => void): () => void;
  /** Reads the presets from the server. Shows the presets known so far meanwhile, and a failure. */
  load(): Promise<readonly Preset[]>;
  /** Saves a design with its images as a new preset. */
  add(name: string, design: Design): Promise<Preset>;
  /** Renames a preset, also if it was changed on another device meanwhile. */
  rename(preset: Preset, name: string): Promise<void>;
  remove(preset: Preset): Promise<void>;
  /** Restores a preset that was removed in the last day. */
  restore(preset: Preset): Promise<void>;
}

/** One store per key, so that logging out discards all data that the key has decrypted. */
const stores = new WeakMap<CryptoKey, PresetStore>();

export function presetStoreFor(client: ApolloClient, unlocked: UnlockedHistory): PresetStore {
  const existing = stores.get(unlocked.key);
  if (existing) return existing;
  const store = createPresetStore(client, unlocked);
  stores.set(unlocked.key, store);
  return store;
}

function createPresetStore(client: ApolloClient, unlocked: UnlockedHistory): PresetStore {
  const records = createPresetRecords(client, unlocked);
  const store = createStore<PresetState>({ status: 'loading', presets: [], unreadable: 0 });
  const { read, change } = store;
  const show = (shown: Preset) => {
    const others = read().presets.filter(({ id }) => id !== shown.id);
    const presets = [...others, shown];
    change({ presets: presets.sort((one, other) => (one.saved.createdAt < other.saved.createdAt ? 1 : -1)) });
  };
  const load = async () => {
    try {
      change({ status: 'ready', ...(await records.readAll()) });
      return read().presets;
    } catch (error) {
      change({ status: 'failed', failure: errorMessage(error) });
      throw error;
    }
  };
  const renameOnce = async ({ id, version, saved, design }: Preset, name: string) => {
    const renamed = { ...saved, name, updatedAt: new Date().toISOString() };
    await records.replace(id, version + 1, renamed);
    show({ id, version: version + 1, name, design, saved: renamed });
  };

  return {
    read,
    watch: store.watch,
    load,
    async add(name, design) {
      const id = crypto.randomUUID();
      const { saved, images } = toSavedPreset(name, design);
      await records.add(id, saved, images);
      const preset = toPreset(
        { id, version: 1 },
        saved,
        new Map(images.map(({ id: imageId, part }) => [imageId, part])),
      );
      show(preset);
      return preset;
    },
    async rename(preset, name) {
      try {
        await renameOnce(preset, name);
      } catch (error) {
        if (conflictingIds(error).length === 0) throw error;
        await load();
        const current = read().presets.find(({ id }) => id === preset.id);
        if (!current) throw error;
        await renameOnce(current, name);
      }
    },
    async remove(preset) {
      change({ presets: read().presets.filter(({ id }) => id !== preset.id) });
      await records.remove(preset).catch((error) => {
        show(preset);
        throw error;
      });
    },
    async restore(preset) {
      await records.restore(preset);
      show(preset);
    },
  };
}
