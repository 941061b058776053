import type { ApolloClient } from '@apollo/client';
import {
  generateHistoryKey,
  importHistoryKey,
  type WrapMethod,
  type WrappedKey,
} from '@canary/vault/history-key';
import { generateRecoveryCode, parseRecoveryCode } from '@canary/vault/recovery-code';
import { rememberStaying } from '#session/offline-session.ts';
import { isServerFault } from '#shared/live/errors.ts';
import { erase } from '#shared/storage/declarations.ts';
import { KeepLoggedInDocument } from '../operations.ts';
import { InputError } from './input-error.ts';
import { loadKey, storeKey } from './key-store.ts';
import type { KnownKeyState, RewrappedKey, UnlockedHistory } from './keychain.ts';
import { createWrappedKeys } from './wrapped-keys.ts';

/** The secret that the user enters on each new device. */
export type HistorySecret =
  | { readonly method: 'PASSWORD'; readonly password: string }
  | { readonly method: 'PASSPHRASE'; readonly passphrase: string };

/** A recovery code to show to the user. */
export interface NewRecoveryCode {
  readonly code: string;
  /** Replaces the old code on the server. Call it once the user has saved the new code; more calls do nothing. */
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

/** The kinds of secrets that users memorise. */
const memorized: readonly WrapMethod[] = ['PASSWORD', 'PASSPHRASE'];

/** Keeps the history key of one user: unlocks it with a secret, stores it in this browser, and changes its secrets. */
export function createHistoryKeyManager({ client, userId, isCurrent, onState }: ManagerOptions) {
  let state: KnownKeyState | undefined;
  let loading: Promise<KnownKeyState> | undefined;
  const keys = createWrappedKeys(client, userId, () => refresh());

  const setState = <State extends KnownKeyState>(next: State): State => {
    state = next;
    if (isCurrent()) onState(next);
    return next;
  };

  const load = async (): Promise<KnownKeyState> => {
    if (!('subtle' in crypto)) throw new InputError('Your browser needs an HTTPS connection for encryption.');
    const restored = restoreStoredKey();
    try {
      await keys.load();
    } catch (error) {
      await restored;
      // Without a connection or a working server, the stored key opens the local copy.
      if (isServerFault(error) && state?.status === 'unlocked') return state;
      throw error;
    }
    await restored;
    return checkStoredKey();
  };

  /** Uses the stored key before the server responds: the stored key is almost always current. */
  const restoreStoredKey = async () => {
    const stored = state ? undefined : await loadKey(userId);
    if (stored) setState({ status: 'unlocked', ...stored, hasRecoveryCode: true });
  };

  const checkStoredKey = async (): Promise<KnownKeyState> => {
    const stored = await loadKey(userId);
    if (stored && stored.keyId === keys.id()) {
      const hasRecoveryCode = keys.has('RECOVERY');
      const isSame =
        state?.status === 'unlocked' && state.key === stored.key && state.hasRecoveryCode === hasRecoveryCode;
      return isSame && state ? state : setState({ status: 'unlocked', ...stored, hasRecoveryCode });
    }
    // The history was reset elsewhere, so the stored key decrypts no record any more.
    if (stored) erase('account:key');
    if (!keys.id()) return setState({ status: 'none' });
    const wasReset = stored !== undefined || (state?.status === 'locked' && state.wasReset);
    return setState({ status: 'locked', methods: keys.methods(), count: keys.codeCount(), wasReset });
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
    return setState({ status: 'unlocked', ...stored, hasRecoveryCode: keys.has('RECOVERY') });
  };

  const keepLoggedIn = async () => {
    const { data } = await client.mutate({ mutation: KeepLoggedInDocument, fetchPolicy: 'no-cache' });
    if (data?.keepLoggedIn) rememberStaying();
  };

  const wrapWith = (raw: Uint8Array<ArrayBuffer>, keyId: string, secret: HistorySecret) => {
    const text = secret.method === 'PASSWORD' ? secret.password : secret.passphrase;
    return keys.wrap(raw, keyId, secret.method, text);
  };

  const passwordProof = (secret: HistorySecret) =>
    secret.method === 'PASSWORD' ? { password: secret.password } : {};

  const newRecoveryCode = async (
    raw: Uint8Array<ArrayBuffer>,
    keyId: string,
    proof: { password?: string },
  ): Promise<NewRecoveryCode> => {
    const code = generateRecoveryCode();
    const secret = parseRecoveryCode(code) ?? '';
    const wrapped = await keys.wrap(raw, keyId, 'RECOVERY', secret);
    let isActive = false;
    const activate = async () => {
      if (isActive) return;
      await keys.replace(keyId, wrapped, proof);
      isActive = true;
      await checkStoredKey();
    };
    return { code, activate };
  };

  const createKey = async (
    secret: HistorySecret,
    send: (keyId: string, key: WrappedKey) => Promise<void>,
  ): Promise<UnlockedHistory> => {
    const raw = generateHistoryKey();
    try {
      const keyId = crypto.randomUUID();
      const wrapped = await wrapWith(raw, keyId, secret);
      await send(keyId, wrapped);
      return await unlockWith(raw, keyId);
    } finally {
      raw.fill(0);
    }
  };

  const create = (secret: HistorySecret): Promise<UnlockedHistory> =>
    createKey(secret, (keyId, key) => keys.create(keyId, key, passwordProof(secret)));

  const reset = (secret: HistorySecret): Promise<UnlockedHistory> =>
    createKey(secret, (keyId, key) => keys.reset(keyId, key, passwordProof(secret)));

  return {
    /** Loads the state. Doesn't ask the server again while the history is unlocked. */
    load: async () => {
      const known = keys.isLoaded() && state?.status === 'unlocked' ? await checkStoredKey() : undefined;
      return known?.status === 'unlocked' ? known : refresh();
    },
    refresh,
    unlocked: () => (state?.status === 'unlocked' && isCurrent() ? state : undefined),
    /** Whether the user has a history, even if no secret unlocks the history any more. */
    exists: () => keys.id() !== undefined,
    codeCount: keys.codeCount,
    methods: keys.methods,

    /** @throws the server's answer, for example if the password is wrong */
    create,

    /** Deletes all saved codes and creates a new key. */
    reset,

    /**
     * Opens the history with the password that the user has just logged in or signed up with: creates a history if
     * there is none, otherwise unlocks it. Does nothing if the password isn't enough.
     */
    openWithPassword: async (password: string): Promise<void> => {
      const secret = { method: 'PASSWORD', password } as const;
      const known = await refresh();
      if (known.status === 'none') await create(secret);
      if (known.status !== 'locked') return;
      if (keys.has('PASSWORD')) await keys.unwrap(['PASSWORD'], password, unlockWith);
      // No secret unlocks this history, and it has no codes, so nothing is lost.
      else if (known.methods.length === 0 && known.count === 0) await reset(secret);
    },

    /**
     * @param isKept whether the user asks to stay logged in, so that this browser keeps the key
     * @returns undefined if the secret is neither the password nor the passphrase
     */
    unlock: (secret: string, isKept = false): Promise<UnlockedHistory | undefined> =>
      keys.unwrap(memorized, secret, async (raw, keyId) => {
        if (isKept) await keepLoggedIn();
        return unlockWith(raw, keyId);
      }),

    /**
     * Unlocks the history with the recovery code and wraps its key with `secret`.
     *
     * @returns undefined if the code is wrong
     */
    recover: (code: string, secret: HistorySecret): Promise<UnlockedHistory | undefined> =>
      keys.unwrap(['RECOVERY'], parseRecoveryCode(code) ?? '', async (raw, keyId) => {
        await keys.replace(keyId, await wrapWith(raw, keyId, secret), passwordProof(secret));
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
      keys.unwrap(memorized, secret, (raw, keyId) =>
        newRecoveryCode(raw, keyId, password === undefined ? {} : { password }),
      ),

    /** @returns false if the current passphrase is wrong */
    changePassphrase: async (current: string, passphrase: string): Promise<boolean> => {
      const change = keys.unwrap(['PASSPHRASE'], current, async (raw, keyId) => {
        await keys.replace(keyId, await wrapWith(raw, keyId, { method: 'PASSPHRASE', passphrase }));
        return true;
      });
      return (await change) ?? false;
    },

    /** @returns undefined if the current password doesn't unlock the history */
    rewrap: (currentPassword: string, newPassword: string): Promise<RewrappedKey | undefined> =>
      keys.unwrap(['PASSWORD'], currentPassword, async (raw, historyKeyId) => {
        const secret = { method: 'PASSWORD', password: newPassword } as const;
        return { historyKey: await wrapWith(raw, historyKeyId, secret), historyKeyId };
      }),
  };
}
