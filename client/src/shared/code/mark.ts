import type { Colour } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import type { Artwork } from '@canary/qr/drawing';
import { mark } from '#config/brand.ts';

/** The brand's mark as the logo on a code. */
export function canaryIn(colours: { readonly ink: Colour; readonly canary: Colour }): Artwork {
  return {
    side: mark.side,
    margin: mark.plateMargin,
    shapes: mark.shapes.map(({ d, colour, stroke }) => ({
      path: d,
      paint: { kind: 'solid', colour: colours[colour] },
      lineWidth: stroke,
    })),
  };
}

/** Returns the design without the canary in the corner, which belongs to the look that a visitor starts with. */
export function withoutMark(design: Design): Design {
  const { logo } = design;
  const isMark = logo?.source.kind === 'canary' && logo.position === 'corner';
  return isMark ? { ...design, logo: null } : design;
}
