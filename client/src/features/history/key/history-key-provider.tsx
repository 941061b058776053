import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useAccountSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { createStore, useStore } from '#shared/store/create-store.ts';
import type { DialogPurpose, HistoryKeyDialog } from './history-key-dialog.tsx';
import type { HistoryKeyManager } from './history-key-manager.ts';
import { type HistoryKeyState, KeychainContext, type UnlockedHistory } from './keychain.ts';

/** Holds the history key of the logged-in user and renders the dialog that unlocks it. */
export function HistoryKeyProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient();
  const [keychain] = useState(() => createKeychain(client));
  const { user, session, retry } = useAccountSession();
  const isUnreachable = session.status === 'unreachable';
  const wasUnreachable = useRef(false);
  useEffect(() => {
    if (isUnreachable) {
      wasUnreachable.current = true;
      return keychain.openOffline(retry);
    }
    keychain.setUser(user?.id);
    // The key that was used without a connection may be outdated.
    if (wasUnreachable.current) keychain.refresh();
    wasUnreachable.current = false;
    return undefined;
  }, [keychain, isUnreachable, user?.id, retry]);
  useEffect(() => () => keychain.setUser(undefined), [keychain]);
  const { state, dialog } = useStore(keychain.store);
  const value = useMemo(() => ({ ...keychain, state }), [keychain, state]);
  return (
    <KeychainContext value={value}>
      {children}
      {user && dialog && <dialog.Component {...dialog} user={user} />}
    </KeychainContext>
  );
}

interface OpenDialog {
  readonly Component: typeof HistoryKeyDialog;
  readonly manager: HistoryKeyManager;
  readonly purpose: DialogPurpose;
  onClose(): void;
}

interface KeychainState {
  readonly state: HistoryKeyState;
  readonly dialog: OpenDialog | undefined;
}

const initial: KeychainState = { state: { status: 'loading' }, dialog: undefined };

const loadDialog = () => import('./history-key-dialog.tsx');

function createKeychain(client: ApolloClient) {
  const store = createStore<KeychainState>(initial);
  let userId: string | undefined;
  let manager: Promise<HistoryKeyManager> | undefined;
  /** The result of the open dialog, shared by all callers that wait for the key; undefined while no dialog is open. */
  let unlocking: Promise<UnlockedHistory | undefined> | undefined;
  let observers = 0;

  const loadManager = async (owner: string): Promise<HistoryKeyManager> => {
    const { createHistoryKeyManager } = await loadChunk(() => import('./history-key-manager.ts'));
    return createHistoryKeyManager({
      client,
      userId: owner,
      isCurrent: () => userId === owner,
      onState: (state) => store.change({ state }),
    });
  };

  const loadState = async (method: 'load' | 'refresh') => {
    const owner = userId;
    if (owner === undefined) throw new Error('No user is logged in.');
    try {
      manager ??= loadManager(owner);
      const loaded = await manager;
      const state = await loaded[method]();
      // Preloads the dialog, which the user probably needs next.
      if (state.status !== 'unlocked') loadDialog().catch(() => undefined);
      return { manager: loaded, state };
    } catch (error) {
      if (userId === owner) {
        manager = undefined;
        store.change({ state: { status: 'failed', message: failureOf(error).message, retry: refresh } });
      }
      throw error;
    }
  };

  // A failure is reported in the state.
  const loadIfObserved = () => {
    if (userId !== undefined && observers > 0) void loadState('load').catch(() => undefined);
  };
  const refresh = () => {
    if (userId !== undefined) void loadState('refresh').catch(() => undefined);
  };

  const showDialog = async (opened: HistoryKeyManager, purpose: DialogPurpose) => {
    const owner = userId;
    const { HistoryKeyDialog: Component } = await loadChunk(loadDialog);
    // Another user may have logged in meanwhile.
    if (userId !== owner) return undefined;
    unlocking ??= new Promise((resolve) => {
      const onClose = () => {
        unlocking = undefined;
        store.change({ dialog: undefined });
        resolve(opened.unlocked());
      };
      store.change({ dialog: { Component, manager: opened, purpose, onClose } });
    });
    return unlocking;
  };

  const showChangeDialog = (purpose: DialogPurpose) => {
    // The wrapped keys may have changed since they were loaded.
    loadState('refresh')
      .then(({ state, manager }) => (state.status === 'none' ? undefined : showDialog(manager, purpose)))
      .catch(() => undefined);
  };

  /** Switches to another user and discards all data of the user before. */
  const setUser = (next: string | undefined) => {
    if (next === userId) return;
    userId = next;
    manager = undefined;
    store.read().dialog?.onClose();
    store.change(initial);
    loadIfObserved();
  };

  return {
    store,
    setUser,
    /** Uses the key in this browser while the server can't be reached. Returns a function that cancels it. */
    openOffline: (retry: () => void) => {
      let isCancelled = false;
      const open = async () => {
        const { readKeyOwner } = await loadChunk(() => import('./key-store.ts'));
        const owner = await readKeyOwner();
        if (isCancelled) return;
        if (owner !== undefined) return setUser(owner);
        const { message } = failureOf(undefined);
        store.change({ state: { status: 'failed', message, retry } });
      };
      void open().catch(() => undefined);
      return () => {
        isCancelled = true;
      };
    },
    observe: () => {
      observers += 1;
      loadIfObserved();
      return () => {
        observers -= 1;
      };
    },
    refresh,
    ensureUnlocked: async () => {
      const { state, manager } = await loadState('load');
      return state.status === 'unlocked' ? state : showDialog(manager, 'unlock');
    },
    regenerateRecoveryCode: () => showChangeDialog('regenerate'),
    changePassphrase: () => showChangeDialog('change'),
    rewrap: async (currentPassword: string, newPassword: string) => {
      const { manager } = await loadState('refresh');
      return manager.rewrap(currentPassword, newPassword);
    },
  };
}
