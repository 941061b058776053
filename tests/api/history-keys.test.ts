import { expect, test } from 'vitest';
import { createRateLimits, type RateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import { replaceHistoryKey } from '../../server/src/modules/history/keys.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { password } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForToken } from '../support/mailbox.ts';
import { describeOnBoth } from '../support/on-both.ts';
import {
  addOwner,
  addWithPassword,
  encryptedRecord,
  type HistoryOwner,
  ownerOf,
  readKeys,
  wrappedKey,
} from '../support/saved-history.ts';

const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const other = 'another horse entirely';

describeOnBoth('History keys', (server) => {
  const changePassword = (owner: HistoryOwner, input: object) =>
    postGraphql(
      server().url,
      change,
      { input: { currentPassword: password, newPassword: other, ...input } },
      owner.account.headers,
    );

  test('Creates a history once, with a key wrapped by a memorized secret and optionally a recovery code', async () => {
    const { owner, keys } = await addWithPassword(server());
    expect(await readKeys(owner)).toEqual({ PASSWORD: keys[0], RECOVERY: keys[1] });
    const input = { keyId: crypto.randomUUID(), keys: [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')] };
    expect((await owner.send('createHistory', { input })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId: owner.keyId } },
    ]);
    // The recovery code is added once the user has saved it.
    const bob = await addOwner(server(), { hasHistory: false });
    const [passphrase, recovery] = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
    const { keyId } = bob;
    expect(
      (await bob.send('createHistory', { input: { keyId, keys: [passphrase] } })).errors,
    ).toBeUndefined();
    expect(await readKeys(bob)).toEqual({ PASSPHRASE: passphrase });
    const added = await bob.send('replaceHistoryKey', { input: { keyId, key: recovery, password } });
    expect(added.errors).toBeUndefined();
    expect(await readKeys(bob)).toEqual({ PASSPHRASE: passphrase, RECOVERY: recovery });
    // Concurrent requests from several tabs.
    const eve = await addOwner(server(), { hasHistory: false });
    const answers = await Promise.all([1, 2, 3].map(() => eve.send('createHistory', { input })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('Rejects an invalid key and names the field', async () => {
    const owner = await addOwner(server(), { hasHistory: false });
    const { keyId } = owner;
    const [recovery, passphrase] = [wrappedKey('RECOVERY'), wrappedKey('PASSPHRASE')];
    const create = async (keys: object[], input = {}) =>
      (await owner.send('createHistory', { input: { keyId, keys, ...input } })).errors;
    const invalid = (field: string, code = 'BAD_USER_INPUT') => [{ extensions: { code, field } }];
    expect(await create([passphrase, { ...recovery, rounds: 1 }])).toMatchObject(invalid('keys'));
    const withPassword = [wrappedKey('PASSWORD'), recovery];
    expect(await create(withPassword)).toMatchObject([
      { message: 'Enter your password.', ...invalid('password')[0] },
    ]);
    expect(await create(withPassword, { password: 'not it' })).toMatchObject(
      invalid('password', 'INVALID_CREDENTIALS'),
    );
    expect(await readKeys(owner)).toEqual({});
  });

  test('Limits password guesses', async () => {
    const { owner } = await addWithPassword(server());
    const input = { keyId: owner.keyId, key: wrappedKey('PASSWORD'), password: 'a guess at it' };
    const codes = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { errors } = await owner.send('replaceHistoryKey', { input });
      codes.push(errors?.[0]?.extensions?.['code']);
    }
    expect(codes[0]).toBe('INVALID_CREDENTIALS');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('Replaces one wrapped key and keeps the other keys', async () => {
    const { owner, keys } = await addWithPassword(server());
    const { keyId } = owner;
    const key = wrappedKey('RECOVERY');
    const { data } = await owner.send('replaceHistoryKey', { input: { keyId, key, password } });
    expect(data).toMatchObject({ replaceHistoryKey: { keyId, keys: { length: 2 } } });
    expect(await readKeys(owner)).toEqual({ PASSWORD: keys[0], RECOVERY: key });

    const weak = { input: { keyId, key: { ...key, rounds: 1 }, password } };
    expect((await owner.send('replaceHistoryKey', weak)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'key' } },
    ]);
    const stale = { input: { keyId: crypto.randomUUID(), key: wrappedKey('RECOVERY'), password } };
    expect((await owner.send('replaceHistoryKey', stale)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId } },
    ]);
    expect(await readKeys(owner)).toEqual({ PASSWORD: keys[0], RECOVERY: key });
  });

  test('A visitor has no recent login', async () => {
    expect((await postGraphql(server().url, '{ hasRecentLogin }')).data).toEqual({ hasRecentLogin: false });
  });

  test('Resets a history: erases all records, including deleted records, and stores a new key', async () => {
    const { owner } = await addWithPassword(server());
    const { keyId, userId } = owner;
    const [one, two] = [encryptedRecord(), encryptedRecord()];
    await owner.save(one, two);
    await owner.send('deleteHistoryRecords', { ids: [two.id] });
    const newKeyId = crypto.randomUUID();
    const keys = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
    const same = { input: { keyId, newKeyId: keyId, keys, password } };
    expect((await owner.send('resetHistory', same)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'newKeyId' } },
    ]);
    const other = await addOwner(server());
    await other.save(encryptedRecord());
    const otherKeys = await readKeys(other);
    const reset = await owner.send('resetHistory', { input: { keyId, newKeyId, keys, password } });
    expect(await server().db.historyRecord.count({ where: { userId: other.userId } })).toBe(1);
    expect(await readKeys(other)).toEqual(otherKeys);
    expect(reset.data).toMatchObject({ resetHistory: { keyId: newKeyId, count: 0 } });
    expect(Object.keys(await readKeys(owner))).toEqual(['PASSPHRASE', 'RECOVERY']);
    expect(await server().db.historyRecord.count({ where: { userId } })).toBe(0);
    const late = { keyId, records: [encryptedRecord()] };
    expect((await owner.send('saveHistoryRecords', { input: late })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId: newKeyId } },
    ]);
    expect((await owner.send('restoreHistoryRecords', { ids: [two.id] })).errors).toMatchObject([
      { extensions: { code: 'GONE' } },
    ]);
    const again = { input: { keyId, newKeyId: crypto.randomUUID(), keys, password } };
    expect((await owner.send('resetHistory', again)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', keyId: newKeyId } },
    ]);
    await ownerOf(server().url, owner.account, userId, newKeyId).save(encryptedRecord());
  });

  test('Changes the password and the key wrapped with it together', async () => {
    const { owner, keys } = await addWithPassword(server());
    const key = wrappedKey('PASSWORD');
    const wrong: [object, object][] = [
      [{ historyKey: key }, { code: 'BAD_USER_INPUT', field: 'historyKeyId' }],
      [{ historyKeyId: owner.keyId }, { code: 'BAD_USER_INPUT', field: 'historyKeyId' }],
      [
        { historyKey: wrappedKey('RECOVERY'), historyKeyId: owner.keyId },
        { code: 'BAD_USER_INPUT', field: 'historyKey' },
      ],
      [
        { historyKey: key, historyKeyId: crypto.randomUUID() },
        { code: 'CONFLICT', keyId: owner.keyId },
      ],
    ];
    for (const [input, extensions] of wrong) {
      expect((await changePassword(owner, input)).errors, JSON.stringify(input)).toMatchObject([
        { extensions },
      ]);
    }
    expect(await readKeys(owner)).toEqual({ PASSWORD: keys[0], RECOVERY: keys[1] });
    const { errors } = await changePassword(owner, { historyKey: key, historyKeyId: owner.keyId });
    expect(errors).toBeUndefined();
    expect(await readKeys(owner)).toEqual({ PASSWORD: key, RECOVERY: keys[1] });
  });

  test('Keeps only the recovery code when the password changes without a rewrapped key', async () => {
    const { owner, keys } = await addWithPassword(server());
    const [record] = await owner.save(encryptedRecord());
    expect((await changePassword(owner, {})).errors).toBeUndefined();
    expect(await readKeys(owner)).toEqual({ RECOVERY: keys[1] });
    const { data } = await owner.send('recordsById', { ids: [record?.id] });
    expect(data).toMatchObject({ history: { recordsById: [record] } });
  });

  test('Keeps only the recovery code after a password reset, until the new password wraps the key', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { owner, keys } = await addWithPassword(server(), email);
    const send = (query: string, variables: object) => postGraphql(server().url, query, { ...variables });
    await send('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const token = await waitForToken(server().mailFolder, email, 'Set a new password');
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    expect((await send(reset, { input: { token, password: other } })).errors).toBeUndefined();
    const answer = await send(logIn, { input: { email, password: other, persistence: 'MEMORY' } });
    const account = { token: '', headers: { authorization: `Bearer ${Object(answer.data).logIn.token}` } };
    const back = ownerOf(server().url, account, owner.userId, owner.keyId);
    expect(await readKeys(back)).toEqual({ RECOVERY: keys[1] });

    const key = wrappedKey('PASSWORD');
    const input = { keyId: owner.keyId, key, password };
    expect((await back.send('replaceHistoryKey', { input })).errors).toMatchObject([
      { extensions: { code: 'INVALID_CREDENTIALS', field: 'password' } },
    ]);
    const { errors } = await back.send('replaceHistoryKey', { input: { ...input, password: other } });
    expect(errors).toBeUndefined();
    expect(await readKeys(back)).toEqual({ PASSWORD: key, RECOVERY: keys[1] });
  });

  test('Stores a key wrapped with the new password when a password change and a key change run at once', async () => {
    const { owner } = await addWithPassword(server());
    const { keyId } = owner;
    const late = wrappedKey('PASSWORD');
    const key = wrappedKey('PASSWORD');
    const [changed, replaced] = await Promise.all([
      changePassword(owner, { historyKey: key, historyKeyId: keyId }),
      owner.send('replaceHistoryKey', { input: { keyId, key: late, password } }),
    ]);
    expect(changed.errors).toBeUndefined();
    if (replaced.errors) {
      expect(replaced.errors).toMatchObject([
        { extensions: { code: 'INVALID_CREDENTIALS', field: 'password' } },
      ]);
    }
    expect((await readKeys(owner))['PASSWORD']).toEqual(key);
  });

  test('Stores no key wrapped with a password that changes while it is checked', async () => {
    const { db, pubsub } = server();
    const { owner, keys } = await addWithPassword(server());
    const { userId, keyId } = owner;
    const rateLimits: RateLimits = {
      ...createRateLimits(db, systemClock),
      guardPasswordCheck: async (_checked, check) => {
        const result = await check();
        await db.credential.update({ where: { userId }, data: { passwordHash: 'another' } });
        return result;
      },
    };
    const services = { db, pubsub, rateLimits, clock: systemClock, audit: () => undefined };
    const actor = { userId, sessionId: 'any', address: '192.0.2.1' };
    const late = replaceHistoryKey(services, actor, { keyId, key: wrappedKey('PASSWORD'), password });
    await expect(late).rejects.toMatchObject({
      extensions: { code: 'INVALID_CREDENTIALS', field: 'password' },
    });
    expect((await readKeys(owner))['PASSWORD']).toEqual(keys[0]);
  });
});
