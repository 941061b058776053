import { expect, test } from 'vitest';
import { catalogue, features, type PremiumFeature } from './features.ts';
import { levelOf, pointsFor, startingTokens, tokensPerLevel } from './levels.ts';

const types: readonly PremiumFeature[] = [features.VCARD, features.WIFI, features.SMS, features.PHONE];

test('The starting tokens unlock all four types and leave one, as the article on premium says', () => {
  expect(types.map(({ price }) => price)).toEqual([1, 1, 1, 1]);
  expect(startingTokens - types.length).toBe(1);
});

test('A new account can unlock all design features on its first day, thanks to the level that it reaches', () => {
  const prices = catalogue.flatMap((feature) => (types.includes(feature) ? [] : [feature.price]));
  expect(prices).toEqual([2, 2, 2]);
  const level = levelOf(pointsFor.VISIT + 2 * pointsFor.UNLOCK);
  expect(startingTokens + level * tokensPerLevel).toBe(6);
});
