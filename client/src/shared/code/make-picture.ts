import { PRINT_SAFE } from '@canary/qr/colour';
import { drawPixels } from '@canary/qr/draw-pixels';
import { LOGO_MIN_VERSION } from '@canary/qr/logo';
import { encode } from '@canary/qr/matrix';
import { place } from '@canary/qr/placement';
import { readsAs } from '@canary/qr/read-back';
import { drawLogo } from './draw-logo.ts';
import { largerSize, type PictureRequest, type PictureResult, type Remedy } from './picture.ts';

/**
 * Draws a code, encodes it as a PNG and reads that very file back.
 * When it does not read as the payload, the likely changes are tried, and the first one that helps is named.
 */
export async function makePicture(request: PictureRequest): Promise<PictureResult> {
  const { png, modulePixels } = await drawPng(request);
  if (await readsAs(png, request.payload)) return { ok: true, png, modulePixels };
  return { ok: false, remedy: await findRemedy(request) };
}

async function findRemedy(request: PictureRequest): Promise<Remedy | undefined> {
  const changes: [Remedy, Partial<PictureRequest>][] = [['print-safe', { colours: PRINT_SAFE }]];
  if (request.logo) changes.unshift(['logo-off', { logo: false }]);
  const larger = largerSize(request.size);
  if (larger) changes.push(['larger', { size: larger }]);
  for (const [remedy, change] of changes) {
    const { png } = await drawPng({ ...request, ...change });
    if (await readsAs(png, request.payload)) return remedy;
  }
  return undefined;
}

async function drawPng({ payload, level, colours, size, logo }: PictureRequest) {
  const matrix = encode(payload, level, logo ? LOGO_MIN_VERSION : 1);
  const pixels = drawPixels(matrix, colours, size);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  if (logo) drawLogo(context, matrix.size, colours.background);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return { png, modulePixels: place(matrix.size, size).module };
}
