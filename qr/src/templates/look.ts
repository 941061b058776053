import type { Colour } from '../colour.ts';
import type { ContentTypeId } from '../content/all.ts';
import type { Background, Design, DesignFrame, Fill, Finder } from '../design/design.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';
import type { TemplateLook } from './template.ts';

export const solid = (colour: Colour) => ({ kind: 'solid', colour }) as const;

/** Spreads colours evenly over a gradient. */
export const stopsOf = (...colours: readonly Colour[]) =>
  colours.map((colour, index) => ({ at: Math.round((index / (colours.length - 1)) * 100) / 100, colour }));

interface LookParts {
  readonly modules: Design['modules']['shape'];
  /** Fill of the modules, and of the finder patterns unless `finders` has its own fill. A colour is a solid fill. */
  readonly fill: Fill | Colour;
  readonly background: Background | Colour;
  readonly finders: {
    readonly frame: Finder['frame']['shape'];
    readonly centre: Finder['centre']['shape'];
    /** Fill of the ring, and of the centre unless there is a `centreFill`. */
    readonly fill?: Fill | Colour;
    readonly centreFill?: Fill | Colour;
  };
  readonly corners?: Design['corners'];
  readonly frame?: (DesignFrame & { readonly textFor: ContentTypeId | 'any' }) | null;
}

/** The rounded corners of some frames take a part of the quiet zone. */
const wideQuietZone = 6;
const roundFrames: readonly string[] = ['rounded-above', 'rounded-below', 'ticket'];

/** Completes the parts of a look that follow from others. */
export function look({
  modules,
  fill,
  background,
  finders,
  corners = {},
  frame = null,
}: LookParts): TemplateLook {
  const { fill: frameFill = fill, centreFill = frameFill } = finders;
  return {
    modules: { shape: modules, fill: paint(fill) },
    finders: {
      frame: { shape: finders.frame, fill: paint(frameFill) },
      centre: { shape: finders.centre, fill: paint(centreFill) },
    },
    corners,
    background: paint(background),
    frame,
    quietZone: frame && roundFrames.includes(frame.shape) ? wideQuietZone : QUIET_ZONE,
  };
}

function paint<Paint extends Fill | Background>(value: Paint | Colour): Paint | ReturnType<typeof solid> {
  return typeof value === 'string' ? solid(value) : value;
}
