import { channels } from '../colour.ts';
import type { Background, Fill } from '../design/design.ts';
import type { Paint, Stop } from '../drawing.ts';
import type { Box } from '../geometry/path.ts';

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
  const stops = sorted(fill.stops);
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

/** Returns the colour in the middle of a gradient. */
export function middleColour(fill: Fill): Paint {
  if (fill.kind === 'solid') return fill;
  const stops = sorted(fill.stops);
  const after = stops.find(({ at }) => at >= 0.5) ?? stops.at(-1);
  const before = stops.findLast(({ at }) => at <= 0.5) ?? after;
  if (!before || !after) throw new Error('A gradient has no colours.');
  const share = after.at > before.at ? (0.5 - before.at) / (after.at - before.at) : 0;
  const [from, to] = [channels(before.colour), channels(after.colour)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  const hex = mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { kind: 'solid', colour: `#${hex}` };
}

function sorted(stops: readonly Stop[]): Stop[] {
  return [...stops].sort((one, other) => one.at - other.at);
}
