import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { CornerDotType, CornerSquareType, DotType, Gradient, Options } from 'qr-code-styling';
import { z } from 'zod';
import type { Level } from '../../qr/src/capacity.ts';
import { segmentsOf } from '../../qr/src/codewords/segments.ts';
import type { Background, Design, Fill, ModuleShape } from '../../qr/src/design/design.ts';
import type { FilePicture } from '../../qr/src/grade/samples.ts';
import { decodePicture } from '../../qr/src/testing/decode.ts';

/** The nearest module shapes of qr-code-styling. */
const DOTS: Readonly<Record<ModuleShape, DotType>> = {
  square: 'square',
  rounded: 'rounded',
  fluid: 'extra-rounded',
  classy: 'classy',
  'classy-rounded': 'classy-rounded',
  'horizontal-bars': 'rounded',
  'vertical-bars': 'rounded',
  dot: 'dots',
  'small-square': 'square',
  squircle: 'dots',
  diamond: 'dots',
  hexagon: 'dots',
  plus: 'dots',
  star: 'dots',
};
const FRAMES: Readonly<Record<Design['finders']['frame']['shape'], CornerSquareType>> = {
  square: 'square',
  cut: 'square',
  dotted: 'square',
  rounded: 'extra-rounded',
  'extra-rounded': 'extra-rounded',
  leaf: 'extra-rounded',
  drop: 'dot',
  circle: 'dot',
};
const CENTRES: Readonly<Record<Design['finders']['centre']['shape'], CornerDotType>> = {
  square: 'square',
  cut: 'square',
  rounded: 'square',
  leaf: 'square',
  circle: 'dot',
  diamond: 'dot',
  drop: 'dot',
  star: 'dot',
};

/** The share of modules that the logo may hide at each level. */
const HIDDEN: Readonly<Record<Level, number>> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };

/** The settings of both libraries. */
export interface Settings {
  readonly payload: string;
  readonly design: Design;
  /** Modules per side. Both libraries use the same version if they write the same segments. */
  readonly size: number;
  readonly level: Level;
}

/** Loads qr-code-styling into a page. */
export async function loadStyling(page: Page): Promise<void> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('qr-code-styling') });
  // The script is a text, because the library's global has no type here.
  await page.addScriptTag({
    content: `globalThis.drawStyled = async (options) => {
      const blob = await new QRCodeStyling(options).getRawData('png');
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
    }`,
  });
}

/**
 * Draws a code with qr-code-styling in the settings that are nearest to a design.
 *
 * @param page with the library
 * @param width of the file in pixels
 * @returns the decoded PNG file
 */
export async function drawStyled(page: Page, settings: Settings, width: number): Promise<FilePicture> {
  const module = width / (settings.size + 2 * settings.design.quietZone);
  const result = await page.evaluate(`drawStyled(${JSON.stringify(optionsOf(settings, width, module))})`);
  return { pixels: await decodePicture(Buffer.from(z.base64().parse(result), 'base64')), module };
}

function optionsOf({ payload, design, size, level }: Settings, side: number, module: number): Options {
  const { logo, modules, finders, background, quietZone } = design;
  const image = logo?.source.kind === 'image' && {
    image: logo.source.image,
    imageOptions: {
      imageSize: Math.min(1, logo.area / HIDDEN[level]),
      hideBackgroundDots: logo.hasPlate,
      margin: logo.padding * module,
      saveAsBlob: false,
    },
  };
  return {
    type: 'canvas',
    width: side,
    height: side,
    margin: quietZone * module,
    data: payload,
    ...image,
    qrOptions: { ...versionOf(payload, size), errorCorrectionLevel: level, mode: 'Byte' },
    dotsOptions: { type: DOTS[modules.shape], ...colours(modules.fill) },
    cornersSquareOptions: { type: FRAMES[finders.frame.shape], ...colours(finders.frame.fill) },
    cornersDotOptions: { type: CENTRES[finders.centre.shape], ...colours(finders.centre.fill) },
    backgroundOptions: colours(background),
  };
}

function versionOf(payload: string, size: number): Pick<NonNullable<Options['qrOptions']>, 'typeNumber'> {
  const version = (size - 17) / 4;
  // A payload that we split into segments may not fit in bytes alone. 0 is the smallest version that fits.
  const typeNumber = segmentsOf(payload, version).length > 1 ? 0 : version;
  // The type of `typeNumber` lists the numbers from 0 to 40.
  return { typeNumber } as Pick<NonNullable<Options['qrOptions']>, 'typeNumber'>;
}

/**
 * The colours of a fill or background. qr-code-styling has no background images, so it gets the veil's colour instead.
 */
function colours(part: Fill | Background): { color: string } | { gradient: Gradient } {
  switch (part.kind) {
    case 'solid':
      return { color: part.colour };
    case 'transparent':
      return { color: part.on };
    case 'image':
      return { color: part.veil.colour };
    default: {
      const colorStops = part.stops.map(({ at, colour }) => ({ offset: at, color: colour }));
      const rotation = part.kind === 'linear' ? (part.angle * Math.PI) / 180 : 0;
      return { gradient: { type: part.kind, rotation, colorStops } };
    }
  }
}
