import { type Drawing, drawCode, type Logo } from '@canary/qr/drawing';
import { LOGO_MIN_VERSION } from '@canary/qr/logo';
import { encode, type Matrix } from '@canary/qr/matrix';
import { brand, mark } from '#config/brand.ts';
import type { CodeRequest } from './picture.ts';

/** The brand's mark as the logo on a code. */
export const canaryLogo: Logo = {
  side: mark.side,
  margin: mark.plateMargin,
  shapes: mark.shapes.map(({ d, colour, stroke }) => ({ path: d, colour: brand[colour], lineWidth: stroke })),
};

/**
 * Encodes a code, large enough for its logo.
 *
 * @throws {PayloadTooLongError}
 */
export function matrixOf({ payload, level, logo }: Omit<CodeRequest, 'colours'>): Matrix {
  return encode(payload, level, logo ? LOGO_MIN_VERSION : 1);
}

/**
 * Draws a code as outlines, for the screen.
 *
 * @throws {PayloadTooLongError}
 */
export function drawingOf(code: CodeRequest): Drawing {
  return drawCode(matrixOf(code), code.colours, code.logo ? canaryLogo : undefined);
}
