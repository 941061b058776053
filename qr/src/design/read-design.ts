import { type Design, designSchema } from './design.ts';

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

/**
 * Reads a design from outside: a link, a file or the history. Unknown properties are left out.
 *
 * @param value parsed JSON
 * @throws {NewerDesignError} if its `v` is higher than this version of the site knows
 * @throws {DesignImageError} if only an image is invalid
 * @throws {InvalidDesignError} if it isn't a design
 */
export function readDesign(value: unknown): Design {
  const design = designSchema.safeParse(value);
  if (design.success) return design.data;
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
