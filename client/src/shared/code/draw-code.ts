import { type ComposedCode, composeCode } from '@canary/qr/compose';
import type { Artwork } from '@canary/qr/drawing';
import { frameFont } from '@canary/qr/frame-font/frame-font';
import { brand, mark } from '#config/brand.ts';
import type { CodeRequest } from './picture.ts';

/** The brand's mark as the logo on a code. */
const canary: Artwork = {
  side: mark.side,
  margin: mark.plateMargin,
  shapes: mark.shapes.map(({ d, colour, stroke }) => ({
    path: d,
    paint: { kind: 'solid', colour: brand[colour] },
    lineWidth: stroke,
  })),
};

/**
 * Encodes a code and draws it as outlines.
 *
 * @throws {PayloadTooLongError}
 */
export function drawCode({ payload, design }: CodeRequest): ComposedCode {
  return composeCode(payload, design, { artwork: canary, font: frameFont });
}
