import { drawCode, drawingToSvg, type Layer, rectangle } from '@canary/qr/drawing';
import { encode, QUIET_ZONE } from '@canary/qr/matrix';
import { brand } from '#config/brand.ts';
import type { Example } from './example.ts';

/** Draws an example as an SVG document, with the fault it shows painted over it. */
export function drawExample({ payload, level, colours, minVersion, cover, noQuietZone }: Example): string {
  const matrix = encode(payload, level, minVersion);
  const { across, layers } = drawCode(matrix, colours);
  const far = across - QUIET_ZONE;
  const faults: Layer[] = [];
  if (cover) {
    const from = (across - cover) / 2;
    faults.push({ path: rectangle(from, from, cover, cover), colour: brand.canary });
  }
  if (noQuietZone) {
    const path =
      rectangle(0, 0, across, QUIET_ZONE) +
      rectangle(0, far, across, QUIET_ZONE) +
      rectangle(0, QUIET_ZONE, QUIET_ZONE, matrix.size) +
      rectangle(far, QUIET_ZONE, QUIET_ZONE, matrix.size);
    faults.push({ path, colour: colours.foreground });
  }
  return drawingToSvg({ across, layers: [...layers, ...faults] });
}
