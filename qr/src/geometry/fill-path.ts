/**
 * Calls `paint` for each horizontal run of cells that a path covers, by the nonzero rule.
 *
 * @param path SVG path data of `M`, `h`, `v` and `z` commands in whole units
 */
export function fillPath(path: string, paint: (y: number, from: number, to: number) => void): void {
  for (const [y, edges] of verticalEdges(path)) {
    edges.sort((one, other) => one.x - other.x);
    let winding = 0;
    edges.forEach(({ x, direction }, index) => {
      winding += direction;
      const next = edges[index + 1];
      if (winding !== 0 && next && next.x > x) paint(y, x, next.x);
    });
  }
}

interface Edge {
  readonly x: number;
  readonly direction: number;
}

/** Row → the edges that cross it. */
function verticalEdges(path: string): Map<number, Edge[]> {
  const rows = new Map<number, Edge[]>();
  const add = (x: number, from: number, to: number) => {
    for (let y = Math.min(from, to); y < Math.max(from, to); y++) {
      const edges = rows.get(y) ?? [];
      rows.set(y, edges);
      edges.push({ x, direction: Math.sign(to - from) });
    }
  };
  for (const [, left, top, commands = ''] of path.matchAll(/M([\d.]+) ([\d.]+)([^M]*)z/g)) {
    let [x, y] = [Number(left), Number(top)];
    for (const [, command, length] of commands.matchAll(/([hv])(-?[\d.]+)/g)) {
      if (command === 'h') {
        x += Number(length);
      } else {
        add(x, y, y + Number(length));
        y += Number(length);
      }
    }
    add(x, y, Number(top));
  }
  return rows;
}
