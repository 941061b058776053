import type { Feature } from '@canary/catalogue/features';
import { type Colour, type Colours, symbolContrast } from '@canary/qr/colour';
import type { Background, Design } from '@canary/qr/design/design';
import { coloursOf } from '@canary/qr/design/fills';
import { type DesignFeature, requiredFeatures } from '@canary/qr/design/required-features';
import { withFill } from '@canary/rendering/core/recolour';
import { codeColours } from '#shared/code/design-colours.ts';

/**
 * Returns the design without the parts that need a feature that isn't unlocked. A design that loses its transparent
 * background gets a background colour, so it may have to lose another colour.
 */
export function leaveOut(design: Design, unlocks: ReadonlySet<Feature>): Design {
  const { logo, background } = design;
  const opaque = unlocks.has('BACKGROUND') ? background : (plainColourOf(background) ?? background);
  const free: Design = {
    ...design,
    logo: logo?.source.kind === 'image' && !unlocks.has('LOGO') ? null : logo,
    background: opaque,
  };
  const hasTooMany = requiredFeatures(free).includes('GRADIENTS') && !unlocks.has('GRADIENTS');
  return hasTooMany ? inTwoColours(free) : free;
}

/** The plain background in the colour that an image or transparency was designed for. */
function plainColourOf(background: Background): Background | undefined {
  if (background.kind === 'image') return { kind: 'solid', colour: background.veil.colour };
  return background.kind === 'transparent' ? { kind: 'solid', colour: background.on } : undefined;
}

/** Keeps the two of the design's colours that differ most. */
function inTwoColours(design: Design): Design {
  const { background } = design;
  const { foreground, background: colour } = mostDifferent(codeColours(design), coloursOf(background));
  const isPicture = background.kind === 'image' || background.kind === 'transparent';
  return {
    ...withFill(design, { kind: 'solid', colour: foreground }),
    background: isPicture ? background : { kind: 'solid', colour },
  };
}

function mostDifferent(foregrounds: readonly Colour[], backgrounds: readonly Colour[]): Colours {
  const pairs = foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Colours => ({ foreground, background })),
  );
  return pairs.reduce((best, pair) => (symbolContrast(pair) > symbolContrast(best) ? pair : best));
}

/** The parts of the design that need the features, such as `the logo and the gradient`. */
export function partsOf(design: Design, locked: readonly DesignFeature[]): string {
  const names: Readonly<Record<DesignFeature, string>> = {
    LOGO: 'the logo',
    GRADIENTS: JSON.stringify(design).includes('"stops"') ? 'the gradient' : 'the extra colours',
    BACKGROUND: design.background.kind === 'transparent' ? 'transparency' : 'the background image',
  };
  return new Intl.ListFormat('en').format(locked.map((feature) => names[feature]));
}
