import { expect, test } from 'vitest';
import { startingTokens } from '../../client/src/config/account.ts';
import { prices } from '../../client/src/features/blog/prices.ts';
import { catalogue } from '../../server/src/tokens/catalogue.ts';
import { levelOf } from '../../server/src/tokens/level.ts';

test('The article on free and premium says of prices what the server asks', () => {
  expect(prices.map(({ feature, tokens, available }) => [feature, tokens, available])).toEqual(
    catalogue.map(({ id, price, available }) => [id, price, available]),
  );
});

test('The tokens of the start pay for all that is for sale, one is left, and 50 points are the first level', () => {
  const sold = prices.filter(({ available }) => available);
  expect(sold.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
  expect(startingTokens - sold.length).toBe(1);
  expect([levelOf(49), levelOf(50)]).toEqual([0, 1]);
});
