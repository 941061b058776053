import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { maxFolders } from '@canary/input/limits';
import { decryptFolder, encryptFolder } from '@canary/vault/encryption';
import { useMemo } from 'react';
import { createStore } from '#shared/store/create-store.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { HistoryFoldersDocument } from '../operations.ts';
import { createRecordClient, OtherKeyError } from '../sync/record-client.ts';

/** A folder with its own record. */
interface Folder {
  readonly id: string;
  readonly name: string;
}

/**
 * The folders that exist without codes. Codes name their folder; a record keeps a folder while it is empty. Changes show at
 * once and revert if the server rejects them.
 */
export interface FolderStore {
  read(): readonly Folder[];
  watch(watcher: () => void): () => void;
  load(): Promise<void>;
  /** Keeps folders that have no record yet. */
  keep(names: readonly string[]): Promise<void>;
  /** Deletes the records of a folder. Its codes stay. */
  drop(name: string): Promise<void>;
}

/** One store per key, so that logging out discards all data that the key has decrypted. */
const stores = new WeakMap<CryptoKey, FolderStore>();

export function useFolderStore(unlocked: UnlockedHistory): FolderStore {
  const client = useApolloClient();
  return useMemo(() => {
    const store = stores.get(unlocked.key) ?? createFolderStore(client, unlocked);
    stores.set(unlocked.key, store);
    return store;
  }, [client, unlocked]);
}

function createFolderStore(client: ApolloClient, { key, userId, keyId }: UnlockedHistory): FolderStore {
  const records = createRecordClient(client, keyId);
  const store = createStore<readonly Folder[]>([]);
  const contextOf = ({ id, version }: { id: string; version: number }) => ({ userId, keyId, id, version });
  let loading: Promise<void> | undefined;
  const without = (ids: readonly string[]) => store.read().filter(({ id }) => !ids.includes(id));

  const load = async () => {
    const found = await records
      .readAll(HistoryFoldersDocument, { first: maxFolders })
      // The history page reports that the history has another key.
      .catch((error) => {
        if (error instanceof OtherKeyError) return undefined;
        throw error;
      });
    if (!found) return;
    // A folder that can't be decrypted has nothing to show.
    const folders = await Promise.all(
      found.records.map(async (record) => {
        const saved = await decryptFolder(key, contextOf(record), record.ciphertext ?? '').catch(() => null);
        return saved ? [{ id: record.id, name: saved.name }] : [];
      }),
    );
    store.set(folders.flat());
  };
  /** Loads the folders, unless they were loaded, so that none gets a second record. */
  const loadOnce = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    read: store.read,
    watch: store.watch,
    load() {
      loading = undefined;
      return loadOnce();
    },
    async keep(names) {
      if (names.length === 0) return;
      await loadOnce();
      const kept = new Set(store.read().map(({ name }) => name));
      const added = [...new Set(names)]
        .filter((name) => !kept.has(name))
        .map((name) => ({ id: crypto.randomUUID(), name }));
      if (added.length === 0) return;
      store.set([...store.read(), ...added]);
      try {
        const encrypted = await Promise.all(
          added.map(async ({ id, name }) => {
            const ciphertext = await encryptFolder(key, contextOf({ id, version: 1 }), { v: 1, name });
            return { id, kind: 'FOLDER' as const, version: 1, ciphertext };
          }),
        );
        await records.save(encrypted);
      } catch (error) {
        store.set(without(added.map(({ id }) => id)));
        throw error;
      }
    },
    async drop(name) {
      await loadOnce();
      const dropped = store.read().filter((folder) => folder.name === name);
      if (dropped.length === 0) return;
      const ids = dropped.map(({ id }) => id);
      store.set(without(ids));
      try {
        await records.remove(ids);
      } catch (error) {
        store.set([...store.read(), ...dropped]);
        throw error;
      }
    },
  };
}
