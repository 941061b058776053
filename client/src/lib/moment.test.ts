import { expect, test } from 'vitest';
import { timeAgo } from './moment.ts';

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  // A visitor's clock may be slow.
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:59Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', 'last week'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s, at noon of 21 November 2026, was %s', (moment, text) => {
  expect(timeAgo(moment, new Date('2026-11-21T12:00:00Z'))).toBe(text);
});
