import type { DesignLogo, ImageCrop } from '../design/design.ts';
import type { Artwork, Drawing, Layer } from '../drawing.ts';
import { type Box, rectangle, shrink } from '../geometry/path.ts';
import { logoArea } from '../logo/corner.ts';
import { CORNER_RADIUS, isOnPlate, plateSide } from '../logo/plate.ts';
import type { Matrix } from '../matrix.ts';
import { MissingPartError } from './parts.ts';

/** Room that a drawing leaves on each side in a circle, as a share of its side, so that its corners stay inside. */
const CIRCLE_MARGIN = 0.1;

/** Returns the square around a logo with its padding, in modules from the symbol's top left corner. */
export function logoBox({ area, shape, position }: DesignLogo, size: number): Box {
  if (position === 'corner') {
    const { from, side } = logoArea(size);
    return { x: from, y: from, width: side, height: side };
  }
  const side = plateSide(shape, area) * size;
  const place = (middle: number) => Math.min(Math.max(0, middle * size - side / 2), size - side);
  return { x: place(position.x), y: place(position.y), width: side, height: side };
}

/**
 * Returns the symbol with light modules where the logo's plate covers their middle. The plate then needs no layer of
 * its own, and looks like the background.
 *
 * @param box of the logo, in modules from the symbol's top left corner
 */
export function withoutPlate(matrix: Matrix, { shape }: DesignLogo, box: Box): Matrix {
  const half = box.width / 2;
  const isCovered = (x: number, y: number) =>
    isOnPlate(shape, (x + 0.5 - box.x) / half - 1, (y + 0.5 - box.y) / half - 1);
  return {
    size: matrix.size,
    modules: matrix.modules.map((row, y) => row.map((isDark, x) => isDark && !isCovered(x, y))),
  };
}

/**
 * Returns the layers of a logo.
 *
 * @param box square of the logo with its padding, in modules of the drawing
 * @throws {MissingPartError} if the logo is drawn and its artwork is missing
 */
export function logoLayers(logo: DesignLogo, box: Box, artwork: Artwork | undefined): Layer[] {
  const inner = shrink(box, Math.min(logo.padding, box.width / 2));
  if (logo.source.kind === 'image') {
    const clip = logo.shape === 'square' ? undefined : plateOutline(logo, inner);
    const { image, isWhole, crop } = logo.source;
    if (crop && !isWhole) {
      const whole = boxOfWhole(inner, crop);
      return [{ kind: 'image', image, isWhole: true, ...whole, clip: plateOutline(logo, inner) }];
    }
    return [{ kind: 'image', image, isWhole, ...inner, clip }];
  }
  if (!artwork) throw new MissingPartError('artwork');
  const { side, margin, shapes } = artwork;
  const inset = inner.width * Math.max(margin, logo.shape === 'circle' ? CIRCLE_MARGIN : 0);
  const frame = { left: inner.x + inset, top: inner.y + inset, unit: (inner.width - 2 * inset) / side };
  return shapes.map((shape) => ({ kind: 'outline', ...shape, frame }));
}

/** Returns the logo alone, without plate and padding, over a picture of one module. */
export function drawLogo(logo: DesignLogo, artwork: Artwork | undefined): Drawing {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  return { ...box, origin: box, size: 1, layers: logoLayers({ ...logo, padding: 0 }, box, artwork) };
}

/** Returns the box of the whole image, if its cropped part fills `box`. */
function boxOfWhole(box: Box, { x, y, width, height }: ImageCrop): Box {
  const whole = { width: box.width / width, height: box.height / height };
  return { x: box.x - x * whole.width, y: box.y - y * whole.height, ...whole };
}

/** Radius of the corners, as shares of the plate's side. */
const cornerRadius = { square: 0, rounded: CORNER_RADIUS, circle: 0.5 } as const;

function plateOutline({ shape }: DesignLogo, box: Box): string {
  const radius = box.width * cornerRadius[shape];
  return rectangle(box, [radius, radius, radius, radius]);
}
