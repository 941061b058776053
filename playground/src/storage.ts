import { attempt } from '@canary/client/shared/storage/attempt.ts';

const ownKeys = () =>
  attempt(() => Object.keys(sessionStorage).filter((key) => key.startsWith('graphiql:'))) ?? [];

/** Keeps GraphiQL's tabs until the browser's tab is closed, because their variables may hold a password. */
export const storage = {
  getItem: (key: string) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string) => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => sessionStorage.removeItem(key)),
  clear() {
    for (const key of ownKeys()) attempt(() => sessionStorage.removeItem(key));
  },
  get length() {
    return ownKeys().length;
  },
};
