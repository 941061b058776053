import {
  generateHistoryKey,
  importHistoryKey,
  type WrapMethod,
  type WrappedKey,
  wrapKey,
} from '@canary/vault/history-key';
import { generateRecoveryCode, parseRecoveryCode } from '@canary/vault/recovery-code';
import { createVersionTracker } from '@canary/vault/version-tracker';
import { HttpResponse } from 'msw';
import type { GraphQLQuery, GraphQLResponseBody } from 'msw/graphql';
import { graphqlError } from '#testing/graphql-error.ts';
import { fakeUser } from '#testing/user.ts';
import type { HistoryKeyState, Keychain, UnlockedHistory } from '../key/keychain.ts';
import './fast-key-derivation.ts';
import { api } from '#testing/server.ts';

interface StoredKeys {
  keyId: string | null;
  count: number;
  keys: WrappedKey[];
}

/**
 * The server's operations on the history key.
 *
 * @param password the account's password, which the server checks; null for an account without a password
 */
export function fakeHistoryKeys(
  initial: StoredKeys = { keyId: null, count: 0, keys: [] },
  password: string | null = 'old enough',
) {
  const stored: StoredKeys = { ...initial };
  /** The inputs of mutations as JSON, to check that they contain no secret. */
  const sent: string[] = [];
  let loads = 0;
  const login = { isRecent: true, isKept: false };
  const answer = (field: string, others = {}) =>
    HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
      data: {
        ...others,
        [field]: {
          __typename: 'History',
          ...stored,
          keys: stored.keys.map((key) => ({ __typename: 'HistoryKey', ...key })),
        },
      },
    });
  const change = (
    name: string,
    field: string,
    act: (input: StoredKeys & { key: WrappedKey; newKeyId: string }) => void,
  ) =>
    api.mutation(name, ({ variables: { input } }) => {
      sent.push(JSON.stringify(input));
      const keys: readonly WrappedKey[] = input.keys ?? [input.key];
      const needsPassword = keys.some(({ method }) => method === 'PASSWORD') || name !== 'CreateHistory';
      if (needsPassword && password !== null && input.password !== password) {
        return graphqlError('BAD_USER_INPUT', 'Incorrect password.', 'password');
      }
      if (name === 'CreateHistory' ? stored.keyId : input.keyId !== stored.keyId) {
        return graphqlError('CONFLICT', 'The key of your history has changed.');
      }
      act(input);
      return answer(field);
    });
  return {
    stored,
    sent,
    /** The user's session. */
    login,
    /** How often the keys were loaded. */
    loads: () => loads,
    handlers: [
      api.query('HistoryKeys', () => {
        loads += 1;
        return answer('history', { staysLoggedIn: login.isKept });
      }),
      api.mutation('KeepLoggedIn', () => {
        login.isKept = true;
        return HttpResponse.json({ data: { keepLoggedIn: true } });
      }),
      api.query('HasRecentLogin', () => HttpResponse.json({ data: { hasRecentLogin: login.isRecent } })),
      change('CreateHistory', 'createHistory', ({ keyId, keys }) => Object.assign(stored, { keyId, keys })),
      change('ReplaceHistoryKey', 'replaceHistoryKey', ({ key }) => {
        stored.keys = [...stored.keys.filter(({ method }) => method !== key.method), key];
      }),
      change('ResetHistory', 'resetHistory', ({ newKeyId, keys }) =>
        Object.assign(stored, { keyId: newKeyId, keys, count: 0 }),
      ),
    ],
  };
}

/** Creates a history key of the fake user, wrapped with a recovery code and these secrets. */
export async function createWrappedKeys(secrets: Partial<Record<Exclude<WrapMethod, 'RECOVERY'>, string>>) {
  const raw = generateHistoryKey();
  const keyId = crypto.randomUUID();
  const code = generateRecoveryCode();
  const all: [WrapMethod, string][] = [['RECOVERY', parseRecoveryCode(code) ?? '']];
  if (secrets.PASSWORD) all.push(['PASSWORD', secrets.PASSWORD]);
  if (secrets.PASSPHRASE) all.push(['PASSPHRASE', secrets.PASSPHRASE]);
  const keys = await Promise.all(
    all.map(([method, secret]) => wrapKey(raw, secret, { userId: fakeUser.id, keyId, method })),
  );
  return { raw, code, stored: { keyId, count: 12, keys } };
}

/** An unlocked history with a new key. */
export async function unlockedHistory(): Promise<UnlockedHistory> {
  return {
    status: 'unlocked',
    userId: fakeUser.id,
    keyId: 'key-1',
    key: await importHistoryKey(generateHistoryKey()),
    hasRecoveryCode: true,
    tracker: createVersionTracker(),
  };
}

/** A keychain whose state never changes. */
export const fakeKeychain = (
  state: HistoryKeyState,
  ensureUnlocked: Keychain['ensureUnlocked'] = async () => (state.status === 'unlocked' ? state : undefined),
): Keychain => ({
  state,
  observe: () => () => undefined,
  refresh: () => undefined,
  ensureUnlocked,
  regenerateRecoveryCode: () => undefined,
  changePassphrase: () => undefined,
  rewrap: async () => undefined,
});
