import { paintDrawing } from '@canary/qr/canvas';
import { PRINT_SAFE } from '@canary/qr/colour';
import { pixelGrid } from '@canary/qr/pixels';
import { readsAs } from '@canary/qr/read-back';
import { withColours } from './design-colours.ts';
import { drawCode } from './draw-code.ts';
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
  const { design } = request;
  const changes: [Remedy, Partial<PictureRequest>][] = [
    ['print-safe', { design: withColours(design, PRINT_SAFE) }],
  ];
  if (design.logo) changes.unshift(['logo-off', { design: { ...design, logo: null } }]);
  const larger = largerSize(request.size);
  if (larger) changes.push(['larger', { size: larger }]);
  for (const [remedy, change] of changes) {
    const { png } = await drawPng({ ...request, ...change });
    if (await readsAs(png, request.payload)) return remedy;
  }
  return undefined;
}

async function drawPng({ size, ...code }: PictureRequest) {
  const { drawing } = drawCode(code);
  const grid = pixelGrid(drawing, size);
  const canvas = new OffscreenCanvas(grid.width, grid.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser can’t create a canvas.');
  paintDrawing(context, drawing, { grid, newPath: (path) => new Path2D(path) });
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return { png, modulePixels: grid.module };
}
