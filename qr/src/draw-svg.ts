import type { Colours } from './colour.ts';
import type { Matrix } from './matrix.ts';
import { QUIET_ZONE } from './placement.ts';

/**
 * The dark modules as one SVG path, a rectangle for each run of dark modules in a row.
 * Coordinates are modules, offset by the quiet zone.
 */
export function svgPath(matrix: Matrix): string {
  return matrix.modules
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x++;
        const run = x - start + 1;
        path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
      }
      return path;
    })
    .join('');
}

/** A code with its quiet zone as an SVG document without a size of its own. */
export function drawSvg(matrix: Matrix, { foreground, background }: Colours): string {
  const across = matrix.size + 2 * QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">` +
    `<path fill="${background}" d="M0 0h${across}v${across}H0z"/>` +
    `<path fill="${foreground}" d="${svgPath(matrix)}"/></svg>`
  );
}
