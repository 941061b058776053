import type { Background, Fill } from './design/design.ts';
import type { Paint } from './drawing.ts';
import type { Box } from './geometry/path.ts';

/**
 * Returns the paint of a fill that spans a box: a linear gradient from edge to edge in its direction, so that the corners
 * have the outermost colours, and a radial one from the middle to the corners.
 */
export function paintOf(
  fill: Fill | Exclude<Background, { kind: 'image' | 'transparent' }>,
  box: Box,
): Paint {
  if (fill.kind === 'solid') return { kind: 'solid', colour: fill.colour };
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const stops = fill.stops.toSorted((one, other) => one.at - other.at);
  if (fill.kind === 'radial') {
    return { kind: 'radial', x, y, radius: Math.hypot(box.width, box.height) / 2, stops };
  }
  const radians = (fill.angle / 180) * Math.PI;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const reach = (Math.abs(cos) * box.width + Math.abs(sin) * box.height) / 2;
  return {
    kind: 'linear',
    x1: x - cos * reach,
    y1: y - sin * reach,
    x2: x + cos * reach,
    y2: y + sin * reach,
    stops,
  };
}
