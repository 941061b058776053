import { type Feature, features } from './features.ts';
import { levelOf, pointsFor, tokensPerLevel } from './levels.ts';

interface Balance {
  readonly tokens: number;
  readonly points: number;
  readonly level: number;
}

/** The costs and the order of unlocking features together. */
export interface UnlockPlan {
  /** The features in the order of payment. In this order, the tokens never go below zero if they are enough at all. */
  readonly order: readonly Feature[];
  /** The sum of the prices. */
  readonly price: number;
  /** The tokens that the unlocks earn by reaching levels. These tokens can pay for a part of the price. */
  readonly earned: number;
  /** How many more tokens the user needs. 0 if the tokens are enough. */
  readonly missing: number;
}

/**
 * Plans to unlock features together. Each unlock earns points, and each new level earns a token.
 *
 * @example planUnlocks({ tokens: 5, points: 10, level: 0 }, ['LOGO', 'GRADIENTS', 'BACKGROUND']) // price 6, earned 1, missing 0
 */
export function planUnlocks({ tokens, points, level }: Balance, chosen: readonly Feature[]): UnlockPlan {
  // Cheap features come first, because all features earn the same points.
  const order = chosen.toSorted((one, other) => features[one].price - features[other].price);
  let [left, least, price] = [tokens, tokens, 0];
  order.forEach((feature, index) => {
    price += features[feature].price;
    const reached = Math.max(level, levelOf(points + index * pointsFor.UNLOCK));
    left = tokens + (reached - level) * tokensPerLevel - price;
    least = Math.min(least, left);
  });
  const reached = Math.max(level, levelOf(points + chosen.length * pointsFor.UNLOCK));
  return { order, price, earned: (reached - level) * tokensPerLevel, missing: Math.max(0, -least) };
}
