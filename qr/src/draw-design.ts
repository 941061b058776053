import type { Design } from './design/design.ts';
import type { Drawing } from './drawing.ts';
import { frameGeometry } from './geometry/frames.ts';
import { backgroundLayers } from './layers/background.ts';
import { frameLayers } from './layers/frame.ts';
import { logoBox, logoLayers, withoutPlate } from './layers/logo.ts';
import type { Parts } from './layers/parts.ts';
import { symbolLayers } from './layers/symbol.ts';
import type { Matrix } from './matrix.ts';

/**
 * Draws a code in its design, with quiet zone, background, logo and frame.
 *
 * @throws {MissingPartError} if `parts` lacks something that the design needs
 * @throws {MissingGlyphsError} if the font lacks a character of the frame's text and there is no `platformText`
 *
 * @example drawingToSvg(drawDesign(encodePayload('https://example.com', 'H'), plainDesign(PRINT_SAFE))) // '<svg xmlns=…'
 */
export function drawDesign(matrix: Matrix, design: Design, parts: Parts = {}): Drawing {
  const { size } = matrix;
  const { logo, frame, quietZone } = design;
  const across = size + 2 * quietZone;
  const geometry = frame && frameGeometry(frame.shape, across, quietZone);
  const { width, height, inner } = geometry ?? { width: across, height: across, inner: { x: 0, y: 0 } };
  const origin = { x: inner.x + quietZone, y: inner.y + quietZone };
  const box = logo && (parts.logoBox ?? logoBox(logo, size));
  return {
    width,
    height,
    origin,
    size,
    layers: [
      ...backgroundLayers(design, { x: 0, y: 0, width, height }),
      ...symbolLayers(box && logo.hasPlate ? withoutPlate(matrix, logo, box) : matrix, design, origin),
      ...(box ? logoLayers(logo, { ...box, x: origin.x + box.x, y: origin.y + box.y }, parts.artwork) : []),
      ...(geometry ? frameLayers(frame, geometry, parts) : []),
    ],
  };
}
