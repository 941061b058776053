import { type Colour, luminance } from '../colour.ts';
import type { Background, Design, Fill, Finder } from '../design/design.ts';
import { coloursOf, fillsOf } from '../design/fills.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';
import type { ParameterName } from './parameters.ts';
import { darken, hueName, lighten } from './tint.ts';

/** A change to a design that may improve parameters of its grade. */
export interface Change {
  /** Besides `reading` and `stress`, which any change may improve. The change suits the first parameter best. */
  readonly improves: readonly ParameterName[];
  /** What the change does, as an instruction to the user. */
  label(design: Design): string;
  /** Returns the changed design, or undefined if the change doesn't apply. */
  apply(design: Design): Design | undefined;
}

/** Difference of luminances that is enough for an A in contrast, with some room for gradients. */
const GOOD_CONTRAST = 0.75;

/** Smallest luminance of a background on which a black code gets an A. */
const LIGHT_ENOUGH = 0.78;

const VEIL_STEP = 0.3;

/** From the least to the most visible change. */
export const changes: readonly Change[] = [
  {
    improves: ['quiet-zone'],
    label: () => `Widen the quiet zone to ${QUIET_ZONE} modules`,
    apply: (design) => (design.quietZone < QUIET_ZONE ? { ...design, quietZone: QUIET_ZONE } : undefined),
  },
  {
    improves: ['polarity', 'contrast'],
    label: () => 'Swap the colours of code and background',
    apply: swapColours,
  },
  {
    improves: ['contrast', 'modulation', 'patterns', 'correction'],
    label: (design) => `Use a darker ${hueName(lightestColour(design))}`,
    apply: darkenCode,
  },
  {
    improves: ['contrast', 'modulation'],
    label: () => 'Use a lighter background',
    apply: lightenBackground,
  },
  {
    improves: ['contrast', 'modulation', 'patterns', 'correction'],
    label: () => 'Use darker colours on a lighter background',
    apply: (design) => {
      const light = lightenBackground(design);
      return light && darkenCode(light);
    },
  },
  {
    improves: ['contrast', 'modulation', 'patterns', 'correction', 'quiet-zone'],
    label: () => 'Make the veil over the image stronger',
    apply: ({ background, ...design }) =>
      background.kind === 'image' && background.veil.opacity < 1
        ? { ...design, background: { ...background, veil: strongerVeil(background.veil) } }
        : undefined,
  },
  {
    improves: ['correction', 'modulation', 'patterns'],
    label: () => 'Put a plate behind the logo',
    apply: (design) =>
      design.logo && !design.logo.hasPlate
        ? { ...design, logo: { ...design.logo, hasPlate: true } }
        : undefined,
  },
  {
    improves: ['correction', 'modulation', 'patterns'],
    label: () => 'Let the logo move',
    apply: ({ logo, ...design }) =>
      logo && logo.position !== 'corner' && !logo.mayMove
        ? { ...design, logo: { ...logo, mayMove: true } }
        : undefined,
  },
  {
    improves: ['correction', 'modulation', 'patterns'],
    label: () => 'Make the logo smaller',
    apply: (design) =>
      design.logo && design.logo.position !== 'corner'
        ? { ...design, logo: { ...design.logo, area: design.logo.area * 0.6 } }
        : undefined,
  },
  {
    improves: ['correction', 'modulation'],
    label: () => 'Use the strongest error correction',
    apply: (design) => (design.level === 'H' ? undefined : { ...design, level: 'H' }),
  },
  {
    improves: ['modulation', 'correction', 'patterns'],
    label: () => 'Use modules that fill their squares',
    apply: (design) =>
      design.modules.shape === 'square' || design.modules.shape === 'rounded'
        ? undefined
        : { ...design, modules: { ...design.modules, shape: 'rounded' } },
  },
  {
    improves: ['patterns'],
    label: () => 'Use rounded finder patterns',
    apply: roundFinders,
  },
  {
    improves: ['correction', 'modulation', 'patterns'],
    label: () => 'Remove the logo',
    apply: (design) => (design.logo ? { ...design, logo: null } : undefined),
  },
];

function strongerVeil<Veil extends { readonly opacity: number }>(veil: Veil): Veil {
  return { ...veil, opacity: Math.min(1, veil.opacity + VEIL_STEP) };
}

/** The colour of the code with the least contrast to a light background. */
function lightestColour(design: Design): Colour {
  const colours = fillsOf(design).flatMap(coloursOf);
  return colours.reduce((one, other) => (luminance(other) > luminance(one) ? other : one));
}

function darkestOf(background: Background): number {
  return Math.min(...coloursOf(background).map(luminance));
}

function recoloured(fill: Fill, to: (colour: Colour) => Colour): Fill {
  return fill.kind === 'solid'
    ? { ...fill, colour: to(fill.colour) }
    : { ...fill, stops: fill.stops.map((stop) => ({ ...stop, colour: to(stop.colour) })) };
}

function withFinders(design: Design, to: (finder: Finder) => Finder): Design {
  const corners = Object.fromEntries(
    Object.entries(design.corners).map(([corner, its]) => [corner, to(its)]),
  );
  return { ...design, finders: to(design.finders), corners };
}

function withCodeColours(design: Design, to: (colour: Colour) => Colour): Design {
  const withModules = {
    ...design,
    modules: { ...design.modules, fill: recoloured(design.modules.fill, to) },
  };
  return withFinders(withModules, ({ frame, centre }) => ({
    frame: { ...frame, fill: recoloured(frame.fill, to) },
    centre: { ...centre, fill: recoloured(centre.fill, to) },
  }));
}

/** Darkens the colours of the code that are too light, except colours that are lighter than the background. */
function darkenCode(design: Design): Design | undefined {
  const limit = darkestOf(design.background) - GOOD_CONTRAST;
  const isDarkOnLight = luminance(lightestColour(design)) < darkestOf(design.background);
  if (limit < 0 || !isDarkOnLight || luminance(lightestColour(design)) <= limit) return undefined;
  return withCodeColours(design, (colour) => darken(colour, limit));
}

function lightenBackground({ background, ...design }: Design): Design | undefined {
  if (background.kind === 'image' || background.kind === 'transparent') return undefined;
  const whole = { ...design, background };
  const lightest = luminance(lightestColour(whole));
  const limit = Math.min(1, Math.max(LIGHT_ENOUGH, lightest + GOOD_CONTRAST));
  if (lightest > darkestOf(background) || darkestOf(background) >= limit) return undefined;
  const lighter = (colour: Colour) => lighten(colour, limit);
  return {
    ...design,
    background:
      background.kind === 'solid'
        ? { ...background, colour: lighter(background.colour) }
        : {
            ...background,
            stops: background.stops.map((stop) => ({ ...stop, colour: lighter(stop.colour) })),
          },
  };
}

/** Exchanges the colours of a light code and its dark background, if the background is plain. */
function swapColours(design: Design): Design | undefined {
  const { background } = design;
  if (background.kind !== 'solid' || luminance(lightestColour(design)) <= luminance(background.colour)) {
    return undefined;
  }
  const colour = lightestColour(design);
  return {
    ...withCodeColours(design, () => background.colour),
    background: { kind: 'solid', colour },
  };
}

function roundFinders(design: Design): Design | undefined {
  const round = withFinders(design, ({ frame, centre }) => ({
    frame: { ...frame, shape: 'rounded' },
    centre: { ...centre, shape: 'rounded' },
  }));
  return JSON.stringify(round) === JSON.stringify(design) ? undefined : round;
}
