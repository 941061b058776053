import { expect, test } from 'vitest';
import type { Feature } from './features.ts';
import { planUnlocks } from './unlock-plan.ts';

const designFeatures: readonly Feature[] = ['LOGO', 'GRADIENTS', 'BACKGROUND'];

test('The level that the first unlocks reach pays for a part of the last one', () => {
  const account = { tokens: 5, points: 10, level: 0 };
  expect(planUnlocks(account, designFeatures)).toMatchObject({ price: 6, earned: 1, missing: 0 });
  expect(planUnlocks({ ...account, points: 0 }, designFeatures)).toMatchObject({ earned: 1, missing: 1 });
});

test('A token that only the last unlock earns pays for nothing', () => {
  const account = { tokens: 1, points: 30, level: 0 };
  expect(planUnlocks(account, ['LOGO'])).toMatchObject({ price: 2, earned: 1, missing: 1 });
});

test('The cheapest is paid first, because it earns as many points', () => {
  const account = { tokens: 2, points: 30, level: 0 };
  expect(planUnlocks(account, ['LOGO', 'WIFI'])).toEqual({
    order: ['WIFI', 'LOGO'],
    price: 3,
    earned: 1,
    missing: 0,
  });
});

test('Without tokens, the whole price is missing', () => {
  expect(planUnlocks({ tokens: 0, points: 60, level: 1 }, designFeatures)).toMatchObject({ missing: 6 });
});
