import { bytesTooMany, type Level, strongestFirst } from './capacity.ts';
import type { Design } from './design/design.ts';
import { drawDesign } from './draw-design.ts';
import type { Drawing } from './drawing.ts';
import type { Parts } from './layers/parts.ts';
import { LOGO_MIN_VERSION } from './logo.ts';
import { encode, type Matrix, PayloadTooLongError, smallestVersion } from './matrix.ts';

/** A code in its design. */
export interface ComposedCode {
  readonly matrix: Matrix;
  readonly drawing: Drawing;
  readonly level: Level;
  /** 1 to 40. */
  readonly version: number;
}

/**
 * Encodes a payload as its design says, and draws it.
 *
 * @throws {PayloadTooLongError}
 * @throws {MissingPartError} {@link drawDesign}
 * @throws {MissingGlyphsError}
 *
 * @example composeCode('https://example.com', plainDesign(PRINT_SAFE)).level // 'M', the strongest one for version 2
 */
export function composeCode(payload: string, design: Design, parts?: Parts): ComposedCode {
  const { level, version } = chooseLevel(payload, design);
  const matrix = encode(payload, level, version, design.mask === 'auto' ? undefined : design.mask);
  return { matrix, drawing: drawDesign(matrix, design, parts), level, version };
}

function chooseLevel(payload: string, design: Design): { level: Level; version: number } {
  const isCornered = design.logo?.position === 'corner';
  const minVersion = isCornered ? Math.max(design.minVersion, LOGO_MIN_VERSION) : design.minVersion;
  const versionAt = (level: Level) => smallestVersion(payload, level, minVersion);
  const weakest = design.level === 'auto' ? 'L' : design.level;
  const version = versionAt(weakest);
  if (version === undefined) throw new PayloadTooLongError(bytesTooMany(payload, weakest), weakest);
  if (design.level !== 'auto') return { level: design.level, version };
  // A logo damages modules, so with one the correction matters more than a small code.
  const isChosen = (level: Level) =>
    design.logo ? versionAt(level) !== undefined : versionAt(level) === version;
  const strongest = strongestFirst.find(isChosen) ?? weakest;
  return { level: strongest, version: versionAt(strongest) ?? version };
}
