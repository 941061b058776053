import {
  _alignmentPatterns as alignmentPatterns,
  _formatBits as formatBits,
  _versionBits as versionBits,
} from 'qr';
import type { Level } from '../capacity.ts';
import { LIBRARY_LEVEL } from './blocks.ts';

/** The pattern of a module. A finder pattern includes its separator. `data` are codewords and remainder bits. */
export type ModuleRole = 'data' | 'finder' | 'timing' | 'alignment' | 'format' | 'version';

/** Roles of a version's modules, and the values of the function patterns. */
export interface FunctionPatterns {
  /** Modules per side. */
  readonly size: number;
  /** Row after row. */
  readonly roles: readonly ModuleRole[];
  /** Whether a module of a function pattern is dark; always false for data and format information. */
  readonly dark: readonly boolean[];
}

const cache = new Map<number, FunctionPatterns>();

/**
 * Returns the function patterns of a version: ISO/IEC 18004:2024 §6.3 and §7.10.
 *
 * @param version 1 to 40
 */
export function functionPatterns(version: number): FunctionPatterns {
  const known = cache.get(version);
  if (known) return known;
  const patterns = drawPatterns(version);
  cache.set(version, patterns);
  return patterns;
}

function drawPatterns(version: number): FunctionPatterns {
  const size = 4 * version + 17;
  const roles = new Array<ModuleRole>(size * size).fill('data');
  const dark = new Array<boolean>(size * size).fill(false);
  const set = (x: number, y: number, role: ModuleRole, isDark: boolean) => {
    roles[y * size + x] = role;
    dark[y * size + x] = isDark;
  };

  for (let i = 0; i < size; i++) {
    set(i, 6, 'timing', i % 2 === 0);
    set(6, i, 'timing', i % 2 === 0);
  }
  const last = size - 7;
  const centres = alignmentPatterns(version);
  for (const x of centres) {
    for (const y of centres) {
      const isOnFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (isOnFinder) continue;
      for (const [dx, dy] of squareAround(2)) {
        set(x + dx, y + dy, 'alignment', Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (const [dx, dy] of squareAround(4)) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      const isInside = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size;
      if (isInside) set(x + dx, y + dy, 'finder', ring !== 2 && ring !== 4);
    }
  }
  for (const { x, y } of formatModules(size)) set(x, y, 'format', false);
  // The module above the lower left finder pattern's format information is always dark.
  set(8, size - 8, 'format', true);
  if (version >= 7) {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit++) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(along, across, 'version', ((bits >> bit) & 1) === 1);
      set(across, along, 'version', ((bits >> bit) & 1) === 1);
    }
  }
  return { size, roles, dark };
}

function* squareAround(radius: number): Generator<readonly [number, number]> {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) yield [dx, dy];
  }
}

/** Both copies of the format information, ISO/IEC 18004:2024 figure 25; bit 0 is the least significant. */
function* formatModules(size: number): Generator<{ x: number; y: number; bit: number }> {
  for (let bit = 0; bit < 15; bit++) {
    // The copy around the top left finder pattern steps over the timing patterns.
    if (bit < 8) yield { x: 8, y: bit < 6 ? bit : bit + 1, bit };
    else yield { x: bit === 8 ? 7 : 14 - bit, y: 8, bit };
    yield bit < 8 ? { x: size - 1 - bit, y: 8, bit } : { x: 8, y: size - 15 + bit, bit };
  }
}

/** Calls `set` for each module of the format information: level and mask, twice. */
export function drawFormat(
  size: number,
  level: Level,
  mask: number,
  set: (x: number, y: number, isDark: boolean) => void,
): void {
  const bits = formatBits(LIBRARY_LEVEL[level], mask);
  for (const { x, y, bit } of formatModules(size)) set(x, y, ((bits >> bit) & 1) === 1);
}
