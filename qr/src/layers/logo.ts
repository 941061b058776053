import type { DesignLogo } from '../design/design.ts';
import type { Artwork, Layer } from '../drawing.ts';
import { type Box, rectangle, shrink } from '../geometry/path.ts';
import { logoArea } from '../logo.ts';
import type { Matrix } from '../matrix.ts';
import { MissingPartError } from './parts.ts';

/** Radius of a rounded logo, as a share of its side. */
const ROUNDING = 0.2;

/** Returns the square that a logo takes with its padding, in modules from the symbol's top left corner. */
export function logoBox({ area, position }: DesignLogo, size: number): Box {
  if (position === 'corner') {
    const { from, side } = logoArea(size);
    return { x: from, y: from, width: side, height: side };
  }
  const side = Math.sqrt(area) * size;
  const place = (middle: number) => Math.min(Math.max(0, middle * size - side / 2), size - side);
  return { x: place(position.x), y: place(position.y), width: side, height: side };
}

/**
 * Returns the symbol with light modules where the logo's plate covers their middle. So the plate needs no layer of its
 * own, and looks like any background.
 *
 * @param box of the logo, in modules from the symbol's top left corner
 */
export function withoutPlate(matrix: Matrix, { shape }: DesignLogo, box: Box): Matrix {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const radius = shape === 'square' ? 0 : shape === 'circle' ? box.width / 2 : box.width * ROUNDING;
  const straight = box.width / 2 - radius;
  const isCovered = (x: number, y: number) => {
    // Distance of the module's middle from the square in which the corners' centres lie.
    const dx = Math.max(0, Math.abs(x + 0.5 - middle.x) - straight);
    const dy = Math.max(0, Math.abs(y + 0.5 - middle.y) - straight);
    return radius === 0 ? dx + dy === 0 : Math.hypot(dx, dy) <= radius;
  };
  return {
    size: matrix.size,
    modules: matrix.modules.map((row, y) => row.map((isDark, x) => isDark && !isCovered(x, y))),
  };
}

/**
 * Returns the layers of a logo.
 *
 * @param box its square with the padding, in modules of the drawing
 * @throws {MissingPartError} if it is drawn and its artwork is missing
 */
export function logoLayers(logo: DesignLogo, box: Box, artwork: Artwork | undefined): Layer[] {
  const inner = shrink(box, Math.min(logo.padding, box.width / 2));
  if (logo.source.kind === 'image') {
    const clip = logo.shape === 'square' ? undefined : plateOutline(logo, inner);
    return [{ kind: 'image', image: logo.source.image, ...inner, clip }];
  }
  if (!artwork) throw new MissingPartError('artwork');
  const { side, margin, shapes } = artwork;
  const inset = inner.width * margin;
  const frame = { left: inner.x + inset, top: inner.y + inset, unit: (inner.width - 2 * inset) / side };
  return shapes.map((shape) => ({ kind: 'outline', ...shape, frame }));
}

function plateOutline({ shape }: DesignLogo, box: Box): string {
  const radius = box.width * (shape === 'circle' ? 0.5 : ROUNDING);
  return rectangle(box, [radius, radius, radius, radius]);
}
