import type { ApolloClient } from '@apollo/client';
import { page } from '#app/fetch-page.ts';
import type { Aim, HistoryKeyDialog } from '#features/history/key/history-key-dialog.tsx';
import type { Keeper } from '#features/history/key/keeper.ts';
import type {
  HistoryKeyState,
  KnownKeyState,
  OpenHistoryKey,
} from '#features/history/key/use-history-key.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';

/** What somebody is being asked by a dialog. */
interface Asked {
  readonly Dialog: typeof HistoryKeyDialog;
  readonly keeper: Keeper;
  readonly aim: Aim;
  /** To be called when the dialog is closed. */
  close(): void;
}

interface Shown {
  readonly state: HistoryKeyState;
  readonly asked: Asked | undefined;
}

const nothing: Shown = { state: { status: 'loading' }, asked: undefined };

const fetchDialog = () => import('#features/history/key/history-key-dialog.tsx');

/** The key to the history of whoever is logged in, and the dialog that asks for what opens it. */
export function createHistoryKeychain(client: ApolloClient) {
  const watchers = new Set<() => void>();
  let shown = nothing;
  let userId: string | undefined;
  let coming: ReturnType<typeof fetchKeeper> | undefined;
  let asking: Promise<OpenHistoryKey | undefined> | undefined;
  let answer: (opened: OpenHistoryKey | undefined) => void = () => undefined;
  let password: string | undefined;
  let lookers = 0;

  const show = (part: Partial<Shown>) => {
    shown = { ...shown, ...part };
    for (const tell of watchers) tell();
  };

  /** Fetched when somebody who is logged in first needs it. */
  const fetchKeeper = async (owner: string) => {
    const { createKeeper } = await loadChunk(page.historyKeeper);
    const isHere = () => userId === owner;
    const onState = (state: KnownKeyState) => {
      if (!isHere()) return;
      show({ state });
      // Whoever waits for the key goes on, while its owner keeps the recovery code.
      if (state.status === 'open') answer(state);
    };
    return createKeeper({ client, userId: owner, isHere, onState });
  };

  /** How things stand with whoever is logged in, and who knows. */
  const find = async (how: 'find' | 'refresh') => {
    const owner = userId;
    if (owner === undefined) throw new Error('Nobody is logged in.');
    try {
      coming ??= fetchKeeper(owner);
      const keeper = await coming;
      const state = await keeper[how]();
      // It is about to be asked for, and is shown without delay.
      if (state.status !== 'open') fetchDialog().catch(() => undefined);
      return { keeper, state };
    } catch (error) {
      if (userId === owner) {
        coming = undefined;
        show({ state: { status: 'failed', message: failureOf(error).message, retry: refresh } });
      }
      throw error;
    }
  };

  // What fails is told by the state.
  const findOut = () => {
    if (userId !== undefined && lookers > 0) void find('find').catch(() => undefined);
  };
  const refresh = () => {
    if (userId !== undefined) void find('refresh').catch(() => undefined);
  };

  const ask = async ({ keeper, aim }: Pick<Asked, 'keeper' | 'aim'>) => {
    const owner = userId;
    const { HistoryKeyDialog: Dialog } = await loadChunk(fetchDialog);
    // Somebody else may be logged in by now.
    if (userId !== owner) return undefined;
    asking ??= new Promise((resolve) => {
      const close = () => {
        asking = undefined;
        show({ asked: undefined });
        resolve(keeper.opened());
      };
      answer = resolve;
      show({ asked: { Dialog, keeper, aim, close } });
    });
    return asking;
  };

  const change = (aim: Aim) => {
    // Its wraps may have changed since they were read.
    find('refresh')
      .then(({ state, keeper }) => (state.status === 'none' ? undefined : ask({ keeper, aim })))
      .catch(() => undefined);
  };

  const openByPassword = () => {
    const secret = password;
    if (userId === undefined || secret === undefined) return;
    password = undefined;
    find('find')
      .then(({ keeper, state }) => (state.status === 'locked' ? keeper.unlock(secret) : undefined))
      // It is asked for when it is needed.
      .catch(() => undefined);
  };

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    read: () => shown,
    /** Serves whoever is logged in; of anybody before them nothing is left here. */
    serve: (next: string | undefined) => {
      if (next === userId) return;
      userId = next;
      coming = undefined;
      shown.asked?.close();
      show(nothing);
      openByPassword();
      findOut();
      if (next === undefined) password = undefined;
    },
    look: () => {
      lookers += 1;
      findOut();
      return () => {
        lookers -= 1;
      };
    },
    refresh,
    ensureOpen: async () => {
      const { state, keeper } = await find('find');
      return state.status === 'open' ? state : ask({ keeper, aim: 'open' });
    },
    regenerateRecoveryCode: () => change('renew'),
    changePassphrase: () => change('change'),
    handOver: (secret: string) => {
      password = secret;
      openByPassword();
    },
    rewrap: async (presentPassword: string, newPassword: string) => {
      const { keeper } = await find('refresh');
      return keeper.rewrap(presentPassword, newPassword);
    },
  };
}
