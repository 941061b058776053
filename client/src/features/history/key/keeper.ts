import type { ApolloClient } from '@apollo/client';
import { WrongSecretError } from '@canary/vault/errors';
import {
  generateHistoryKey,
  importHistoryKey,
  unwrapKey,
  type WrapMethod,
  type WrappedKey,
} from '@canary/vault/history-key';
import { parseRecoveryCode } from '@canary/vault/recovery-code';
import { readKey, storeKey } from '#features/history/key/key-store.ts';
import type { KnownKeyState, OpenHistoryKey, RewrappedKey } from '#features/history/key/use-history-key.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { HistoryKeys_HistoryFragment } from '#gql/graphql.ts';
import { forgetKeys } from '#session/offline-session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { HistoryKeys_history, HistoryKeysDocument } from './history-keys.ts';
import { type OwnSecret, proofOf } from './own-secret.ts';
import { ReplaceHistoryKeyDocument } from './replace-history-key.ts';
import { CreateHistoryDocument } from './set-up-history.ts';
import { ResetHistoryDocument } from './start-history-afresh.ts';
import { wrapByNewCode, wrapByOwn } from './wrap-by.ts';
import { WrongInput } from './wrong-input.ts';

/** A recovery code to be shown, and what makes it count once it was kept. */
export interface NewCode {
  readonly code: string;
  confirm(): Promise<void>;
}

/** Keeps the key to one person's history: gets it, wraps it, and never shows it. */
export type Keeper = ReturnType<typeof createKeeper>;

interface KeeperOptions {
  readonly client: ApolloClient;
  readonly userId: string;
  /** Whether it is still the one that is logged in. */
  isHere(): boolean;
  onState(state: KnownKeyState): void;
}

const fetchPolicy = 'no-cache';
/** What somebody knows by heart. */
const own: readonly WrapMethod[] = ['PASSWORD', 'PASSPHRASE'];

export function createKeeper({ client, userId, isHere, onState }: KeeperOptions) {
  let state: KnownKeyState | undefined;
  let history: HistoryKeys_HistoryFragment | undefined;
  let coming: Promise<KnownKeyState> | undefined;

  const become = <State extends KnownKeyState>(next: State): State => {
    state = next;
    if (isHere()) onState(next);
    return next;
  };

  const learn = (given: FragmentType<typeof HistoryKeys_history> | undefined) => {
    history = readFragment(HistoryKeys_history, given) ?? undefined;
  };

  const opensBy = (method: WrapMethod) => history?.keys.some((key) => key.method === method) ?? false;

  const read = async (): Promise<KnownKeyState> => {
    if (!('subtle' in crypto)) throw new WrongInput('Browsers encrypt only on pages that come by https.');
    const asked = client.query({ query: HistoryKeysDocument, fetchPolicy });
    const [{ data }] = await Promise.all([asked, openKept()]);
    learn(data?.history);
    return settle();
  };

  /** Until the server has answered: what is here most likely fits, and whoever waits for it can go on meanwhile. */
  const openKept = async () => {
    const kept = state ? undefined : await readKey(userId);
    if (kept) become({ status: 'open', ...kept, hasRecoveryCode: true });
  };

  /** Finds the state that fits the server's keys and the one that is here. */
  const settle = async (): Promise<KnownKeyState> => {
    const kept = await readKey(userId);
    if (kept && kept.keyId === history?.keyId) {
      const hasRecoveryCode = opensBy('RECOVERY');
      if (state?.status === 'open' && state.key === kept.key && state.hasRecoveryCode === hasRecoveryCode)
        return state;
      return become({ status: 'open', ...kept, hasRecoveryCode });
    }
    // The history was started afresh elsewhere: nothing is left that this key would open.
    if (kept) forgetKeys();
    if (!history?.keyId) return become({ status: 'none' });
    return become({ status: 'locked', methods: history.keys.map(({ method }) => method) });
  };

  const refresh = (): Promise<KnownKeyState> => {
    coming ??= read().finally(() => {
      coming = undefined;
    });
    return coming;
  };

  const open = async (raw: Uint8Array<ArrayBuffer>, keyId: string): Promise<OpenHistoryKey> => {
    const key = await importHistoryKey(raw);
    if (!isHere()) throw new WrongInput('You are not logged in any more.');
    const kept = await storeKey({ userId, keyId, key });
    return become({ status: 'open', ...kept, hasRecoveryCode: opensBy('RECOVERY') });
  };

  /** The key's bytes, for as long as `use` takes; undefined when no wrap opens. */
  const withRaw = async <Value>(
    methods: readonly WrapMethod[],
    secret: string,
    use: (raw: Uint8Array<ArrayBuffer>, keyId: string) => Promise<Value>,
  ): Promise<Value | undefined> => {
    const keyId = history?.keyId ?? '';
    for (const wrap of history?.keys ?? []) {
      const { method } = wrap;
      if (!methods.includes(method)) continue;
      const raw = await unwrapKey(wrap, secret, { userId, keyId, method }).catch((error: unknown) => {
        if (error instanceof WrongSecretError) return undefined;
        throw new WrongInput(error instanceof Error ? error.message : String(error));
      });
      if (raw) return use(raw, keyId).finally(() => raw.fill(0));
    }
    return undefined;
  };

  /** Sends what changes the keys. What was changed elsewhere meanwhile is found out. */
  const change = async (
    send: () => Promise<FragmentType<typeof HistoryKeys_history> | undefined>,
  ): Promise<void> => {
    try {
      learn(await send());
    } catch (error) {
      if (failureOf(error).code !== 'CONFLICT') throw error;
      await refresh();
      throw new WrongInput('This was changed in another window or on another device. Try again.');
    }
  };

  /** A new key, wrapped by what its owner knows, once `send` has given it to the server; and a code for it. */
  const begin = async (
    secret: OwnSecret,
    send: (keyId: string, key: WrappedKey) => Promise<FragmentType<typeof HistoryKeys_history> | undefined>,
  ): Promise<NewCode> => {
    const raw = generateHistoryKey();
    try {
      const keyId = crypto.randomUUID();
      const owner = { userId, keyId };
      const byOwn = await wrapByOwn(raw, owner, secret);
      await change(() => send(keyId, byOwn));
      await open(raw, keyId);
      return await madeCode(raw, keyId);
    } finally {
      raw.fill(0);
    }
  };

  const madeCode = async (raw: Uint8Array<ArrayBuffer>, keyId: string): Promise<NewCode> => {
    const { code, wrapped } = await wrapByNewCode(raw, { userId, keyId });
    const confirm = async () => {
      await replace(keyId, wrapped);
      await settle();
    };
    return { code, confirm };
  };

  const replace = (keyId: string, key: WrappedKey, proof: { password?: string } = {}) =>
    change(async () => {
      const variables = { input: { keyId, key, ...proof } };
      const { data } = await client.mutate({ mutation: ReplaceHistoryKeyDocument, variables, fetchPolicy });
      return data?.replaceHistoryKey;
    });

  return {
    /** How things stand. What is open already is not asked for again. */
    find: async () => {
      const known = history && state?.status === 'open' ? await settle() : undefined;
      return known?.status === 'open' ? known : refresh();
    },
    /** What opens the history now. */
    opened: () => (state?.status === 'open' && isHere() ? state : undefined),
    refresh,
    /** Whether there is a history, whatever still opens it. */
    isSetUp: () => !!history?.keyId,
    /** How many codes there are. */
    count: () => history?.count ?? 0,
    methods: () => history?.keys.map(({ method }) => method) ?? [],

    /** @throws what the server says, such as that the password is wrong */
    setUp: (secret: OwnSecret) =>
      begin(secret, async (keyId, key) => {
        const input = { keyId, keys: [key], ...proofOf(secret) };
        const { data } = await client.mutate({
          mutation: CreateHistoryDocument,
          variables: { input },
          fetchPolicy,
        });
        return data?.createHistory;
      }),

    /** Deletes every saved code, and begins with a new key. */
    startAfresh: (secret: OwnSecret) =>
      begin(secret, async (newKeyId, key) => {
        const input = { keyId: history?.keyId ?? '', newKeyId, keys: [key], ...proofOf(secret) };
        const { data } = await client.mutate({
          mutation: ResetHistoryDocument,
          variables: { input },
          fetchPolicy,
        });
        return data?.resetHistory;
      }),

    /** @returns undefined when neither a password's nor a passphrase's wrap opens by it */
    unlock: (secret: string): Promise<OpenHistoryKey | undefined> => withRaw(own, secret, open),

    /**
     * Opens by the recovery code, and has it open by what its owner knows from now on.
     *
     * @returns undefined when the code doesn't open it
     */
    recover: (code: string, secret: OwnSecret): Promise<OpenHistoryKey | undefined> =>
      withRaw(['RECOVERY'], parseRecoveryCode(code) ?? '', async (raw, keyId) => {
        await replace(keyId, await wrapByOwn(raw, { userId, keyId }, secret), proofOf(secret));
        return open(raw, keyId);
      }),

    /** @returns undefined when the password or passphrase doesn't open it */
    newCode: (secret: string): Promise<NewCode | undefined> => withRaw(own, secret, madeCode),

    /** @returns false when the present one doesn't open it */
    changePassphrase: async (present: string, passphrase: string): Promise<boolean> => {
      const change = withRaw(['PASSPHRASE'], present, async (raw, keyId) => {
        await replace(keyId, await wrapByOwn(raw, { userId, keyId }, { method: 'PASSPHRASE', passphrase }));
        return true;
      });
      return (await change) ?? false;
    },

    /** The key wrapped by a new password; undefined when the present one doesn't open it. */
    rewrap: (presentPassword: string, newPassword: string): Promise<RewrappedKey | undefined> =>
      withRaw(['PASSWORD'], presentPassword, async (raw, historyKeyId) => {
        const owner = { userId, keyId: historyKeyId };
        const historyKey = await wrapByOwn(raw, owner, { method: 'PASSWORD', password: newPassword });
        return { historyKey, historyKeyId };
      }),
  };
}
