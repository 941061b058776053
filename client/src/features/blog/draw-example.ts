import { drawSvg } from '@canary/qr/draw-svg';
import { encode } from '@canary/qr/matrix';
import { QUIET_ZONE } from '@canary/qr/placement';
import { brand } from '#config/brand.ts';
import type { Example } from './example.ts';

/** An example as an SVG document, with what spoils it painted over it. */
export function drawExample({ payload, level, colours, minVersion, cover, noQuietZone }: Example): string {
  const matrix = encode(payload, level, minVersion);
  const across = matrix.size + 2 * QUIET_ZONE;
  const far = across - QUIET_ZONE;
  const spoils = [
    ...(cover ? [path(brand.canary, square((across - cover) / 2, cover))] : []),
    ...(noQuietZone
      ? [
          path(
            colours.foreground,
            rectangle(0, 0, across, QUIET_ZONE) +
              rectangle(0, far, across, QUIET_ZONE) +
              rectangle(0, QUIET_ZONE, QUIET_ZONE, matrix.size) +
              rectangle(far, QUIET_ZONE, QUIET_ZONE, matrix.size),
          ),
        ]
      : []),
  ];
  return drawSvg(matrix, colours).replace('</svg>', `${spoils.join('')}</svg>`);
}

function path(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

function square(from: number, side: number): string {
  return rectangle(from, from, side, side);
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
