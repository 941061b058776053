import { expect, test } from 'vitest';
import { startingTokens } from '../../client/src/config/account.ts';
import { prices } from '../../client/src/config/prices.ts';
import { offers } from '../../client/src/features/blog/offers.ts';
import { catalogue } from '../../server/src/tokens/catalogue.ts';
import { levelOf } from '../../server/src/tokens/level.ts';

test('The article on free and premium offers what the server sells, and nothing that it doesn’t', () => {
  expect(offers.map(({ feature, available }) => [feature, available])).toEqual(
    catalogue.map(({ id, available }) => [id, available]),
  );
});

test('As the article says, the tokens of the start pay for all that is for sale, and one is left', () => {
  const sold = offers.filter(({ available }) => available);
  expect(sold.map(({ feature }) => prices[feature])).toEqual([1, 1, 1, 1]);
  expect(startingTokens - sold.length).toBe(1);
  expect([levelOf(49), levelOf(50)]).toEqual([0, 1]);
});
