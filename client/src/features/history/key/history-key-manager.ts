import type { ApolloClient } from '@apollo/client';
import { WrongSecretError } from '@canary/vault/errors';
import {
  generateHistoryKey,
  importHistoryKey,
  unwrapKey,
  type WrapMethod,
  type WrappedKey,
  wrapKey,
} from '@canary/vault/history-key';
import { generateRecoveryCode, parseRecoveryCode } from '@canary/vault/recovery-code';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { HistoryKeys_HistoryFragment } from '#gql/graphql.ts';
import { deleteKeys } from '#session/offline-session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import {
  CreateHistoryDocument,
  HistoryKeys_history,
  HistoryKeysDocument,
  ReplaceHistoryKeyDocument,
  ResetHistoryDocument,
} from '../operations.ts';
import { InputError } from './input-error.ts';
import { readKey, storeKey } from './key-store.ts';
import type { KnownKeyState, RewrappedKey, UnlockedHistory } from './keychain.ts';

/** The secret that the user enters on each new device. */
export type HistorySecret =
  | { readonly method: 'PASSWORD'; readonly password: string }
  | { readonly method: 'PASSPHRASE'; readonly passphrase: string };

/** A recovery code to show to the user. */
export interface NewRecoveryCode {
  readonly code: string;
  /** Replaces the old code on the server. Call it once the user has saved the new one; more calls do nothing. */
  activate(): Promise<void>;
}

export type HistoryKeyManager = ReturnType<typeof createHistoryKeyManager>;

interface ManagerOptions {
  readonly client: ApolloClient;
  readonly userId: string;
  /** Whether this user is still logged in. */
  isCurrent(): boolean;
  onState(state: KnownKeyState): void;
}

type KeysFragment = FragmentType<typeof HistoryKeys_history> | undefined;

const fetchPolicy = 'no-cache';
/** The kinds of secrets that users memorise. */
const memorized: readonly WrapMethod[] = ['PASSWORD', 'PASSPHRASE'];

/** Loads, unwraps, wraps and stores the history key of one user. */
export function createHistoryKeyManager({ client, userId, isCurrent, onState }: ManagerOptions) {
  let state: KnownKeyState | undefined;
  let history: HistoryKeys_HistoryFragment | undefined;
  let loading: Promise<KnownKeyState> | undefined;

  const setState = <State extends KnownKeyState>(next: State): State => {
    state = next;
    if (isCurrent()) onState(next);
    return next;
  };

  const setHistory = (fragment: KeysFragment) => {
    history = readFragment(HistoryKeys_history, fragment) ?? undefined;
  };

  const hasMethod = (method: WrapMethod) => history?.keys.some((key) => key.method === method) ?? false;

  const load = async (): Promise<KnownKeyState> => {
    if (!('subtle' in crypto)) throw new InputError('Your browser needs an HTTPS connection for encryption.');
    const restored = restoreStoredKey();
    try {
      const { data } = await client.query({ query: HistoryKeysDocument, fetchPolicy });
      setHistory(data?.history);
    } catch (error) {
      await restored;
      // Without a connection, the stored key opens the local copy.
      if (failureOf(error).code === 'UNREACHABLE' && state?.status === 'unlocked') return state;
      throw error;
    }
    await restored;
    return checkStoredKey();
  };

  /** Uses the stored key before the server responds: it is almost always current. */
  const restoreStoredKey = async () => {
    const stored = state ? undefined : await readKey(userId);
    if (stored) setState({ status: 'unlocked', ...stored, hasRecoveryCode: true });
  };

  const checkStoredKey = async (): Promise<KnownKeyState> => {
    const stored = await readKey(userId);
    if (stored && stored.keyId === history?.keyId) {
      const hasRecoveryCode = hasMethod('RECOVERY');
      const isSame =
        state?.status === 'unlocked' && state.key === stored.key && state.hasRecoveryCode === hasRecoveryCode;
      return isSame && state ? state : setState({ status: 'unlocked', ...stored, hasRecoveryCode });
    }
    // The history was reset elsewhere, so the stored key no longer decrypts anything.
    if (stored) deleteKeys();
    if (!history?.keyId) return setState({ status: 'none' });
    const { keys, count } = history;
    return setState({ status: 'locked', methods: keys.map(({ method }) => method), count });
  };

  const refresh = (): Promise<KnownKeyState> => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const unlockWith = async (raw: Uint8Array<ArrayBuffer>, keyId: string): Promise<UnlockedHistory> => {
    const key = await importHistoryKey(raw);
    if (!isCurrent()) throw new InputError('You were logged out. Log in and try again.');
    const stored = await storeKey({ userId, keyId, key });
    return setState({ status: 'unlocked', ...stored, hasRecoveryCode: hasMethod('RECOVERY') });
  };

  const wrapWith = (raw: Uint8Array<ArrayBuffer>, keyId: string, secret: HistorySecret) => {
    const text = secret.method === 'PASSWORD' ? secret.password : secret.passphrase;
    return wrapKey(raw, text, { userId, keyId, method: secret.method });
  };

  /** The server checks the account's password before it accepts a key that is wrapped with it. */
  const passwordProof = (secret: HistorySecret) =>
    secret.method === 'PASSWORD' ? { password: secret.password } : {};

  /** Unwraps the key and overwrites its bytes after `use`. Returns undefined if the secret is wrong. */
  const withUnwrappedKey = async <Value>(
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

  const replaceKey = (keyId: string, key: WrappedKey, proof: { password?: string } = {}) =>
    mutate(async () => {
      const variables = { input: { keyId, key, ...proof } };
      const { data } = await client.mutate({ mutation: ReplaceHistoryKeyDocument, variables, fetchPolicy });
      return data?.replaceHistoryKey;
    });

  const newRecoveryCode = async (
    raw: Uint8Array<ArrayBuffer>,
    keyId: string,
    proof: { password?: string },
  ): Promise<NewRecoveryCode> => {
    const code = generateRecoveryCode();
    const secret = parseRecoveryCode(code) ?? '';
    const wrapped = await wrapKey(raw, secret, { userId, keyId, method: 'RECOVERY' });
    let isActive = false;
    const activate = async () => {
      if (isActive) return;
      await replaceKey(keyId, wrapped, proof);
      isActive = true;
      await checkStoredKey();
    };
    return { code, activate };
  };

  const createKey = async (
    secret: HistorySecret,
    send: (keyId: string, key: WrappedKey) => Promise<KeysFragment>,
  ): Promise<UnlockedHistory> => {
    const raw = generateHistoryKey();
    try {
      const keyId = crypto.randomUUID();
      const wrapped = await wrapWith(raw, keyId, secret);
      await mutate(() => send(keyId, wrapped));
      return await unlockWith(raw, keyId);
    } finally {
      raw.fill(0);
    }
  };

  const create = (secret: HistorySecret): Promise<UnlockedHistory> =>
    createKey(secret, async (keyId, key) => {
      const variables = { input: { keyId, keys: [key], ...passwordProof(secret) } };
      const { data } = await client.mutate({ mutation: CreateHistoryDocument, variables, fetchPolicy });
      return data?.createHistory;
    });

  const reset = (secret: HistorySecret): Promise<UnlockedHistory> =>
    createKey(secret, async (newKeyId, key) => {
      const keyId = history?.keyId ?? '';
      const variables = { input: { keyId, newKeyId, keys: [key], ...passwordProof(secret) } };
      const { data } = await client.mutate({ mutation: ResetHistoryDocument, variables, fetchPolicy });
      return data?.resetHistory;
    });

  return {
    /** Loads the state. Doesn't ask the server again while the history is unlocked. */
    load: async () => {
      const known = history && state?.status === 'unlocked' ? await checkStoredKey() : undefined;
      return known?.status === 'unlocked' ? known : refresh();
    },
    refresh,
    unlocked: () => (state?.status === 'unlocked' && isCurrent() ? state : undefined),
    /** Whether the user has a history, even if no secret unlocks it any more. */
    exists: () => !!history?.keyId,
    codeCount: () => history?.count ?? 0,
    methods: () => history?.keys.map(({ method }) => method) ?? [],

    /** @throws the server's answer, for example if the password is wrong */
    create,

    /** Deletes all saved codes and creates a new key. */
    reset,

    /**
     * Opens the history with the password that the user has just logged in or signed up with: creates it if there is none,
     * otherwise unlocks it. Does nothing if the password isn't enough.
     */
    openWithPassword: async (password: string): Promise<void> => {
      const secret = { method: 'PASSWORD', password } as const;
      const known = await refresh();
      if (known.status === 'none') await create(secret);
      if (known.status !== 'locked') return;
      if (hasMethod('PASSWORD')) await withUnwrappedKey(['PASSWORD'], password, unlockWith);
      // Nothing opens this history, and there is nothing in it.
      else if (known.methods.length === 0 && known.count === 0) await reset(secret);
    },

    /** @returns undefined if this is neither the password nor the passphrase */
    unlock: (secret: string): Promise<UnlockedHistory | undefined> =>
      withUnwrappedKey(memorized, secret, unlockWith),

    /**
     * Unlocks the history with the recovery code and wraps its key with `secret`.
     *
     * @returns undefined if the code is wrong
     */
    recover: (code: string, secret: HistorySecret): Promise<UnlockedHistory | undefined> =>
      withUnwrappedKey(['RECOVERY'], parseRecoveryCode(code) ?? '', async (raw, keyId) => {
        await replaceKey(keyId, await wrapWith(raw, keyId, secret), passwordProof(secret));
        return unlockWith(raw, keyId);
      }),

    /**
     * @param secret the password or passphrase that unlocks the history
     * @param password the account's password, which the server checks; undefined if the account has none
     * @returns undefined if `secret` is wrong
     */
    regenerateRecoveryCode: (
      secret: string,
      password: string | undefined,
    ): Promise<NewRecoveryCode | undefined> =>
      withUnwrappedKey(memorized, secret, (raw, keyId) =>
        newRecoveryCode(raw, keyId, password === undefined ? {} : { password }),
      ),

    /** @returns false if the current passphrase is wrong */
    changePassphrase: async (current: string, passphrase: string): Promise<boolean> => {
      const change = withUnwrappedKey(['PASSPHRASE'], current, async (raw, keyId) => {
        await replaceKey(keyId, await wrapWith(raw, keyId, { method: 'PASSPHRASE', passphrase }));
        return true;
      });
      return (await change) ?? false;
    },

    /** @returns undefined if the current password doesn't unlock the history */
    rewrap: (currentPassword: string, newPassword: string): Promise<RewrappedKey | undefined> =>
      withUnwrappedKey(['PASSWORD'], currentPassword, async (raw, historyKeyId) => {
        const secret = { method: 'PASSWORD', password: newPassword } as const;
        return { historyKey: await wrapWith(raw, historyKeyId, secret), historyKeyId };
      }),
  };
}
