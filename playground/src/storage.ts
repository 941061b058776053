import { safeSessionStorage } from '@canary/client/shared/storage/storage.ts';

const ownKeys = (keys: readonly string[]) => keys.filter((key) => key.startsWith('graphiql:'));

/** Keeps GraphiQL's tabs until the browser's tab is closed, because their variables may hold a password. */
export const storage = {
  getItem: safeSessionStorage.get,
  setItem: safeSessionStorage.set,
  removeItem: safeSessionStorage.remove,
  clear() {
    for (const key of ownKeys(safeSessionStorage.keys())) safeSessionStorage.remove(key);
  },
  get length() {
    return ownKeys(safeSessionStorage.keys()).length;
  },
};
