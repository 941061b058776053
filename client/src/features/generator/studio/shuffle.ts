import type { Design, Fill, FinderCentreShape, FinderFrameShape } from '@canary/qr/design/design';
import { neutralText } from '@canary/qr/design/frame-text';
import { frameShapes, moduleShapes } from '@canary/qr/design/options';
import { type DesignFeature, requiredFeatures } from '@canary/qr/design/required-features';
import type { Template } from '@canary/qr/templates/template';
import { designOf, templates } from '@canary/qr/templates/templates';
import { isSameJson } from '#shared/code/same-json.ts';
import { withoutCornerLogo } from '#shared/code/without-corner-logo.ts';

/** Corner frames with the centres that readers find in them. */
const corners: Readonly<Record<FinderFrameShape, readonly FinderCentreShape[]>> = {
  square: ['square', 'rounded'],
  rounded: ['square', 'rounded'],
  'extra-rounded': ['square', 'rounded', 'circle', 'leaf', 'drop', 'cut', 'star'],
  circle: ['circle', 'star', 'cut', 'diamond'],
  leaf: ['leaf'],
  drop: ['drop'],
  cut: ['cut', 'circle', 'rounded', 'star'],
  dotted: ['square'],
};
const cornerFrames = Object.keys(corners) as FinderFrameShape[];

/** How often a design without a frame gets one. */
const FRAME_SHARE = 0.4;

interface ShuffleOptions {
  /** Whether the designs may need a feature, beyond what the logo needs. */
  isAllowed(feature: DesignFeature): boolean;
  /** Returns a number from 0 to 1, without 1. */
  random?(): number;
}

/**
 * Returns designs with random shapes, frames and colours of templates. Logo, error correction and the text of a frame
 * stay. No design equals a design to avoid, or the design before it in the list.
 *
 * @param avoid designs to avoid; the first is the design in the generator
 */
export function shuffledDesigns(
  [before, ...avoid]: readonly [Design, ...Design[]],
  count: number,
  { isAllowed, random = Math.random }: ShuffleOptions,
): Design[] {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('The list is empty.');
    return item;
  };
  const palettes = templates.filter((template) => requiredFeatures(designOf(template)).every(isAllowed));
  const one = (): Design => {
    const { look } = pick(palettes);
    const frame = pick(cornerFrames);
    const centre = pick(corners[frame]);
    return {
      ...withoutCornerLogo(before),
      modules: { shape: pick(moduleShapes), fill: look.modules.fill },
      finders: {
        frame: { shape: frame, fill: look.finders.frame.fill },
        centre: { shape: centre, fill: look.finders.centre.fill },
      },
      corners: {},
      background: look.background,
      frame:
        before.frame || random() < FRAME_SHARE
          ? { ...(before.frame ?? neutralText), shape: pick(frameShapes), ...frameColours(look) }
          : null,
    };
  };
  const designs: Design[] = [];
  const isNew = (design: Design) =>
    ![before, ...avoid, ...designs].some((other) => isSameJson(other, design));
  while (designs.length < count) {
    const design = one();
    if (isNew(design)) designs.push(design);
  }
  return designs;
}

/** A frame in the code's colour, with its text in the background's. */
function frameColours({ modules, background, frame }: Template['look']) {
  if (frame) return { colour: frame.colour, textColour: frame.textColour };
  const colour = firstColour(modules.fill);
  const isSolid = background.kind === 'solid';
  return { colour, textColour: isSolid ? background.colour : ('#ffffff' as const) };
}

function firstColour(fill: Fill) {
  return fill.kind === 'solid' ? fill.colour : (fill.stops[0]?.colour ?? '#000000');
}
