import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { maxHistorySize } from '../../../input/src/limits.ts';
import { createRateLimits } from '../../../server/src/guards/rate/rate-limits.ts';
import { saveRecords } from '../../../server/src/modules/history/records.ts';
import { password } from '../../support/accounts.ts';
import { postGraphql } from '../../support/graphql-client.ts';
import { describeOnBoth } from '../../support/on-both.ts';
import {
  addOwner,
  addWithPassword,
  encryptedRecord,
  readKeys,
  wrappedKey,
} from '../../support/saved-history.ts';
import { createTestClock } from '../../support/test-clock.ts';

describeOnBoth('A history', (server) => {
  test.each(['PASSWORD', 'RECOVERY', 'PASSPHRASE'] as const)(
    'A session alone can’t replace the key of method %s or delete the history',
    async (method) => {
      const { owner, keys } = await addWithPassword(server());
      const { keyId } = owner;
      await owner.save(encryptedRecord());
      const key = wrappedKey(method);
      const newKeys = method === 'RECOVERY' ? [wrappedKey('PASSPHRASE'), key] : [key];
      const reset = { keyId, newKeyId: crypto.randomUUID(), keys: newKeys };
      for (const [attempt, code] of [
        [{}, 'BAD_USER_INPUT'],
        [{ password: 'a guess at it' }, 'INVALID_CREDENTIALS'],
      ] as const) {
        const rejected = [{ extensions: { code, field: 'password' } }];
        const replaced = await owner.send('replaceHistoryKey', { input: { keyId, key, ...attempt } });
        expect(replaced.errors).toMatchObject(rejected);
        const deleted = await owner.send('resetHistory', { input: { ...reset, ...attempt } });
        expect(deleted.errors).toMatchObject(rejected);
      }
      expect(await readKeys(owner)).toEqual({ PASSWORD: keys[0], RECOVERY: keys[1] });
      expect(await server().db.historyRecord.count({ where: { userId: owner.userId } })).toBe(1);
    },
  );

  test('A user without a password needs a login within the last 15 minutes instead', async () => {
    const { db } = server();
    const owner = await addOwner(server());
    const { userId, keyId } = owner;
    await db.credential.deleteMany({ where: { userId } });
    // Another user has a password.
    await addOwner(server());
    const logInAgo = (minutes: number) =>
      db.session.updateMany({
        where: { userId },
        data: { createdAt: new Date(Date.now() - minutes * 60_000) },
      });
    const hasRecentLogin = async () =>
      (await postGraphql(server().url, '{ hasRecentLogin }', {}, owner.account.headers)).data;
    const key = wrappedKey('RECOVERY');
    const keys = [wrappedKey('PASSPHRASE')];
    const newKeyId = crypto.randomUUID();
    const change = () => owner.send('replaceHistoryKey', { input: { keyId, key } });
    const reset = () => owner.send('resetHistory', { input: { keyId, newKeyId, keys } });

    await logInAgo(16);
    expect(await hasRecentLogin()).toEqual({ hasRecentLogin: false });
    for (const { errors } of [await change(), await reset()]) {
      expect(errors).toMatchObject([
        {
          message: 'Log in with Google again, and do this within 15 minutes.',
          extensions: { code: 'RECENT_LOGIN_REQUIRED' },
        },
      ]);
    }
    await logInAgo(14);
    expect(await hasRecentLogin()).toEqual({ hasRecentLogin: true });
    for (const { errors } of [await change(), await reset()]) expect(errors).toBeUndefined();
    const byPassword = { keyId: newKeyId, key: wrappedKey('PASSWORD'), password };
    expect((await owner.send('replaceHistoryKey', { input: byPassword })).errors).toMatchObject([
      {
        message: 'Your account has no password yet. Set one first with a link from your account page.',
        extensions: { code: 'INVALID_CREDENTIALS', field: 'password' },
      },
    ]);
  });

  test('Saves nothing for a user who has saved too much lately', async () => {
    const { userId, keyId, revision } = await addOwner(server());
    const { db, pubsub } = server();
    const clock = createTestClock();
    const rateLimits = createRateLimits(db, clock);
    const owner = { userId, sessionId: 'session', address: '192.0.2.1' };
    const save = () =>
      saveRecords({ db, pubsub, rateLimits, clock }, owner, { keyId, records: [encryptedRecord()] });
    rateLimits.countSaved(owner, maxHistorySize);
    const before = await revision();
    await expect(save()).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
    expect(await revision()).toBe(before);
    clock.advance(1_000);
    expect(await save()).toHaveLength(1);
  });

  test('Queries and subscriptions of one client read saved codes one after another', async () => {
    const owner = await addOwner(server());
    const record = encryptedRecord();
    await owner.save(record);
    const { historyRecord } = server().db;
    const findMany = historyRecord.findMany.bind(historyRecord);
    let running = 0;
    const atOnce: number[] = [];
    const spy = vi.spyOn(historyRecord, 'findMany').mockImplementation((async (query: object) => {
      running += 1;
      atOnce.push(running);
      await setImmediate();
      return await findMany(query).finally(() => {
        running -= 1;
      });
    }) as never);
    onTestFinished(() => spy.mockRestore());
    const followers = Array.from({ length: 10 }, () => owner.subscribe(1));
    const changes = followers.map((follower) => follower.next());
    const queries = Array.from({ length: 5 }, () => [
      owner.send('history', { first: 500 }),
      owner.send('recordsById', { ids: [record.id] }),
    ]).flat();
    for (const { records } of await Promise.all(changes)) expect(records).toHaveLength(1);
    for (const { errors } of await Promise.all(queries)) expect(errors).toBeUndefined();
    await Promise.all(followers.map((follower) => follower.close()));
    // Each lists the records and reads their contents.
    expect(atOnce).toEqual(Array(40).fill(1));
  });
});
