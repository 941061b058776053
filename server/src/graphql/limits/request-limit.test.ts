import { expect, test } from 'vitest';
import { createRequestLimit } from './request-limit.ts';

test('Three seconds’ worth of requests are allowed at once', () => {
  const limit = createRequestLimit(10);
  for (let count = 0; count < 30; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(1);
});

test('Without a limit every request is allowed', () => {
  const limit = createRequestLimit(null);
  for (let count = 0; count < 10_000; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
});
