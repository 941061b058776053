import { paintDrawing } from '@canary/qr/canvas';
import type { ComposedCode } from '@canary/qr/compose';
import { composeLogoCode, makeCodeForLogo } from '@canary/qr/compose-logo';
import type { DesignLogo } from '@canary/qr/design/design';
import { drawLogo } from '@canary/qr/layers/logo';
import type { Parts } from '@canary/qr/layers/parts';
import { type LogoShades, logoShades } from '@canary/qr/logo/shades';
import { type Pixels, pixelGrid } from '@canary/qr/pixels';
import { decodeImages } from './decode-images.ts';
import type { CodeRequest } from './picture.ts';

/** Pixels per side of the picture in which dark and light parts of a logo are found. */
const SIDE = 128;

type FittedLogo = ReturnType<typeof makeCodeForLogo>;

/** The codes made last, by everything that they depend on: most changes of a design leave the code as it is. */
const made = new Map<string, FittedLogo>();
const maxMade = 12;

/**
 * Makes a code for its design's logo and draws it. Only in workers.
 *
 * @throws {PayloadTooLongError}
 */
export async function drawLogoCode({ payload, design }: CodeRequest, parts: Parts): Promise<ComposedCode> {
  const { logo } = design;
  const picture = logo && (await paintLogo(logo, parts));
  const shades = picture && logoShades(design, picture);
  const fitted = shades ? codeFor({ payload, design }, shades) : undefined;
  return composeLogoCode(payload, design, fitted, parts);
}

function codeFor({ payload, design }: CodeRequest, shades: LogoShades): FittedLogo {
  const { logo, level, mask, minVersion } = design;
  const key = JSON.stringify([
    payload,
    { ...logo, source: shades.samples.join('') },
    level,
    mask,
    minVersion,
  ]);
  const fitted = made.has(key) ? made.get(key) : makeCodeForLogo(payload, design, shades);
  made.delete(key);
  made.set(key, fitted);
  for (const oldest of made.keys()) {
    if (made.size <= maxMade) break;
    made.delete(oldest);
  }
  return fitted;
}

/** An image that can't be decoded here, such as an SVG, counts as light: the check of the file has the last word. */
async function paintLogo(logo: DesignLogo, { artwork }: Parts): Promise<Pixels> {
  const drawing = drawLogo(logo, artwork);
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  const images = await decodeImages(drawing, rejectVector).catch(() => undefined);
  if (images) {
    const grid = pixelGrid(drawing, SIDE);
    paintDrawing(context, drawing, { grid, images, newPath: (path) => new Path2D(path) });
    for (const image of images.values()) image.close();
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return { width: SIDE, height: SIDE, data };
}

async function rejectVector(): Promise<never> {
  throw new Error('Workers can’t decode SVG images.');
}
