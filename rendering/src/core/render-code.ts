import { groundOf } from '@canary/qr/design/fills';
import { gradedModule } from '@canary/qr/grade/grade';
import type { Rendering } from '@canary/qr/grade/samples';
import { pixelGrid } from '@canary/qr/pixels';
import { drawCode } from './draw-code.ts';
import { paintCanvas, takePixels } from './paint.ts';
import type { Platform } from './platform.ts';
import type { CodeToGrade } from './requests.ts';

/**
 * Draws a code in the pixels that are graded.
 *
 * @throws {PayloadTooLongError}
 * @throws {Error} if an image of the design is damaged
 */
export async function renderCode(
  { payload, design, logoAs, width }: CodeToGrade,
  platform: Platform,
): Promise<Rendering> {
  const { drawing, level, matrix } = await drawCode({ payload, design, logoAs }, platform);
  const ground = groundOf(design);
  const paint = async (pixels: number) => {
    const grid = pixelGrid(drawing, pixels);
    return { grid, pixels: takePixels(await paintCanvas(drawing, grid, ground, platform), grid) };
  };
  const { grid, pixels } = await paint(drawing.width * gradedModule(matrix.size));
  return {
    pixels,
    grid: {
      module: grid.module,
      x: drawing.origin.x * grid.module,
      y: drawing.origin.y * grid.module,
    },
    level,
    matrix,
    async drawFile() {
      const file = await paint(Math.max(width, Math.ceil(drawing.width)));
      return { pixels: file.pixels, module: file.grid.module };
    },
  };
}
