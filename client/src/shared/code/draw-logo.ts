import type { Colour } from '@canary/qr/colour';
import { logoPlace } from '@canary/qr/logo';
import { place } from '@canary/qr/placement';
import { brand, mark } from '#config/brand.ts';

/** Draws the brand's mark onto a code of `modules` a side that fills the canvas, on a plate of its background. */
export function drawLogo(
  context: OffscreenCanvasRenderingContext2D,
  modules: number,
  background: Colour,
): void {
  const { module, origin } = place(modules, context.canvas.width);
  const logo = logoPlace(modules);
  const from = origin + logo.from * module;
  const side = logo.side * module;
  const margin = side * mark.plateMargin;
  const scale = (side - 2 * margin) / mark.side;
  context.save();
  context.fillStyle = background;
  context.fillRect(from, from, side, side);
  context.translate(from + margin, from + margin);
  context.scale(scale, scale);
  for (const { d, colour, stroke } of mark.shapes) {
    const path = new Path2D(d);
    context.fillStyle = brand[colour];
    context.strokeStyle = brand[colour];
    context.lineWidth = stroke ?? 0;
    if (stroke) context.stroke(path);
    else context.fill(path);
  }
  context.restore();
}
