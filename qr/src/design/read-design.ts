import { z } from 'zod';
import { colour, type Design, designSchema } from './design.ts';
import { plainDesign } from './plain-design.ts';

/** The data isn't a design. */
export class InvalidDesignError extends Error {
  override readonly name: string = 'InvalidDesignError';
  constructor(options?: ErrorOptions, message = 'This isn’t a design.') {
    super(message, options);
  }
}

/** An image of the design is too large, or isn't a PNG, JPEG or WebP image in a data URL. */
export class DesignImageError extends InvalidDesignError {
  override readonly name = 'DesignImageError';
  constructor(options?: ErrorOptions) {
    super(options, 'An image of this design isn’t a PNG, JPEG or WebP image, or is too large.');
  }
}

/** A newer version of the site made the design. */
export class NewerDesignError extends Error {
  override readonly name = 'NewerDesignError';
  constructor() {
    super('A newer version of the site made this design.');
  }
}

/** The look of a code from before there were designs: two colours, a level, and whether it has the corner logo. */
const lookSchema = z.object({
  foreground: colour,
  background: colour,
  level: z.enum(['L', 'M', 'Q', 'H']),
  logo: z.boolean(),
});

/**
 * Reads a design from outside: a link, a file or the history. An older version of the site may have made it, even one
 * that had no designs yet. Unknown properties are left out.
 *
 * @param value parsed JSON
 * @throws {NewerDesignError} if its `v` is higher than this version of the site knows
 * @throws {DesignImageError} if only an image is invalid
 * @throws {InvalidDesignError} if it isn't a design
 *
 * @example readDesign({ foreground: '#000000', background: '#ffffff', level: 'H', logo: true }).level // 'H'
 */
export function readDesign(value: unknown): Design {
  const design = designSchema.safeParse(value);
  if (design.success) return design.data;
  const look = lookSchema.safeParse(value);
  if (look.success) return plainDesign(look.data, { level: look.data.level, hasCanary: look.data.logo });
  const { v }: { v?: unknown } = { ...Object(value) };
  if (typeof v === 'number' && v > 1) throw new NewerDesignError();
  const isImage = design.error.issues.every(({ path }) => path.at(-1) === 'image');
  throw new (isImage ? DesignImageError : InvalidDesignError)({ cause: design.error });
}

/** The design without its uploaded images: a logo is left out, and a background image becomes the colour of its veil. */
export function withoutImages(design: Design): Design {
  const { background, logo } = design;
  return {
    ...design,
    background: background.kind === 'image' ? { kind: 'solid', colour: background.veil.colour } : background,
    logo: logo?.source.kind === 'image' ? null : logo,
  };
}
