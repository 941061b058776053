import { z } from 'zod';
import { colour, type Design } from './design.ts';
import { plainDesign } from './plain-design.ts';
import { readDesign } from './read-design.ts';

/** How codes looked before there were designs: two colours, a level, and the canary in the corner or not. */
const lookSchema = z.object({
  foreground: colour,
  background: colour,
  level: z.enum(['L', 'M', 'Q', 'H']),
  logo: z.boolean(),
});

/**
 * Reads a design that this version of the site or an older one made, or the look of a code from before designs.
 *
 * @param value parsed JSON
 * @throws {NewerDesignError} if a newer version of the site made it
 * @throws {InvalidDesignError} if it is neither
 *
 * @example upgradeDesign({ foreground: '#000000', background: '#ffffff', level: 'H', logo: true }).level // 'H'
 */
export function upgradeDesign(value: unknown): Design {
  const look = lookSchema.safeParse(value);
  if (!look.success) return readDesign(value);
  return plainDesign(look.data, { level: look.data.level, hasCanary: look.data.logo });
}
