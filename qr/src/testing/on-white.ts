import type { Pixels } from '../pixels.ts';

/** Returns a picture as programs without transparency show it. Expects plain alpha, not premultiplied. */
export function onWhite({ width, height, data }: Pixels): Pixels {
  const opaque = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    for (let channel = at; channel < at + 3; channel++) {
      opaque[channel] = (data[channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
    opaque[at + 3] = 255;
  }
  return { width, height, data: opaque };
}
