import type { DesignLogo, ImageCrop } from '../design/design.ts';
import type { Artwork, Drawing, Layer } from '../drawing.ts';
import { type Box, rectangle, shrinkBox } from '../geometry/path.ts';
import { logoArea } from '../logo/corner.ts';
import { plateForm } from '../logo/design-logo.ts';
import { isOnPlate, plateRadius, plateSize, shareInside } from '../logo/plate.ts';
import type { Matrix } from '../matrix.ts';
import { MissingPartError } from './parts.ts';

/** Room that a drawing leaves on each side in a circle, as a share of its side, so that its corners stay inside. */
const CIRCLE_MARGIN = 0.1;

/** Returns the box of a logo with its padding, in modules from the symbol's top left corner. */
export function logoBox(logo: DesignLogo, size: number): Box {
  const { area, position } = logo;
  if (position === 'corner') {
    const { from, side } = logoArea(size);
    return { x: from, y: from, width: side, height: side };
  }
  const { width, height } = plateSize(plateForm(logo), area * size ** 2);
  const place = (middle: number, side: number) =>
    Math.min(Math.max(0, middle * size - side / 2), size - side);
  return { x: place(position.x, width), y: place(position.y, height), width, height };
}

/**
 * Returns the symbol with light modules where the logo's plate covers their middle. The plate then needs no layer of
 * its own, and looks like the background.
 *
 * @param box of the logo, in modules from the symbol's top left corner
 */
export function withoutPlate(matrix: Matrix, { shape }: DesignLogo, box: Box): Matrix {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isCovered = (x: number, y: number) => isOnPlate(shape, box, x + 0.5 - middle.x, y + 0.5 - middle.y);
  return {
    size: matrix.size,
    modules: matrix.modules.map((row, y) => row.map((isDark, x) => isDark && !isCovered(x, y))),
  };
}

/**
 * Returns the layers of a logo.
 *
 * @param box of the logo with its padding, in modules of the drawing
 * @throws {MissingPartError} if the logo is drawn and its artwork is missing
 */
export function logoLayers(logo: DesignLogo, box: Box, artwork: Artwork | undefined): Layer[] {
  const inner = shrinkBox(box, Math.min(logo.padding, box.width / 2, box.height / 2));
  if (logo.source.kind === 'image') {
    const { image, crop } = logo.source;
    if (!crop)
      return [{ kind: 'image', image, isWhole: true, ...scaled(inner, shareInside(logo.shape, inner)) }];
    const whole = boxOfWhole(inner, crop);
    return [{ kind: 'image', image, isWhole: true, ...whole, clip: plateOutline(logo, inner) }];
  }
  if (!artwork) throw new MissingPartError('artwork');
  const { side, margin, shapes } = artwork;
  const inset = inner.width * Math.max(margin, logo.shape === 'circle' ? CIRCLE_MARGIN : 0);
  const frame = { left: inner.x + inset, top: inner.y + inset, unit: (inner.width - 2 * inset) / side };
  return shapes.map((shape) => ({ kind: 'outline', ...shape, frame }));
}

/** Returns the logo alone, without plate and padding, over a picture that is one module high. */
export function drawLogo(logo: DesignLogo, artwork: Artwork | undefined): Drawing {
  const box = { x: 0, y: 0, width: plateForm(logo).ratio, height: 1 };
  return { ...box, origin: box, size: 1, layers: logoLayers({ ...logo, padding: 0 }, box, artwork) };
}

/** Returns the box of the whole image, if its cropped part fills `box`. */
function boxOfWhole(box: Box, { x, y, width, height }: ImageCrop): Box {
  const whole = { width: box.width / width, height: box.height / height };
  return { x: box.x - x * whole.width, y: box.y - y * whole.height, ...whole };
}

/** Scales a box around its middle. */
function scaled({ x, y, width, height }: Box, share: number): Box {
  const [across, down] = [width * share, height * share];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

function plateOutline({ shape }: DesignLogo, box: Box): string {
  const radius = plateRadius(shape, box);
  return rectangle(box, [radius, radius, radius, radius]);
}
