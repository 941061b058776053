import { Kind, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { siteOperations } from '../../server/src/graphql/documents/site-documents.ts';
import { password, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { encryptedRecord, wrappedKey } from '../support/saved-history.ts';

/** The operations of the site that run over HTTP, by name. */
const documents = new Map(
  [...siteOperations.byHash.values()]
    .filter(({ node }) => node.operation !== 'subscription')
    .map(({ document, node }) => [String(node.name?.value), { text: document.loc?.source.body ?? '', node }]),
);

const keyId = crypto.randomUUID();
const keys = [wrappedKey('PASSWORD'), wrappedKey('RECOVERY')];
const records = [encryptedRecord(), encryptedRecord({ kind: 'PRESET' })];
const ids = records.map(({ id }) => id);
const input = (fields: Record<string, unknown>) => ({ input: fields });

/** What a user of the site does, as operations and variables. Each operation that isn't named here is sent without any. */
const story: readonly (readonly [name: string, variables: Record<string, unknown>])[] = [
  ['SignUp', input({ username: 'Grace', email: 'grace@example.com', password })],
  ['SignUp', input({ username: 'Grace', email: 'nonsense', password })],
  ['LogIn', input({ email: 'grace@example.com', password, persistence: 'SESSION' })],
  ['LogIn', input({ email: 'grace@example.com', password: 'wrong password' })],
  ['Rename', { username: 'Ada Lovelace' }],
  ['Rename', { username: '' }],
  ['ShowOnLeaderboard', { onLeaderboard: true }],
  ['SetDynamicCodesPreference', { wantsDynamicCodes: true }],
  ['Unlock', { features: ['VCARD'] }],
  ['Unlock', { features: ['VCARD', 'LOGO'] }],
  ['Unlock', { features: ['GRADIENTS'] }],
  ['Unlock', { features: ['BACKGROUND', 'WIFI', 'SMS', 'PHONE'] }],
  ['CreateBoardUser', input({ id: 'ada', name: 'Ada' })],
  ['CreateBoardUser', input({ id: 'grace', name: 'Grace' })],
  ['UpdateBoardUser', input({ id: 'ada', name: 'Ada L.' })],
  ['CreateTask', input({ id: 'a', title: 'First', column: 'todo', assigneeId: 'ada' })],
  ['CreateTask', input({ id: 'b', title: 'Second', column: 'done', assigneeId: 'nobody' })],
  ['CreateTask', input({ id: 'c', title: 'Third', column: 'todo', after: 'a', changeId: 'change-1' })],
  ['CreateTask', input({ id: 'c', title: 'Third', column: 'todo', after: 'a', changeId: 'change-1' })],
  ['MoveTask', input({ id: 'a', column: 'done' })],
  ['MoveTask', input({ id: 'nobody', column: 'done' })],
  ['UpdateTask', input({ id: 'a', title: 'New title', assigneeId: null })],
  ['UpdateTask', input({ id: 'a', title: '' })],
  ['DeleteTask', input({ id: 'c' })],
  ['DeletedTasks', { after: 'nonsense' }],
  ['DeletedTasks', {}],
  ['RestoreTask', input({ id: 'c' })],
  ['DeleteBoardUser', input({ id: 'grace' })],
  ['DeleteTask', input({ id: 'a' })],
  ['PurgeTask', { id: 'a' }],
  ['RestoreBoardUser', input({ id: 'grace', name: 'Grace', taskIds: ['c'] })],
  ['CreateHistory', input({ keyId, keys, password })],
  ['SaveHistoryRecords', input({ keyId, records })],
  ['SaveHistoryRecords', input({ keyId, records })],
  ['HistoryPage', { first: 1 }],
  ['HistoryPage', { first: 1, after: 'nonsense' }],
  ['HistoryPage', { first: 1_000 }],
  ['HistoryPresets', { first: 50, after: null }],
  ['HistoryRecordsById', { ids }],
  ['DeleteHistoryRecords', { ids }],
  ['RestoreHistoryRecords', { ids }],
  ['DeleteHistoryRecords', { ids: ids.slice(0, 1) }],
  ['DeletedCodes', { first: 1 }],
  ['DeletedCodes', { first: 1, after: 'nonsense' }],
  ['EraseHistoryRecords', { ids }],
  ['EraseHistoryRecords', { ids: [] }],
  ['ReplaceHistoryKey', input({ keyId, key: wrappedKey('RECOVERY'), password })],
  ['ResetHistory', input({ keyId, newKeyId: crypto.randomUUID(), keys, password })],
  ['LogOutSession', { id: 'nothing' }],
  [
    'SendContactMessage',
    input({ name: 'Ada', email: 'ada@example.com', topic: 'IDEA', message: 'A long enough message' }),
  ],
  ['RequestPasswordReset', { email: 'ada@example.com' }],
  ['ResetPassword', input({ token: 'nonsense', password })],
  ['VerifyEmail', { token: 'nonsense' }],
  ['RequestEmailChange', input({ email: 'new@example.com', password })],
  ['ResendEmailChange', {}],
  ['CancelEmailChange', {}],
  ['ChangePassword', input({ currentPassword: 'wrong password', newPassword: `${password} 2` })],
  ['ChangePassword', input({ currentPassword: password, newPassword: `${password} 2` })],
];
const last: typeof story = [
  ['DeleteAccount', { password: `${password} 2` }],
  ['LogOutEverywhere', {}],
  ['LogOut', {}],
];

/** Starts the two servers to compare. */
async function startBoth(): Promise<[ApiServer, ApiServer]> {
  const options = { publicUrl: 'http://localhost:4000' };
  return [await startServerForTest(options), await startServerForTest(options)];
}

/** Sends an operation to both servers. A comment makes it another document, which isn't compiled. */
async function sendToBoth(
  [compiled, interpreted]: readonly [ApiServer, ApiServer],
  name: string,
  variables: Record<string, unknown>,
  headers: readonly [object, object],
) {
  const { text = '' } = documents.get(name) ?? {};
  return await Promise.all([
    postGraphql(compiled.url, text, variables, { ...headers[0] }),
    postGraphql(interpreted.url, `${text} # interpreted`, variables, { ...headers[1] }),
  ]);
}

/** Ids, times, cursors and tokens differ between two servers, and so does the order of a user's data of one millisecond. */
function withoutRandom(name: string, answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"a time"')
    .replace(/"(?:[\da-f]{8}-[\da-f-]{27}|[\da-z]{24,100})"/gi, '"random"');
  return JSON.parse(text, (_key, value) =>
    name === 'MyData' && Array.isArray(value)
      ? value.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  );
}

describe('Compiled and interpreted execution give the same answers', () => {
  test('to what a user does, and to a visitor who does the same', async () => {
    const account = { username: 'Ada', email: 'ada@example.com' };
    const servers = await startBoth();
    const users = await Promise.all([signUp(servers[0].url, account), signUp(servers[1].url, account)]);
    const ofVisitor = [{}, {}] as const;
    const ofUser = [users[0].headers, users[1].headers] as const;
    const named = new Set([...story, ...last].map(([name]) => name));
    const reads = [...documents.keys()].filter((name) => !named.has(name)).map((name) => [name, {}] as const);
    const outcomes = new Map<string, Set<string>>();
    for (const [name, variables] of [...reads, ...story, ...reads, ...last]) {
      expect(documents.has(name), name).toBe(true);
      // A log-in ends the session that it is sent with.
      for (const headers of /^(SignUp|LogIn)$/.test(name) ? [ofVisitor] : [ofVisitor, ofUser]) {
        const [ours, theirs] = await sendToBoth(servers, name, variables, headers);
        expect(withoutRandom(name, ours), name).toEqual(withoutRandom(name, theirs));
        outcomes.set(name, (outcomes.get(name) ?? new Set()).add(ours.errors ? 'error' : 'data'));
      }
    }
    // All but those that need a mailed link, another session, or a session after all others have succeeded.
    const failed = [...outcomes].filter(([, seen]) => !seen.has('data')).map(([name]) => name);
    expect(failed.sort()).toEqual(['LogOutEverywhere', 'LogOutSession', 'ResetPassword', 'VerifyEmail']);
  });

  test('to wrong variables', async () => {
    const servers = await startBoth();
    for (const [name, { node }] of documents) {
      for (const wrong of [undefined, null, 5, 'x', [], [null], {}, { unknown: 1 }]) {
        const definitions = node.variableDefinitions ?? [];
        const variables = Object.fromEntries(definitions.map(({ variable }) => [variable.name.value, wrong]));
        // A text is right for some.
        if (definitions.every(({ type }) => wrong === 'x' && print(type).startsWith('String'))) continue;
        if (definitions.length === 0 || definitions.every(({ type }) => type.kind !== Kind.NON_NULL_TYPE))
          continue;
        const [ours, theirs] = await sendToBoth(servers, name, variables, [{}, {}]);
        expect(ours, `${name} ${JSON.stringify(variables)}`).toEqual(theirs);
      }
    }
  });
});
