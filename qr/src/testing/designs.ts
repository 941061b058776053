import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import type { Background, Design, DesignLogo, Fill } from '../design/design.ts';
import {
  designLimits,
  finderCentreShapes,
  finderFrameShapes,
  frameShapes,
  moduleShapes,
} from '../design/options.ts';

const share = double({ min: 0, max: 1, noNaN: true }).map((value) => Math.round(value * 1_000) / 1_000);

const colour = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}` as const,
);

const stops = array(record({ at: share, colour }), { minLength: 2, maxLength: designLimits.stops });
const angle = integer({ min: 0, max: 360 });
const solid = record({ kind: constant('solid' as const), colour });
const kind = { linear: constant('linear' as const), radial: constant('radial' as const) };
const span = constantFrom('code' as const, 'module' as const);

const fill: Arbitrary<Fill> = oneof(
  solid,
  record({ kind: kind.linear, angle, stops, span }),
  record({ kind: kind.radial, stops, span }),
);

/** A PNG's first bytes. */
const image = constant('data:image/png;base64,iVBORw0KGgo=');

const background: Arbitrary<Background> = oneof(
  solid,
  record({ kind: kind.linear, angle, stops }),
  record({ kind: kind.radial, stops }),
  record({ kind: constant('image' as const), image, veil: record({ colour, opacity: share }) }),
  record({ kind: constant('transparent' as const), on: colour }),
);

const finder = record({
  frame: record({ shape: constantFrom(...finderFrameShapes), fill }),
  centre: record({ shape: constantFrom(...finderCentreShapes), fill }),
});

const logo: Arbitrary<DesignLogo> = record({
  source: oneof(
    record({ kind: constant('canary' as const) }),
    record({ kind: constant('icon' as const), name: constantFrom('wifi', 'phone'), colour }),
    record(
      { kind: constant('image' as const), image, ratio: double({ ...designLimits.imageRatio, noNaN: true }) },
      { requiredKeys: ['kind', 'image'] },
    ),
  ),
  area: double({ ...designLimits.logoArea, noNaN: true }),
  shape: constantFrom('square' as const, 'rounded' as const, 'circle' as const),
  padding: integer({ min: 0, max: designLimits.logoPadding }),
  hasPlate: boolean(),
  position: oneof(constant('corner' as const), record({ x: share, y: share })),
});

/** Any valid design. */
export const anyDesign: Arbitrary<Design> = record({
  v: constant(1 as const),
  modules: record({ shape: constantFrom(...moduleShapes), fill }),
  finders: finder,
  corners: record({ topLeft: finder, topRight: finder, bottomLeft: finder }, { requiredKeys: [] }),
  background,
  logo: option(logo),
  frame: option(
    record({
      shape: constantFrom(...frameShapes),
      text: string({ maxLength: designLimits.frameText / 2, unit: 'grapheme' }).map((text) =>
        text.slice(0, designLimits.frameText),
      ),
      colour,
      textColour: colour,
    }),
  ),
  quietZone: integer(designLimits.quietZone),
  level: constantFrom('auto' as const, 'L' as const, 'M' as const, 'Q' as const, 'H' as const),
  minVersion: integer({ min: 1, max: 40 }),
  mask: oneof(constant('auto' as const), integer({ min: 0, max: 7 })),
});
