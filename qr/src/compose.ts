import { bytesTooMany, type Level, weakestLevel } from './capacity.ts';
import { obeyRules, rulesOf } from './code-rules.ts';
import type { Design } from './design/design.ts';
import { drawDesign } from './draw-design.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry/path.ts';
import { overlayLayers } from './layers/overlay.ts';
import type { Parts } from './layers/parts.ts';
import { type CodeSize, cornerSize, LOGO_MIN_VERSION } from './logo/corner.ts';
import { encodePayload, type Matrix, PayloadTooLongError } from './matrix.ts';
import { maxVersionOf, smallestVersion, strongestFirst } from './version.ts';

/** How a code carries the logo that it was made for. */
export interface CarriedLogo {
  /** Share of the symbol's area that the logo covers: less than in the design if the code can't carry more; 0 if none. */
  readonly area: number;
  /** The logo's middle, in shares of the symbol from its top left corner. */
  readonly middle: Point;
  /** Codewords that readers have to correct because of the logo, in the block with the least error correction left. */
  readonly damaged: number;
  /** Codewords that can be corrected in that block. */
  readonly correctable: number;
  /** How many versions larger the code is than without the logo. */
  readonly extraVersions: number;
}

/** A code in its design. */
export interface ComposedCode {
  readonly matrix: Matrix;
  readonly drawing: Drawing;
  readonly level: Level;
  /** 1 to 40. */
  readonly version: number;
  /** Undefined if the code wasn't made for a logo. */
  readonly logo?: CarriedLogo | undefined;
}

/** Whether a code has to be made for its design's logo. Error correction restores what a corner logo hides. */
export function isMadeForLogo(payload: string, design: Design): boolean {
  const { logo } = obeyRules(payload, design);
  return logo !== null && logo.position !== 'corner';
}

/**
 * Encodes a payload as its design and its rules say, and draws it. For a design with a logo that isn't in the corner,
 * `composeLogoCode` makes a better code.
 *
 * @throws {PayloadTooLongError}
 * @throws {MissingPartError} {@link drawDesign}
 * @throws {MissingGlyphsError}
 *
 * @example composeCode('https://example.com', plainDesign(PRINT_SAFE)).level // 'Q', the strongest one for version 2
 */
export function composeCode(payload: string, wanted: Design, parts?: Parts): ComposedCode {
  const design = obeyRules(payload, wanted);
  const cornered = design.logo?.position === 'corner' ? sizeWithCorner(payload, design) : undefined;
  const { level, version } = cornered ?? sizeWithoutLogo(payload, design);
  const matrix = encodePayload(payload, level, version, design.mask === 'auto' ? undefined : design.mask);
  const drawn = cornered || design.logo?.position !== 'corner' ? design : { ...design, logo: null };
  return { matrix, drawing: drawObeying(payload, matrix, drawn, parts), level, version };
}

/**
 * Draws a code in its design, with the quiet zone, the size on paper and the overlay of its rules.
 *
 * @throws what {@link drawDesign} throws
 */
export function drawObeying(payload: string, matrix: Matrix, design: Design, parts?: Parts): Drawing {
  const { print, overlay } = rulesOf(payload) ?? {};
  if (!print) return drawDesign(matrix, design, parts);
  const module = print.symbol / matrix.size;
  const drawing = drawDesign(matrix, { ...design, quietZone: Math.ceil(print.quietZone / module) }, parts);
  const over = overlay ? overlayLayers(overlay, drawing.origin, matrix.size, module) : [];
  return { ...drawing, layers: [...drawing.layers, ...over], moduleOnPaper: module };
}

/** Returns the size at which the corner logo doesn't lower the grade, or undefined if there is no such size. */
function sizeWithCorner(payload: string, { level, minVersion }: Design): CodeSize | undefined {
  const smallest = smallestSizes(payload, level, Math.max(minVersion, LOGO_MIN_VERSION));
  return cornerSize(smallest, maxVersionOf(payload));
}

function sizeWithoutLogo(payload: string, { level, minVersion }: Design): CodeSize {
  const chosen = smallestSize(smallestSizes(payload, level, minVersion));
  if (chosen) return chosen;
  const weakest = weakestLevel({ level });
  throw new PayloadTooLongError(bytesTooMany(payload, weakest), weakest);
}

/** Returns the smallest size at each level that holds the payload, strongest level first. */
function smallestSizes(payload: string, level: Design['level'], minVersion: number): CodeSize[] {
  return (level === 'auto' ? strongestFirst : [level]).flatMap((level) => {
    const version = smallestVersion(payload, level, minVersion);
    return version === undefined ? [] : { level, version };
  });
}

/** How many versions larger a code may become to have at least level M: level L leaves no reserve for dirt. */
const EXTRA_VERSIONS_FOR_M = 2;

/** Returns the smallest size at level M or stronger, or at any level if that is much smaller; the strongest of these. */
function smallestSize(sizes: readonly CodeSize[]): CodeSize | undefined {
  const needed = Math.min(...sizes.map(({ version }) => version));
  const strong = sizes.filter(
    ({ level, version }) => level !== 'L' && version <= needed + EXTRA_VERSIONS_FOR_M,
  );
  const allowed = strong.length > 0 ? strong : sizes;
  const smallest = Math.min(...allowed.map(({ version }) => version));
  return allowed.find(({ version }) => version === smallest);
}
