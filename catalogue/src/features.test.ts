import { expect, test } from 'vitest';
import { catalogue } from './features.ts';
import { startingTokens } from './levels.ts';

test('The starting tokens unlock every available feature and leave one, as the article on premium says', () => {
  const prices = catalogue.filter(({ available }) => available).map(({ price }) => price);
  expect(prices).toEqual([1, 1, 1, 1]);
  expect(startingTokens - prices.length).toBe(1);
});
