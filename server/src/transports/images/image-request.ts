import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';
import { plainDesign } from '@canary/qr/design/plain-design';
import { InvalidDesignError, NewerDesignError } from '@canary/qr/design/read-design';
import { designFromText } from '@canary/qr/design/share-link';
import { findTemplate, designOf as templateDesign } from '@canary/qr/templates/templates';
import { withFill } from '@canary/rendering/core/recolour';
import type { FileRequest } from '@canary/rendering/core/requests';
import { imageDimensionsFromData } from 'image-dimensions';
import { sizes } from '../../guards/limits.ts';
import type { ImageOptions } from './image-options.ts';
import { Problem } from './problem.ts';

/** Pixels per inch that PNG, JPEG and PDF files say. */
const DPI = 300;
const QUALITY = 0.9;

/** Returns the request to the worker that draws an image. @throws {Problem} */
export async function imageRequest(options: ImageOptions): Promise<FileRequest> {
  const { data, size, format } = options;
  return {
    payload: data,
    design: await designOf(options),
    file: {
      // The modules in a JSON answer were read in the plainest file.
      format: format === 'json' ? 'png' : format,
      size: { width: size, unit: 'px', dpi: DPI },
      quality: QUALITY,
      maxPixels: sizes['image-pixels'].max,
      maxStops: sizes['image-gradients'].max,
    },
  };
}

async function designOf(options: ImageOptions): Promise<Design> {
  const { dark, light, shape, level, quiet, logo } = options;
  const chosen = await chosenDesign(options);
  const filled = dark ? withFill(chosen, { kind: 'solid', colour: dark }) : chosen;
  return {
    ...filled,
    ...(light && { background: { kind: 'solid', colour: light } }),
    ...(shape && { modules: { ...filled.modules, shape } }),
    ...(level && { level }),
    ...(quiet !== undefined && { quietZone: quiet }),
    ...(logo !== undefined && { logo: logoOf(logo) }),
  };
}

/** The design that the other parameters change. @throws {Problem} */
async function chosenDesign({ template, design }: ImageOptions): Promise<Design> {
  if (template !== undefined && design !== undefined) {
    throw new Problem({
      status: 400,
      code: 'two-designs',
      title: 'There are two designs',
      detail: 'Send either `template` or `design`.',
      parameter: 'template',
    });
  }
  if (design !== undefined) return readDesignText(design);
  const found = template === undefined ? undefined : findTemplate(template);
  return found ? templateDesign(found) : plainDesign(PRINT_SAFE);
}

async function readDesignText(text: string): Promise<Design> {
  try {
    return await designFromText(text);
  } catch (error) {
    if (!(error instanceof InvalidDesignError || error instanceof NewerDesignError)) throw error;
    throw new Problem({
      status: 400,
      code: 'invalid-design',
      title: 'The design can’t be read',
      detail: `${error.message} Copy the text of a design link again, after #design=.`,
      parameter: 'design',
    });
  }
}

/** @param image a data URL @throws {Problem} */
function logoOf(image: string): Design['logo'] {
  // A small file can have more pixels than memory, so the worker must not decode it first.
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const found = imageDimensionsFromData(bytes);
  if (!found || !image.startsWith(`data:image/${found.type};`)) throw damagedLogo();
  const pixels = found.width * found.height;
  if (pixels > sizes['image-pixels'].max) {
    throw new Problem({
      status: 413,
      code: 'logo-too-large',
      title: 'The logo has too many pixels',
      detail: `\`logo\` must have at most ${sizes['image-pixels'].max} pixels, not ${pixels}. A width of 512 is enough.`,
      parameter: 'logo',
      limit: sizes['image-pixels'].max,
      given: pixels,
    });
  }
  const { min, max } = designLimits.imageRatio;
  return {
    source: { kind: 'image', image, ratio: Math.min(max, Math.max(min, found.width / found.height)) },
    area: 0.1,
    shape: 'square',
    padding: 0.5,
    hasPlate: true,
    position: { x: 0.5, y: 0.5 },
  };
}

export function damagedLogo(): Problem {
  return new Problem({
    status: 422,
    code: 'damaged-logo',
    title: 'The logo can’t be decoded',
    detail: 'The logo isn’t a complete PNG, JPEG or WebP file.',
    parameter: 'logo',
  });
}
