import type { CodeRules } from '../code-rules.ts';
import type { Artwork, Layer } from '../drawing.ts';
import type { Point } from '../geometry/path.ts';

const white = { kind: 'solid', colour: '#ffffff' } as const;
const black = { kind: 'solid', colour: '#000000' } as const;

/** The Swiss cross in millimetres: SIX, "CH-Kreuz_7mm", a black square of 6 mm in a white one of 7 mm. */
const overlays: Readonly<Record<NonNullable<CodeRules['overlay']>, Artwork>> = {
  'swiss-cross': {
    side: 7,
    margin: 0,
    shapes: [
      { path: 'M0 0H7V7H0Z', paint: white },
      { path: 'M.5 .5H6.5V6.5H.5Z', paint: black },
      {
        path: 'M2.915 1.555H4.085V2.915H5.445V4.085H4.085V5.445H2.915V4.085H1.555V2.915H2.915Z',
        paint: white,
      },
    ],
  },
};

/**
 * Returns the layers of the picture that a standard puts into the middle of a symbol.
 *
 * @param origin of the symbol in the drawing, in modules
 * @param size modules per side of the symbol
 * @param module side of a module on paper, in millimetres
 */
export function overlayLayers(
  overlay: NonNullable<CodeRules['overlay']>,
  origin: Point,
  size: number,
  module: number,
): readonly Layer[] {
  const { side, shapes } = overlays[overlay];
  const inset = (size - side / module) / 2;
  const frame = { left: origin.x + inset, top: origin.y + inset, unit: 1 / module };
  return shapes.map((shape) => ({ kind: 'outline', ...shape, frame }));
}
