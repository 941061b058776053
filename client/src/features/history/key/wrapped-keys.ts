import type { ApolloClient } from '@apollo/client';
import { WrongSecretError } from '@canary/vault/errors';
import { unwrapKey, type WrapMethod, type WrappedKey, wrapKey } from '@canary/vault/history-key';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { HistoryKeys_HistoryFragment } from '#gql/graphql.ts';
import { rememberStaying } from '#session/offline-session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import {
  CreateHistoryDocument,
  HistoryKeys_history,
  HistoryKeysDocument,
  ReplaceHistoryKeyDocument,
  ResetHistoryDocument,
} from '../operations.ts';
import { InputError } from './input-error.ts';

/** The account's password. The server checks it before it accepts a key that is wrapped with the password. */
interface Proof {
  readonly password?: string;
}

type KeysFragment = FragmentType<typeof HistoryKeys_history> | undefined;

const fetchPolicy = 'no-cache';

/**
 * The history key on the server: wrapped once with each of the user's secrets.
 *
 * @param refresh loads the keys again after a change elsewhere
 */
export function createWrappedKeys(client: ApolloClient, userId: string, refresh: () => Promise<unknown>) {
  let history: HistoryKeys_HistoryFragment | undefined;

  const setHistory = (fragment: KeysFragment) => {
    history = readFragment(HistoryKeys_history, fragment) ?? undefined;
  };

  const mutate = async (send: () => Promise<KeysFragment>): Promise<void> => {
    try {
      setHistory(await send());
    } catch (error) {
      if (failureOf(error).code !== 'CONFLICT') throw error;
      await refresh();
      throw new InputError('This was changed in another tab or on another device. Try again.');
    }
  };

  return {
    load: async (): Promise<void> => {
      const { data } = await client.query({ query: HistoryKeysDocument, fetchPolicy });
      if (data?.staysLoggedIn) rememberStaying();
      setHistory(data?.history);
    },
    isLoaded: () => history !== undefined,
    /** The id of the key; undefined if there is no history. */
    id: () => history?.keyId ?? undefined,
    methods: (): readonly WrapMethod[] => history?.keys.map(({ method }) => method) ?? [],
    has: (method: WrapMethod) => history?.keys.some((key) => key.method === method) ?? false,
    codeCount: () => history?.count ?? 0,

    wrap: (raw: Uint8Array<ArrayBuffer>, keyId: string, method: WrapMethod, secret: string) =>
      wrapKey(raw, secret, { userId, keyId, method }),

    /** Unwraps the key and overwrites its bytes after `use`. Returns undefined if the secret is wrong. */
    unwrap: async <Value>(
      methods: readonly WrapMethod[],
      secret: string,
      use: (raw: Uint8Array<ArrayBuffer>, keyId: string) => Promise<Value>,
    ): Promise<Value | undefined> => {
      const keyId = history?.keyId ?? '';
      for (const wrapped of history?.keys ?? []) {
        const { method } = wrapped;
        if (!methods.includes(method)) continue;
        const raw = await unwrapKey(wrapped, secret, { userId, keyId, method }).catch((error: unknown) => {
          if (error instanceof WrongSecretError) return undefined;
          throw new InputError(error instanceof Error ? error.message : String(error));
        });
        if (raw) return use(raw, keyId).finally(() => raw.fill(0));
      }
      return undefined;
    },

    create: (keyId: string, key: WrappedKey, proof: Proof) =>
      mutate(async () => {
        const variables = { input: { keyId, keys: [key], ...proof } };
        const { data } = await client.mutate({ mutation: CreateHistoryDocument, variables, fetchPolicy });
        return data?.createHistory;
      }),

    replace: (keyId: string, key: WrappedKey, proof: Proof = {}) =>
      mutate(async () => {
        const variables = { input: { keyId, key, ...proof } };
        const { data } = await client.mutate({ mutation: ReplaceHistoryKeyDocument, variables, fetchPolicy });
        return data?.replaceHistoryKey;
      }),

    /** Deletes the history and creates one with a new key. */
    reset: (newKeyId: string, key: WrappedKey, proof: Proof) =>
      mutate(async () => {
        const variables = { input: { keyId: history?.keyId ?? '', newKeyId, keys: [key], ...proof } };
        const { data } = await client.mutate({ mutation: ResetHistoryDocument, variables, fetchPolicy });
        return data?.resetHistory;
      }),
  };
}
