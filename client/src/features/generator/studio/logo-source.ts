import type { Colour } from '@canary/qr/colour';
import type { Design, DesignLogo } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';

export type Source = DesignLogo['source'];

/** The kind of logo that the user chooses. */
export type Kind = 'none' | 'corner' | Source['kind'];

/** The initial layout of a logo that isn't in the corner. */
const startLayout = {
  area: 0.15,
  shape: 'rounded',
  padding: 1,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
} as const satisfies Partial<DesignLogo>;

/** Returns the kind of a logo. */
export function kindOf(logo: DesignLogo | null): Kind {
  if (!logo) return 'none';
  return logo.position === 'corner' && logo.source.kind === 'canary' ? 'corner' : logo.source.kind;
}

/** Longest side of a new image, as a share of the code's: a longer image would reach the patterns at the edges. */
const startLength = 0.55;

/** Share of the code's area of a new logo: the chosen or usual share, limited by the longer side of an image. */
function startArea(source: Source, chosen: number = startLayout.area): number {
  const { ratio = 1 } = source.kind === 'image' ? source : {};
  const longest = startLength ** 2 * Math.min(ratio, 1 / ratio);
  return Math.max(designLimits.logoArea.min, ratio === 1 ? chosen : Math.min(chosen, longest));
}

/** Keeps a chosen size and the place of a logo, unless it was in the corner. */
export function withSource(logo: DesignLogo | null, source: Source): DesignLogo {
  if (!logo || logo.position === 'corner') {
    // A square plate needs no margins beside the corners of an image.
    const shape = source.kind === 'image' ? 'square' : startLayout.shape;
    return { ...startLayout, shape, area: startArea(source), source };
  }
  const isChosen = logo.area !== startArea(logo.source);
  return { ...logo, area: startArea(source, isChosen ? logo.area : undefined), source };
}

/** Returns the colour of the code, with which an icon starts. */
export function codeColour({ modules: { fill } }: Design): Colour {
  return fill.kind === 'solid' ? fill.colour : (fill.stops[0]?.colour ?? '#000000');
}
