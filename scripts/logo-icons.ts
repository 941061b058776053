/** Writes the outlines of the icons that codes can carry, so that they can be drawn into every file format. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { logoIcons } from '../client/src/config/logo-icons.ts';

const require = createRequire(import.meta.url);

const number = z.coerce.number();

/** The elements of Lucide's icons, in Lucide's format. */
const element = z.union([
  z.tuple([z.literal('path'), z.object({ d: z.string() })]).transform(([, { d }]) => d),
  z.tuple([z.literal('circle'), z.object({ cx: number, cy: number, r: number })]).transform(
    // A circle has two arcs, because an arc can't end where it starts.
    ([, { cx, cy, r }]) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  ),
  z
    .tuple([z.literal('line'), z.object({ x1: number, y1: number, x2: number, y2: number })])
    .transform(([, { x1, y1, x2, y2 }]) => `M${x1} ${y1}L${x2} ${y2}`),
  z
    .tuple([
      z.literal('rect'),
      z.object({ x: number, y: number, width: number, height: number, rx: number.default(0) }),
    ])
    .transform(([, { x, y, width, height, rx }]) => {
      const arc = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
      const [across, down] = [width - 2 * rx, height - 2 * rx];
      return `M${x + rx} ${y}h${across}${arc(rx, rx)}v${down}${arc(-rx, rx)}h${-across}${arc(-rx, -rx)}v${-down}${arc(rx, -rx)}z`;
    }),
]);

const nodes = z.record(z.string(), z.unknown());

/** Returns the outlines by name as JSON: path data to stroke, in a square of 24 units. */
export function logoIconOutlines(): string {
  const all = nodes.parse(JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')));
  const outlines = logoIcons.map(({ name }) => [
    name,
    z
      .array(element)
      .parse(all[name])
      // The first command of a path may be relative to the origin, and not to the end of the previous path.
      .map((path) => path.replace(/^m/, 'M0 0m'))
      .join(''),
  ]);
  return JSON.stringify({ licence: 'Lucide, ISC licence', outlines: Object.fromEntries(outlines) }, null, 2);
}
