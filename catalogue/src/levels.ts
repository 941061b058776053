/** The tokens and the level of a new account (docs/product.md). */
export const startingTokens = 5;
export const startingLevel = 0;

/** The points that a user earns with the first visit of a day, and with each unlock. */
export const pointsFor = { VISIT: 10, UNLOCK: 20 } as const;

/** The points at which each level is reached, starting with level 1. */
const thresholds: readonly number[] = [50, 150, 300, 500, 750, 1050, 1400, 1800, 2250, 2750];

/** How many tokens each new level brings, once. */
export const tokensPerLevel = 1;

/**
 * The level for a number of points; everyone starts at level 0.
 *
 * @example
 * levelOf(49); // 0
 * levelOf(50); // 1
 */
export function levelOf(points: number): number {
  return thresholds.filter((threshold) => points >= threshold).length;
}

/**
 * The points at which the next level is reached, or null at the highest level.
 *
 * @example
 * nextLevelAt(49); // 50
 * nextLevelAt(50); // 150
 */
export function nextLevelAt(points: number): number | null {
  return thresholds.find((threshold) => points < threshold) ?? null;
}
