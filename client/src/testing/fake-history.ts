import { generateHistoryKey, type WrapMethod, type WrappedKey, wrapKey } from '@canary/vault/history-key';
import { generateRecoveryCode, parseRecoveryCode } from '@canary/vault/recovery-code';
import { type GraphQLQuery, type GraphQLResponseBody, graphql, HttpResponse } from 'msw';
import { refusal } from './refusal.ts';
import { fakeUser } from './user.ts';

interface Kept {
  keyId: string | null;
  count: number;
  keys: WrappedKey[];
}

/** The server's part in a history's keys, with the account's password to prove it by. */
export function fakeHistory(initial: Kept = { keyId: null, count: 0, keys: [] }, password = 'old enough') {
  const kept: Kept = { ...initial };
  /** What was sent, as text: nothing secret may be in it. */
  const sent: string[] = [];
  const answer = (field: string) =>
    HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
      data: {
        [field]: {
          __typename: 'History',
          ...kept,
          keys: kept.keys.map((key) => ({ __typename: 'HistoryKey', ...key })),
        },
      },
    });
  const change = (
    name: string,
    field: string,
    act: (input: Kept & { key: WrappedKey; newKeyId: string }) => void,
  ) =>
    graphql.mutation(name, ({ variables: { input } }) => {
      sent.push(JSON.stringify(input));
      const keys: readonly WrappedKey[] = input.keys ?? [input.key];
      if (keys.some(({ method }) => method === 'PASSWORD') && input.password !== password) {
        return refusal('INVALID_CREDENTIALS', 'Incorrect password.', 'password');
      }
      if (name === 'CreateHistory' ? kept.keyId : input.keyId !== kept.keyId) {
        return refusal('CONFLICT', 'Your history has another key by now.');
      }
      act(input);
      return answer(field);
    });
  return {
    kept,
    sent,
    handlers: [
      graphql.query('HistoryKeys', () => answer('history')),
      change('CreateHistory', 'createHistory', ({ keyId, keys }) => Object.assign(kept, { keyId, keys })),
      change('ReplaceHistoryKey', 'replaceHistoryKey', ({ key }) => {
        kept.keys = [...kept.keys.filter(({ method }) => method !== key.method), key];
      }),
      change('ResetHistory', 'resetHistory', ({ newKeyId, keys }) =>
        Object.assign(kept, { keyId: newKeyId, keys, count: 0 }),
      ),
    ],
  };
}

/** A history of the fake user's, with the code and the key that open it. */
export async function madeHistory(secrets: Partial<Record<Exclude<WrapMethod, 'RECOVERY'>, string>>) {
  const raw = generateHistoryKey();
  const keyId = crypto.randomUUID();
  const code = generateRecoveryCode();
  const all: [WrapMethod, string][] = [['RECOVERY', parseRecoveryCode(code) ?? '']];
  if (secrets.PASSWORD) all.push(['PASSWORD', secrets.PASSWORD]);
  if (secrets.PASSPHRASE) all.push(['PASSPHRASE', secrets.PASSPHRASE]);
  const keys = await Promise.all(
    all.map(([method, secret]) => wrapKey(raw, secret, { userId: fakeUser.id, keyId, method })),
  );
  return { raw, code, kept: { keyId, count: 12, keys } };
}
