import { z } from 'zod';
import { colour, type Design, designSchema } from './design.ts';
import { plainDesign } from './plain-design.ts';

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
 * @returns undefined if it is neither, or if a newer version made it
 *
 * @example upgradeDesign({ foreground: '#000000', background: '#ffffff', level: 'H', logo: true })?.level // 'H'
 */
export function upgradeDesign(value: unknown): Design | undefined {
  const design = designSchema.safeParse(value);
  if (design.success) return design.data;
  const look = lookSchema.safeParse(value);
  return look.success
    ? plainDesign(look.data, { level: look.data.level, hasCanary: look.data.logo })
    : undefined;
}
