import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-bucket.ts';

test('A bucket allows a burst and then its rate, for each key apart', () => {
  let now = 0;
  const take = createTokenBuckets('tests', { perSecond: 10, burst: 30 }, () => now);
  const takeAll = (key: string) => {
    let count = 0;
    while (take(key) === 0) count += 1;
    return count;
  };
  expect(takeAll('192.0.2.1')).toBe(30);
  expect(take('192.0.2.1')).toBe(1);
  expect(takeAll('192.0.2.2')).toBe(30);
  now += 500;
  expect(takeAll('192.0.2.1')).toBe(5);
  now += 60_000;
  expect(takeAll('192.0.2.1')).toBe(30);
});

test('An amount that a bucket lacks is not taken', () => {
  let now = 0;
  const take = createTokenBuckets('tests', { perSecond: 10, burst: 30 }, () => now);
  expect(take('ada', 25)).toBe(0);
  expect(take('ada', 30)).toBe(3);
  expect(take('ada', 5)).toBe(0);
  now += 3_000;
  expect(take('ada', 30)).toBe(0);
});
