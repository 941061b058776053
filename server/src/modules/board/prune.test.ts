import { expect, test } from 'vitest';
import { isPruningDue } from './prune.ts';

test.each([
  ['every 1,000 changes', 2_000, 2_000, true],
  ['not between', 1_999, 1_999, false],
  ['also if cards made room around that version', 1_990, 2_010, true],
  ['not if they made room between', 2_001, 2_999, false],
])('Old rows are deleted %s', (_when, first, last, isDue) => {
  expect(isPruningDue(first, last)).toBe(isDue);
});
