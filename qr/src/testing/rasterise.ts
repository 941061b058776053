import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from '../pixels.ts';

/**
 * Rasterises an SVG document with resvg, which shares no code with browsers.
 *
 * @param scale pixels per unit of the document
 */
export function rasterise(svg: string, scale = 8): Pixels {
  const picture = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } }).render();
  return { width: picture.width, height: picture.height, data: new Uint8ClampedArray(picture.pixels) };
}
