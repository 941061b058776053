import { expect, test } from 'vitest';
import { startingTokens } from '../../client/src/config/account.ts';
import { prices } from '../../client/src/config/prices.ts';
import * as accounts from '../../server/src/accounts/constants.ts';
import { catalogue } from '../../server/src/tokens/catalogue.ts';

test('What the pages say that an unlock costs is what the server charges', () => {
  expect(prices).toEqual(Object.fromEntries(catalogue.map(({ id, price }) => [id, price])));
});

test('A new account starts with as many tokens as the pages say', () => {
  expect(startingTokens).toBe(accounts.startingTokens);
});
