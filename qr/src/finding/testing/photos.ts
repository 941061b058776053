import { blur } from '../../grade/edges.ts';
import { distortions } from '../../grade/testing/distortions.ts';
import { drawPlain } from '../../grade/testing/draw.ts';
import { addNoise, fade, seeded, shine } from '../../grade/tone.ts';
import { blankPicture, rotate, shrinkPicture, tilt } from '../../grade/warp.ts';
import type { Pixels } from '../../pixels.ts';

/** A picture with codes, as a user might drop it. */
export interface Photo {
  readonly pixels: Pixels;
  /** The texts of its codes. */
  readonly texts: readonly string[];
}

/**
 * Makes the photo with an even number, or the screenshot with an odd one: one to three codes among other things, with
 * distortion, blur, glare, low contrast and noise. The same number gives the same picture. Some can't be read.
 */
export async function makePhoto(number: number): Promise<Photo> {
  const random = seeded(number * 2_654_435_761 + 7);
  const between = (least: number, most: number) => least + random() * (most - least);
  const isLikely = (probability: number) => random() < probability;
  const isScreenshot = number % 2 === 1;
  const module = between(isScreenshot ? 1.5 : 2.5, 5);
  const drawn = Array.from({ length: isLikely(0.6) ? 1 : isLikely(0.5) ? 2 : 3 }, (_, index) => {
    const text = `https://example.com/${number}/${index}/${'menu-'.repeat(Math.floor(between(0, 6)))}`;
    const { pixels, grid } = drawPlain(text, { module: 6 });
    return { text, pixels: shrinkPicture(pixels, Math.min(1, module / grid.module)) };
  });
  let pixels = compose(
    drawn.map((code) => code.pixels),
    random,
  );
  if (isScreenshot) {
    // A screenshot may be scaled, saved with loss, and show a pale code.
    if (isLikely(0.5)) pixels = fade(pixels, between(0.06, 0.5));
    if (isLikely(0.4)) pixels = shrinkPicture(pixels, between(0.5, 0.9));
    if (isLikely(0.5)) pixels = await distortions['JPEG at quality 30'](pixels);
  } else {
    pixels = rotate(pixels, between(-25, 25));
    pixels = tilt(pixels, between(0, 0.35));
    if (isLikely(0.4)) pixels = await distortions['lens curvature'](pixels);
    if (isLikely(0.5)) pixels = blur(pixels, between(0.2, 0.9) * module);
    if (isLikely(0.3)) pixels = await distortions['motion blur'](pixels, module);
    if (isLikely(0.4)) pixels = shine(pixels, between(0.5, 1), between(0.1, 0.35));
    if (isLikely(0.4)) pixels = fade(pixels, between(0.1, 0.8));
    if (isLikely(0.4)) pixels = await distortions['uneven light'](pixels);
    if (isLikely(0.5)) pixels = addNoise(pixels, between(5, 30));
  }
  return { pixels, texts: drawn.map(({ text }) => text) };
}

/** Puts pictures beside each other, among lines and boxes that look like text. */
function compose(pictures: readonly Pixels[], random: () => number): Pixels {
  const gap = 24;
  const width = pictures.reduce((sum, picture) => sum + picture.width + gap, gap);
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * gap + 60;
  const scene = blankPicture(width, height);
  const grey = Math.round(200 + random() * 55);
  for (let at = 0; at < scene.data.length; at++) if (at % 4 !== 3) scene.data[at] = grey;
  for (let line = 0; line < 8; line++) {
    const [x, y] = [Math.floor(random() * width * 0.8), height - 8 - line * 7];
    const length = Math.floor(random() * width * 0.6);
    for (let row = 0; row < 3; row++) {
      const to = ((y + row) * width + Math.min(width, x + length)) * 4;
      for (let at = ((y + row) * width + x) * 4; at < to; at += 4) scene.data.set([60, 60, 70], at);
    }
  }
  let left = gap;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
      scene.data.set(row, ((y + gap) * width + left) * 4);
    }
    left += picture.width + gap;
  }
  return scene;
}
