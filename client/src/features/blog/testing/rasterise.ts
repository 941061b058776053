import type { Pixels } from '@canary/qr/draw-pixels';

/** Pixels a unit. */
const scale = 8;

/**
 * Paints the rectangles of an SVG document that the engine has drawn, whose units are modules: what is tested is the
 * picture that visitors see, not what it was made from.
 */
export function rasterise(svg: string): Pixels {
  const side = scale * Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const data = new Uint8ClampedArray(side * side * 4);
  for (const [, fill = '', d = ''] of svg.matchAll(/<path fill="#([\da-f]{6})" d="([^"]+)"/g)) {
    const colour = Number.parseInt(fill, 16);
    const pixel = [colour >> 16, (colour >> 8) & 255, colour & 255, 255];
    for (const [, ...numbers] of d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)) {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map((number) => Number(number) * scale);
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) data.set(pixel, (row * side + column) * 4);
      }
    }
  }
  return { width: side, height: side, data };
}
