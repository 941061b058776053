import { expect, test } from 'vitest';
import { RateLimitedError } from '../errors.ts';
import { createThrottle } from './throttle.ts';

const minute = 60_000;
const email = 'ada@example.com';

function createClock() {
  let time = 0;
  const pass = (ms: number) => {
    time += ms;
  };
  return { now: () => time, pass };
}

const fail = () => Promise.reject(new Error('wrong'));
const pass = () => Promise.resolve('right');

test('An address waits after ten wrong passwords for an account, and no longer than it is told', async () => {
  const clock = createClock();
  const throttle = createThrottle(clock.now);
  const attempt = { address: '192.0.2.1', email };
  for (let i = 0; i < 10; i += 1) await expect(throttle.tryLogIn(attempt, fail)).rejects.toThrow('wrong');
  clock.pass(5 * minute);
  await expect(throttle.tryLogIn(attempt, pass)).rejects.toThrow(new RateLimitedError(600));
  clock.pass(10 * minute);
  expect(await throttle.tryLogIn(attempt, pass)).toBe('right');
});

test('An address waits after thirty wrong passwords, whatever the accounts', async () => {
  const throttle = createThrottle(() => 0);
  const failures = Array.from({ length: 40 }, (_, index) =>
    throttle.tryLogIn({ address: '192.0.2.1', email: `${index}@example.com` }, fail),
  );
  const refused = (await Promise.allSettled(failures)).filter(
    (result) => result.status === 'rejected' && result.reason instanceof RateLimitedError,
  );
  expect(refused).toHaveLength(10);
  await expect(throttle.tryLogIn({ address: '192.0.2.1', email }, pass)).rejects.toThrow(RateLimitedError);
  expect(await throttle.tryLogIn({ address: '192.0.2.2', email }, pass)).toBe('right');
});

test('Strangers from everywhere never keep the owner out of where they came in before', async () => {
  const throttle = createThrottle(() => 0);
  const owner = { address: '192.0.2.1', email };
  const newcomer = { address: '192.0.2.2', email };
  await throttle.tryLogIn(owner, pass);
  throttle.recogniseOwner(newcomer);
  for (let i = 0; i < 100; i += 1) {
    await expect(throttle.tryLogIn({ address: `198.51.100.${i}`, email }, fail)).rejects.toThrow('wrong');
  }
  const elsewhere = { address: '203.0.113.1', email };
  await expect(throttle.tryLogIn(elsewhere, pass)).rejects.toThrow(RateLimitedError);
  for (const attempt of [owner, newcomer]) expect(await throttle.tryLogIn(attempt, pass)).toBe('right');
  throttle.forgetGuesses(elsewhere);
  expect(await throttle.tryLogIn(elsewhere, pass)).toBe('right');
});

test('Right passwords are never too many, one after the other or at once', async () => {
  const throttle = createThrottle(() => 0);
  const logIn = () => throttle.tryLogIn({ address: '192.0.2.1', email }, pass);
  for (let i = 0; i < 200; i += 1) await logIn();
  expect(await Promise.all(Array.from({ length: 200 }, logIn))).toHaveLength(200);
  // They have left nothing behind: ten wrong ones are looked at, as ever.
  const wrong = () => throttle.tryLogIn({ address: '192.0.2.1', email }, fail);
  for (let i = 0; i < 10; i += 1) await expect(wrong()).rejects.toThrow('wrong');
  await expect(wrong()).rejects.toThrow(RateLimitedError);
});

test('Who is logged in is counted by their session, whatever strangers do', async () => {
  const throttle = createThrottle(() => 0);
  for (let i = 0; i < 10; i += 1) await expect(throttle.tryProof('thief', fail)).rejects.toThrow('wrong');
  await expect(throttle.tryProof('thief', pass)).rejects.toThrow(RateLimitedError);
  expect(await throttle.tryProof('owner', pass)).toBe('right');
});

test('An address asks for so many mails, and an email address gets so many of a kind, whoever asked', () => {
  const throttle = createThrottle(() => 0);
  const ask = (last: number) =>
    throttle.beginOwnMail({ address: `192.0.2.${last}`, email, kind: 'VERIFY_EMAIL' });
  for (let i = 0; i < 5; i += 1) expect(throttle.mayMail(email, 'RESET_PASSWORD')).toBe(true);
  expect(throttle.mayMail(email, 'RESET_PASSWORD')).toBe(false);
  for (let i = 0; i < 5; i += 1) ask(i);
  expect(throttle.mayMail(email, 'VERIFY_EMAIL')).toBe(false);
  expect(() => ask(9)).toThrow(RateLimitedError);
  for (let i = 0; i < 30; i += 1) throttle.beginMail('198.51.100.1');
  expect(() => throttle.beginMail('198.51.100.1')).toThrow(new RateLimitedError(3_600));
  const grace = { address: '198.51.100.1', email: 'grace@example.com', kind: 'VERIFY_EMAIL' } as const;
  expect(() => throttle.beginOwnMail(grace)).not.toThrow();
});
