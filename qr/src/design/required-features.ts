import type { Background, Design, Fill } from './design.ts';

/** A feature of the catalogue that a design can need. */
export type DesignFeature = 'LOGO' | 'GRADIENTS' | 'BACKGROUND';

/** Colours of the code, with its background, that need no unlock. */
const freeColours = 2;

/**
 * Returns the features that a design needs, in the catalogue's order: `LOGO` for an own image, `GRADIENTS` for a gradient
 * or a third colour, `BACKGROUND` for an image or transparency behind the code. Shapes, call-to-action frames with their
 * colours, built-in icons and the canary need none.
 */
export function requiredFeatures(design: Design): readonly DesignFeature[] {
  const { background, logo } = design;
  const features: DesignFeature[] = [];
  if (logo?.source.kind === 'image') features.push('LOGO');
  if (hasGradient(design) || plainColoursOf(design).size > freeColours) features.push('GRADIENTS');
  if (background.kind === 'image' || background.kind === 'transparent') features.push('BACKGROUND');
  return features;
}

function fillsOf({ modules, finders, corners }: Design): readonly Fill[] {
  const shown = [finders, ...Object.values(corners)];
  return [modules.fill, ...shown.flatMap(({ frame, centre }) => [frame.fill, centre.fill])];
}

function hasGradient(design: Design): boolean {
  const kinds: readonly (Fill | Background)['kind'][] = [...fillsOf(design), design.background].map(
    ({ kind }) => kind,
  );
  return kinds.includes('linear') || kinds.includes('radial');
}

/** The plain colours of the modules, the finder patterns and the background. */
function plainColoursOf(design: Design): ReadonlySet<string> {
  const paints = [...fillsOf(design), design.background];
  return new Set(paints.flatMap((paint) => (paint.kind === 'solid' ? [paint.colour] : [])));
}
