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

test('An address waits after ten wrong passwords for an account, and no longer than it is told', () => {
  const { now, pass } = createClock();
  const throttle = createThrottle(now);
  const attempt = { address: '192.0.2.1', email };
  for (let i = 0; i < 10; i += 1) throttle.beginSignIn(attempt);
  pass(5 * minute);
  expect(() => throttle.beginSignIn(attempt)).toThrow(new RateLimitedError(600));
  pass(10 * minute);
  expect(() => throttle.beginSignIn(attempt)).not.toThrow();
});

test('An address waits after thirty wrong passwords, whatever the accounts', () => {
  const throttle = createThrottle(() => 0);
  for (let i = 0; i < 30; i += 1) throttle.beginSignIn({ address: '192.0.2.1', email: `${i}@example.com` });
  expect(() => throttle.beginSignIn({ address: '192.0.2.1', email })).toThrow(RateLimitedError);
  expect(() => throttle.beginSignIn({ address: '192.0.2.2', email })).not.toThrow();
});

test('Strangers from everywhere never keep the owner out of where they signed in before', () => {
  const throttle = createThrottle(() => 0);
  const owner = { address: '192.0.2.1', email };
  throttle.beginSignIn(owner);
  throttle.passSignIn(owner);
  for (let i = 0; i < 100; i += 1) throttle.beginSignIn({ address: `198.51.100.${i}`, email });
  expect(() => throttle.beginSignIn({ address: '203.0.113.1', email })).toThrow(RateLimitedError);
  expect(() => throttle.beginSignIn(owner)).not.toThrow();
});

test('Right passwords are never too many', () => {
  const throttle = createThrottle(() => 0);
  for (let i = 0; i < 200; i += 1) {
    throttle.beginSignIn({ address: '192.0.2.1', email });
    throttle.passSignIn({ address: '192.0.2.1', email });
  }
});

test('An address asks for so many mails, and an e-mail address gets so many, whoever asked', () => {
  const throttle = createThrottle(() => 0);
  for (let i = 0; i < 5; i += 1) throttle.beginMail({ address: `192.0.2.${i}`, email });
  expect(throttle.mayMail(email)).toBe(false);
  expect(() => throttle.beginMail({ address: '192.0.2.9', email })).toThrow(RateLimitedError);
  expect(() => throttle.beginMail({ address: '192.0.2.9' })).not.toThrow();
  for (let i = 0; i < 5; i += 1) expect(throttle.mayMail('grace@example.com')).toBe(true);
  expect(throttle.mayMail('grace@example.com')).toBe(false);
  for (let i = 0; i < 30; i += 1) throttle.beginMail({ address: '198.51.100.1' });
  expect(() => throttle.beginMail({ address: '198.51.100.1' })).toThrow(new RateLimitedError(3_600));
});
