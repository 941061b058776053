import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/shared-postgres.ts';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { createTestClock, type TestClock } from '../../../../tests/support/test-clock.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { deleteExpiredCounters } from './counters.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'ada@example.com';
const wrong = () => Promise.reject(new Error('wrong'));
const right = () => Promise.resolve('right');

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let database: OpenDatabase;
let limits: RateLimits;
let clock: TestClock;

beforeEach(async () => {
  folder = await createTempFolder();
  database = await openDatabase(`file:${join(folder.path, 'test.db')}`);
  clock = createTestClock();
  limits = createRateLimits(database.client, clock);
});

afterEach(async () => {
  await database?.close();
  await folder?.remove();
});

const guess = (address: string, account = email, on = limits) =>
  on.guardLogin({ address, email: account }, wrong);
const counted = () => database.client.rateLimit.findMany();

test('After ten wrong passwords for an account an IP address waits until the window ends', async () => {
  const attempt = { address: '192.0.2.1', email };
  for (let i = 0; i < 10; i += 1) await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  clock.advance(5 * minute);
  await expect(limits.guardLogin(attempt, right)).rejects.toThrow(new RateLimitedError(600));
  clock.advance(10 * minute);
  expect(await limits.guardLogin(attempt, right)).toBe('right');
});

test('A window ends at a fixed time, regardless of the attempts in it', async () => {
  await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  clock.advance(14 * minute);
  for (let i = 0; i < 9; i += 1) await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  for (let i = 0; i < 3; i += 1) await expect(guess('192.0.2.1')).rejects.toThrow(new RateLimitedError(60));
  clock.advance(minute);
  // The next window allows ten attempts again, and ends 15 minutes after the first of these attempts.
  for (let i = 0; i < 10; i += 1) await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  await expect(guess('192.0.2.1')).rejects.toThrow(new RateLimitedError(900));
});

test('After thirty wrong passwords for any accounts, an IP address waits', async () => {
  const guesses = Array.from({ length: 40 }, (_, index) => guess('192.0.2.1', `${index}@example.com`));
  const refused = (await Promise.allSettled(guesses)).filter(
    (result) => result.status === 'rejected' && result.reason instanceof RateLimitedError,
  );
  expect(refused).toHaveLength(10);
  const here = limits.guardLogin({ address: '192.0.2.1', email }, right);
  await expect(here).rejects.toThrow(RateLimitedError);
  expect(await limits.guardLogin({ address: '192.0.2.2', email }, right)).toBe('right');
});

test('Two servers on one Postgres share the count of wrong passwords, even for concurrent guesses', async () => {
  const url = await createTestDatabase();
  const databases = [await openDatabase(url), await openDatabase(url)];
  for (const { close } of databases) onTestFinished(close);
  const servers = databases.map(({ client }) => createRateLimits(client, clock));
  const guesses = servers.flatMap((server) =>
    Array.from({ length: 15 }, () => guess('192.0.2.1', email, server)),
  );
  const refused = (await Promise.allSettled(guesses)).filter(
    (result) => result.status === 'rejected' && result.reason instanceof RateLimitedError,
  );
  expect(refused).toHaveLength(20);
  for (const server of servers) {
    await expect(guess('192.0.2.1', email, server)).rejects.toThrow(RateLimitedError);
  }
});

test('Strangers can’t block an owner at an IP address from which the owner logged in before', async () => {
  const owner = { address: '192.0.2.1', email };
  const remembered = { address: '192.0.2.2', email };
  await limits.guardLogin(owner, right);
  await limits.saveOwnerAddress(remembered);
  for (let i = 0; i < 100; i += 1) await expect(guess(`198.51.100.${i}`)).rejects.toThrow('wrong');
  const elsewhere = { address: '203.0.113.1', email };
  await expect(limits.guardLogin(elsewhere, right)).rejects.toThrow(RateLimitedError);
  for (const attempt of [owner, remembered]) expect(await limits.guardLogin(attempt, right)).toBe('right');
  await limits.clearFailedLogins(elsewhere);
  expect(await limits.guardLogin(elsewhere, right)).toBe('right');
});

test('An owner is remembered for 30 days after each login', async () => {
  const owner = { address: '192.0.2.1', email };
  const blockStrangers = async () => {
    for (let i = 0; i < 100; i += 1) await expect(guess(`198.51.100.${i}`)).rejects.toThrow('wrong');
  };
  await limits.guardLogin(owner, right);
  clock.advance(20 * day);
  await limits.guardLogin(owner, right);
  clock.advance(30 * day - 1);
  await blockStrangers();
  expect(await limits.guardLogin(owner, right)).toBe('right');
  clock.advance(30 * day);
  await blockStrangers();
  await expect(limits.guardLogin(owner, right)).rejects.toThrow(RateLimitedError);
});

test('Correct passwords are never too many, one after another or at once', async () => {
  const logIn = () => limits.guardLogin({ address: '192.0.2.1', email }, right);
  for (let i = 0; i < 20; i += 1) await logIn();
  expect(await Promise.all(Array.from({ length: 20 }, logIn))).toHaveLength(20);
  // Correct passwords are given back: ten wrong passwords are still checked.
  for (let i = 0; i < 10; i += 1) await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  await expect(guess('192.0.2.1')).rejects.toThrow(RateLimitedError);
});

test('An attempt whose password wasn’t checked is given back', async () => {
  const attempt = { address: '192.0.2.1', email };
  const busy = () => Promise.reject(new RateLimitedError(5));
  for (let i = 0; i < 20; i += 1) await expect(limits.guardLogin(attempt, busy)).rejects.toThrow('5 seconds');
  expect(await limits.guardLogin(attempt, right)).toBe('right');
});

test('Correct passwords, too, count by IP address, over all accounts and sessions', async () => {
  const check = (sessionId: number, address: string) =>
    limits.guardPasswordCheck({ sessionId: String(sessionId), address }, right);
  for (let i = 0; i < 119; i += 1) await check(i % 30, '192.0.2.1');
  expect(await limits.guardLogin({ address: '192.0.2.1', email }, right)).toBe('right');
  await expect(check(1, '192.0.2.1')).rejects.toThrow(new RateLimitedError(1));
  await expect(limits.guardLogin({ address: '192.0.2.1', email }, right)).rejects.toThrow(RateLimitedError);
  expect(await check(1, '192.0.2.2')).toBe('right');
  clock.advance(1_000);
  expect(await check(1, '192.0.2.1')).toBe('right');
});

test('At most fifty attempts of an IP address wait for an earlier attempt', async () => {
  const attempts = Array.from({ length: 60 }, () =>
    limits.guardLogin({ address: '192.0.2.1', email }, right),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(9);
});

test('Wrong passwords of a logged-in user count by session', async () => {
  const address = '192.0.2.1';
  const check = (sessionId: string) => limits.guardPasswordCheck({ sessionId, address }, wrong);
  for (let i = 0; i < 10; i += 1) await expect(check('thief')).rejects.toThrow('wrong');
  await expect(limits.guardPasswordCheck({ sessionId: 'thief', address }, right)).rejects.toThrow(
    RateLimitedError,
  );
  expect(await limits.guardPasswordCheck({ sessionId: 'owner', address }, right)).toBe('right');
});

test('Correct passwords of a logged-in user are taken back', async () => {
  const check = (answer: () => Promise<string>) =>
    limits.guardPasswordCheck({ sessionId: 'owner', address: '192.0.2.1' }, answer);
  for (let i = 0; i < 20; i += 1) expect(await check(right)).toBe('right');
  for (let i = 0; i < 10; i += 1) await expect(check(wrong)).rejects.toThrow('wrong');
  await expect(check(right)).rejects.toThrow(RateLimitedError);
});

test('Emails are limited by requester, and by recipient and kind', async () => {
  const request = (last: number) =>
    limits.count(['email-user', `192.0.2.${last}`], ['email-recipient', email, 'VERIFY_EMAIL']);
  const reset = ['email-recipient', email, 'RESET_PASSWORD'] as const;
  for (let i = 0; i < 5; i += 1) expect(await limits.allow(reset)).toBe(true);
  expect(await limits.allow(reset)).toBe(false);
  for (let i = 0; i < 5; i += 1) await request(i);
  expect(await limits.allow(['email-recipient', email, 'VERIFY_EMAIL'])).toBe(false);
  await expect(request(9)).rejects.toThrow(RateLimitedError);
  for (let i = 0; i < 30; i += 1) await limits.count(['email-visitor', '198.51.100.1']);
  await expect(limits.count(['email-visitor', '198.51.100.1'])).rejects.toThrow(new RateLimitedError(3_600));
  // Logged-in users behind the same address aren't affected.
  await limits.count(
    ['email-user', '198.51.100.1'],
    ['email-recipient', 'grace@example.com', 'VERIFY_EMAIL'],
  );
});

test('The database holds no readable address, and expired counters are deleted', async () => {
  await limits.guardLogin({ address: '192.0.2.1', email }, right);
  await expect(guess('192.0.2.1')).rejects.toThrow('wrong');
  expect(JSON.stringify(await counted())).not.toMatch(/192\.0\.2|example/);
  clock.advance(60 * minute - 1);
  await deleteExpiredCounters(database.client, clock.now());
  expect(await counted()).toHaveLength(2);
  clock.advance(1);
  await deleteExpiredCounters(database.client, clock.now());
  expect(await counted()).toEqual([expect.objectContaining({ key: expect.stringMatching(/^owner:/) })]);
  await limits.deleteOwnerAddresses('eve@example.com');
  expect(await counted()).toHaveLength(1);
  await limits.deleteOwnerAddresses(email);
  expect(await counted()).toEqual([]);
});

test('The people that an IP address restores get back all cards twice at once, and then 100 a second', () => {
  const give = (address: string) => limits.countReturned(address, 500);
  for (let cards = 0; cards < 20_000; cards += 500) give('192.0.2.1');
  const message = 'You have restored a lot in a short time. Try again in 5 seconds.';
  expect(() => give('192.0.2.1')).toThrow(message);
  give('192.0.2.2');
  clock.advance(5_000);
  give('192.0.2.1');
});

test('A user, or an IP address, saves at most a whole history at once, and 200 KB a second', () => {
  const save = (userId: string, address: string, size = 900_000) =>
    limits.countSaved({ userId, address }, size);
  for (let size = 0; size + 900_000 <= 100_000_000; size += 900_000) save('ada', '192.0.2.1');
  const message = 'You have saved a lot in a short time. Try again in 4 seconds.';
  expect(() => save('ada', '192.0.2.2')).toThrow(message);
  expect(() => save('bob', '192.0.2.1')).toThrow(message);
  save('bob', '192.0.2.3');
  clock.advance(5_000);
  save('ada', '192.0.2.1', 1_000_000);
  expect(() => save('ada', '192.0.2.1')).toThrow(message);
});
