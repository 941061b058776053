import { PRINT_SAFE } from '@canary/qr/colour';
import { type Layer, logoLayers } from '@canary/qr/drawing';
import { QUIET_ZONE } from '@canary/qr/matrix';
import { drawPixels, type PixelGrid, pixelGrid } from '@canary/qr/pixels';
import { readsAs } from '@canary/qr/read-back';
import { canaryLogo, matrixOf } from './draw-code.ts';
import { largerSize, type PictureRequest, type PictureResult, type Remedy } from './picture.ts';

/**
 * Draws a code, encodes it as a PNG and reads that file back. If it doesn't read as the payload, tries the likely
 * remedies and returns the first one that helps.
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

async function drawPng({ colours, size, ...code }: PictureRequest) {
  const matrix = matrixOf(code);
  const pixels = drawPixels(matrix, colours, size);
  const grid = pixelGrid(matrix.size, size);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser can’t create a canvas.');
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  if (code.logo) paint(context, logoLayers(matrix.size, canaryLogo, colours.background), grid);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return { png, modulePixels: grid.module };
}

function paint(
  context: OffscreenCanvasRenderingContext2D,
  layers: readonly Layer[],
  { origin, module }: PixelGrid,
): void {
  const edge = origin - QUIET_ZONE * module;
  for (const { path, colour, lineWidth, frame = { left: 0, top: 0, unit: 1 } } of layers) {
    const scale = module * frame.unit;
    context.setTransform(scale, 0, 0, scale, edge + frame.left * module, edge + frame.top * module);
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineWidth = lineWidth ?? 0;
    if (lineWidth) context.stroke(new Path2D(path));
    else context.fill(new Path2D(path));
  }
}
