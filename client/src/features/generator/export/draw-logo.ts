import type { Colour } from '@canary/qr/colour';
import type { Box } from '@canary/qr/logo';
import { brand, mark } from '#config/brand.ts';

/** Draws the brand's mark into its square, on a plate of the code's background. */
export function drawLogo(context: OffscreenCanvasRenderingContext2D, box: Box, background: Colour): void {
  const margin = Math.round(box.side * mark.plateMargin);
  const scale = (box.side - 2 * margin) / mark.side;
  context.save();
  context.fillStyle = background;
  context.fillRect(box.from, box.from, box.side, box.side);
  context.translate(box.from + margin, box.from + margin);
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
