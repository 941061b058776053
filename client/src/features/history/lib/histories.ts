import type { ApolloClient } from '@apollo/client';
import type { OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { createHistoryStore, type HistoryStore } from './history-store.ts';

/** By the key that opens it: with the key goes all that was opened by it. */
const histories = new WeakMap<CryptoKey, HistoryStore>();

/** The one store of whoever's key that is. */
export function historyOf(client: ApolloClient, open: OpenHistoryKey): HistoryStore {
  const known = histories.get(open.key);
  if (known) return known;
  const store = createHistoryStore(client, open);
  histories.set(open.key, store);
  return store;
}
