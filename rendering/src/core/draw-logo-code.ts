import type { ComposedCode } from '@canary/qr/compose';
import { composeLogoCode, makeCodeForLogo } from '@canary/qr/compose-logo';
import type { DesignLogo } from '@canary/qr/design/design';
import { drawLogo } from '@canary/qr/layers/logo';
import type { Parts } from '@canary/qr/layers/parts';
import { type LogoShades, logoShades } from '@canary/qr/logo/shades';
import { type Pixels, pixelGrid } from '@canary/qr/pixels';
import { paintCanvas, takePixels } from './paint.ts';
import type { Platform } from './platform.ts';
import { RecentValues } from './recent-values.ts';
import type { CodeToDraw } from './requests.ts';

/** Pixels of the longer side of the picture in which dark and light parts of a logo are found. */
const SIDE = 128;

type FittedLogo = ReturnType<typeof makeCodeForLogo>;

/** The latest codes by payload, logo and all other input: most changes of a design don't change its code. */
const made = new RecentValues<FittedLogo>(12);

/**
 * Makes a code for its design's logo and draws it.
 *
 * @throws {PayloadTooLongError}
 */
export async function drawLogoCode(
  { payload, design, logoAs }: CodeToDraw,
  parts: Parts,
  platform: Platform,
): Promise<ComposedCode> {
  const { logo } = design;
  const picture = logo && (await paintLogo(logo, parts, platform));
  const shades = picture && logoShades(design, picture);
  const fitted = shades ? codeFor({ payload, design, logoAs }, shades) : undefined;
  return composeLogoCode(payload, design, fitted, parts);
}

function codeFor({ payload, design, logoAs }: CodeToDraw, shades: LogoShades): FittedLogo {
  const { logo, level, mask, minVersion } = design;
  const model =
    logoAs === undefined || logoAs === payload ? undefined : codeFor({ payload: logoAs, design }, shades);
  const key = JSON.stringify([
    payload,
    model && logoAs,
    { ...logo, source: [shades.width, ...shades.samples].join() },
    level,
    mask,
    minVersion,
  ]);
  return made.getOrMake(key, () => makeCodeForLogo(payload, design, shades, model));
}

/** Paints a logo. A logo that can't be painted counts as light; if it is dark, the file doesn't read back. */
async function paintLogo(logo: DesignLogo, { artwork }: Parts, platform: Platform): Promise<Pixels> {
  const drawing = drawLogo(logo, artwork);
  const { width, height } = drawing;
  const grid = pixelGrid(drawing, Math.max(1, Math.round((SIDE * width) / Math.max(width, height))));
  const canvas = await paintCanvas(drawing, grid, undefined, platform).catch(() =>
    platform.newCanvas(grid.width, grid.height),
  );
  return takePixels(canvas, grid);
}
