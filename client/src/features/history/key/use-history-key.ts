import type { WrapMethod, WrappedKey } from '@canary/vault/history-key';
import type { VersionTracker } from '@canary/vault/version-tracker';
import { createContext, use, useEffect } from 'react';

/** The key of whoever is logged in, as this browser has it. */
export interface OpenHistoryKey {
  readonly status: 'open';
  readonly userId: string;
  readonly keyId: string;
  readonly key: CryptoKey;
  /** Whether a recovery code would open it, too; it is taken to be so until the server has told. */
  readonly hasRecoveryCode: boolean;
  /** Has to see the version of each record that is read or was written: it refuses one that was rolled back. */
  readonly tracker: VersionTracker;
}

/** Whether the saved history can be read here, once that is known. */
export type KnownKeyState =
  /** There is none yet: it is set up at the first save. */
  | { readonly status: 'none' }
  | { readonly status: 'locked' /** By what it can be opened. */; readonly methods: readonly WrapMethod[] }
  | OpenHistoryKey;

export type HistoryKeyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' /** Why, as a page can show it. */; readonly message: string; retry(): void }
  | KnownKeyState;

/** The key wrapped by a new password, as a change of password takes it. */
export interface RewrappedKey {
  readonly historyKey: WrappedKey;
  readonly historyKeyId: string;
}

/** What pages ask of the key to the saved history. */
export interface HistoryKeychain {
  /** `loading` until somebody has asked by {@link useHistoryKeyState} or {@link ensureOpen}. */
  readonly state: HistoryKeyState;
  /** Has it found out how things stand, for whoever is logged in. Returns what stops that. */
  look(): () => void;
  /** Reads the keys again: they were changed elsewhere. */
  refresh(): void;
  /**
   * Opens the history, by a dialog where that takes one: it is set up, unlocked, or recovered.
   *
   * @returns undefined when whoever is asked thinks better of it
   * @throws when the server can't be asked, in the form that `failureOf` reads
   */
  ensureOpen(): Promise<OpenHistoryKey | undefined>;
  /** Asks for the password or passphrase, and shows a new recovery code in place of the old one. */
  regenerateRecoveryCode(): void;
  /** Asks for the passphrase of whoever has no password, and for another in its place. */
  changePassphrase(): void;
  /** Opens a history, if there is one, by the password of a log-in: in the background, and without a word if it fails. */
  handOver(password: string): void;
  /**
   * The history's key wrapped by a new password, to be sent along with it.
   *
   * @returns undefined when there is nothing to wrap, or the present password doesn't open it
   * @throws when that can't be found out
   */
  rewrap(presentPassword: string, newPassword: string): Promise<RewrappedKey | undefined>;
}

export const HistoryKeyContext = createContext<HistoryKeychain | null>(null);

/** The key to the saved history, within the pages that have a connection to the server. */
export function useHistoryKey(): HistoryKeychain {
  const ring = use(HistoryKeyContext);
  if (!ring) throw new Error('useHistoryKey needs a HistoryKeyProvider around it');
  return ring;
}

/** How things stand with it, for a page that shows it. */
export function useHistoryKeyState(): HistoryKeyState {
  const { state, look } = useHistoryKey();
  useEffect(() => look(), [look]);
  return state;
}
