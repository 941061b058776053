import type { Design } from './design.ts';
import { upgradeDesign } from './upgrade.ts';

/** The data isn't a design. */
export class InvalidDesignError extends Error {
  override readonly name = 'InvalidDesignError';
  constructor(options?: ErrorOptions) {
    super('This isn’t a design.', options);
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
 * @throws {InvalidDesignError} if it isn't a design
 */
export function readDesign(value: unknown): Design {
  const design = upgradeDesign(value);
  if (design) return design;
  const { v }: { v?: unknown } = { ...Object(value) };
  throw typeof v === 'number' && v > 1 ? new NewerDesignError() : new InvalidDesignError();
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
