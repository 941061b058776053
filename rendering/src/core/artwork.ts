import { brand } from '@canary/catalogue/brand';
import { mark } from '@canary/catalogue/mark';
import { type Colour, PRINT_SAFE } from '@canary/qr/colour';
import type { DesignLogo } from '@canary/qr/design/design';
import type { Artwork } from '@canary/qr/drawing';
import icons from './logo-icons.json' with { type: 'json' };

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

const canary = canaryIn(brand);
const blackCanary = canaryIn({ ink: PRINT_SAFE.foreground, canary: PRINT_SAFE.background });

/** Lucide's icons are lines of this width in a square of 24 units. */
const icon = { side: 24, lineWidth: 2 } as const;

/** Path data of the icons that a code can carry as its logo, by their names in Lucide. */
export const iconOutlines: ReadonlyMap<string, string> = new Map(Object.entries(icons.outlines));

/** Returns the drawing of a logo that isn't an image; undefined for an icon that only another version of the site has. */
export function artworkOf({ source }: DesignLogo): Artwork | undefined {
  if (source.kind === 'canary' && source.isBlack) return blackCanary;
  if (source.kind !== 'icon') return canary;
  const path = iconOutlines.get(source.name);
  if (path === undefined) return undefined;
  const paint = { kind: 'solid', colour: source.colour } as const;
  return { side: icon.side, margin: 0, shapes: [{ path, paint, lineWidth: icon.lineWidth, isRound: true }] };
}
