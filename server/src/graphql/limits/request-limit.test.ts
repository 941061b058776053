import { expect, test } from 'vitest';
import { createRequestLimit } from './request-limit.ts';

test('Each address may send a burst of three seconds’ worth, then requests at the limit', () => {
  let now = 0;
  const limit = createRequestLimit(10, () => now);
  const takeAll = (address: string) => {
    let count = 0;
    while (limit.take(address) === 0) count += 1;
    return count;
  };
  expect(takeAll('192.0.2.1')).toBe(30);
  expect(limit.take('192.0.2.1')).toBe(1);
  expect(takeAll('192.0.2.2')).toBe(30);
  now += 500;
  expect(takeAll('192.0.2.1')).toBe(5);
  now += 60_000;
  expect(takeAll('192.0.2.1')).toBe(30);
});

test('Without a limit every request is allowed', () => {
  const limit = createRequestLimit(null);
  for (let count = 0; count < 10_000; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
});
