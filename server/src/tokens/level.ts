/** The points at which each level is reached, level 1 first. The last is the top. */
const thresholds: readonly number[] = [50, 150, 300, 500, 750, 1050, 1400, 1800, 2250, 2750];

/** How many tokens reaching a level gives, once. */
export const tokensPerLevel = 1;

/**
 * The level that somebody with so many points has; everyone starts at 0.
 *
 * @example
 * levelOf(49); // 0
 * levelOf(50); // 1
 */
export function levelOf(points: number): number {
  return thresholds.filter((threshold) => points >= threshold).length;
}

/**
 * The points at which the next level is reached, or null at the top.
 *
 * @example
 * nextLevelAt(49); // 50
 * nextLevelAt(50); // 150
 */
export function nextLevelAt(points: number): number | null {
  return thresholds.find((threshold) => points < threshold) ?? null;
}
