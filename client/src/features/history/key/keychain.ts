import type { WrapMethod, WrappedKey } from '@canary/vault/history-key';
import { createContext, use, useEffect } from 'react';
import type { StoredKey } from './key-store.ts';

/** The key of the logged-in user's history. */
export interface UnlockedHistory extends StoredKey {
  readonly status: 'unlocked';
  /** Assumed true until the server has answered. */
  readonly hasRecoveryCode: boolean;
}

/** The key is not on this device. */
export interface LockedHistory {
  readonly status: 'locked';
  /** The kinds of secrets that unwrap the key. */
  readonly methods: readonly WrapMethod[];
  /** The number of saved codes. */
  readonly count: number;
  /** Whether the key of this device was replaced elsewhere. */
  readonly wasReset: boolean;
}

export type KnownKeyState =
  /** The user has no history yet. The first save creates it. */
  { readonly status: 'none' } | LockedHistory | UnlockedHistory;

export type HistoryKeyState =
  | { readonly status: 'loading' }
  /** `message` is the reason, for display. */
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | KnownKeyState;

/** The history key, wrapped with a new password. Sent along with a password change. */
export interface RewrappedKey {
  readonly historyKey: WrappedKey;
  readonly historyKeyId: string;
}

/** Manages the key of the logged-in user's history and shows the dialogs that unlock it. */
export interface Keychain {
  /** `loading` until {@link observe} or {@link ensureUnlocked} is called. */
  readonly state: HistoryKeyState;
  /** Loads the state for the logged-in user, until the returned function is called. */
  observe(): () => void;
  /** Loads the keys again after they changed elsewhere. */
  refresh(): void;
  /**
   * Unlocks the history. Shows a dialog if the user has to create, unlock or recover it.
   *
   * @returns undefined if the user cancels
   * @throws if the server can't be reached, in a form that `failureOf` reads
   */
  ensureUnlocked(): Promise<UnlockedHistory | undefined>;
  /** Shows a dialog that replaces the recovery code. */
  regenerateRecoveryCode(): void;
  /** Shows a dialog that changes the passphrase, for users without a password. */
  changePassphrase(): void;
  /**
   * Wraps the history key with a new password.
   *
   * @returns undefined if there is no history, or the current password doesn't unlock it
   * @throws if the server can't be reached
   */
  rewrap(currentPassword: string, newPassword: string): Promise<RewrappedKey | undefined>;
}

export const KeychainContext = createContext<Keychain | null>(null);

export function useKeychain(): Keychain {
  const keychain = use(KeychainContext);
  if (!keychain) throw new Error('useKeychain needs a HistoryKeyProvider above it.');
  return keychain;
}

/** Loads the key state and keeps it current while the component is mounted. */
export function useKeyState(): HistoryKeyState {
  const { state, observe } = useKeychain();
  useEffect(() => observe(), [observe]);
  return state;
}
