import { _maskBits as maskBits } from 'qr';
import { bytesTooMany, type Level } from '../capacity.ts';
import { type BlockDamage, damagePerBlock, unusedCorrection } from '../codewords/damage.ts';
import { buildCode, type EncodedCode } from '../codewords/symbol.ts';
import type { Point } from '../geometry/path.ts';
import { gradeCodewords } from '../grade/codeword-grades.ts';
import { type Grade, isWorse, worstGrade } from '../grade/scale.ts';
import { PayloadTooLongError } from '../matrix.ts';
import { maxVersionOf, smallestVersion, strongestFirst } from '../version.ts';
import type { LogoFace, LogoPlan } from './face.ts';
import { solvePadding, type WantedBit } from './padding.ts';
import { type Candidate, type Choice, costOf, findCandidates, logoGrade } from './search.ts';

export interface LogoOptions {
  /** `auto` lets the solver choose. */
  readonly level: Level | 'auto';
  /** 0 to 7; `auto` lets the solver choose. */
  readonly mask: number | 'auto';
  /** Smallest version, 1 to 40. */
  readonly minVersion: number;
  /** The wanted place of the logo's middle, in shares of the symbol from its top left corner. */
  readonly position: Point;
  /** Whether the solver may move the logo by up to an eighth of the symbol's side for a better code. */
  readonly mayMove: boolean;
  /** How many versions larger than needed the code may become for the best result. */
  readonly maxExtraVersions: number;
  /** How many versions larger than needed the code may become if its grade is otherwise worse than B. */
  readonly maxExtraVersionsToFit: number;
}

export const defaultLogoOptions: LogoOptions = {
  level: 'auto',
  mask: 'auto',
  minVersion: 1,
  position: { x: 0.5, y: 0.5 },
  mayMove: false,
  maxExtraVersions: 3,
  maxExtraVersionsToFit: 6,
};

/** A code that shows a logo with as little damage as possible. */
export interface LogoCode extends EncodedCode {
  /** The logo's middle, in modules from the symbol's top left corner. */
  readonly middle: Point;
  /** Codewords of each block that readers have to correct because of the logo. */
  readonly damage: readonly BlockDamage[];
  /** Unused error correction of the worst block, 0 to 1. */
  readonly unusedCorrection: number;
  /** Grade of modulation and error correction in the scan check, as far as it depends on the logo. */
  readonly grade: Grade;
  /** How many versions larger the code is than without the logo. */
  readonly extraVersions: number;
}

/** The logo is so large that it would cover patterns that readers need at every allowed version and place. */
export class LogoPlaceError extends Error {
  override readonly name = 'LogoPlaceError';
  constructor() {
    super('The logo covers patterns of the code that readers need.');
  }
}

/** Unused error correction of each block that grade B needs, 0 to 1: the rest is for dirt, folds and bad light. */
export const MIN_UNUSED_CORRECTION = 0.5;

const MASK_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Encodes a payload such that the modules under a logo already look like the logo: it chooses version, level, mask, the
 * padding codewords and, within limits, the logo's place. Often no codeword is damaged; otherwise as few as possible.
 *
 * The best grade wins, then a code without damage, then the smaller, stronger code with the logo closest to its place.
 *
 * @throws {PayloadTooLongError}
 * @throws {LogoPlaceError}
 */
export function solveLogo(
  payload: string,
  plan: LogoPlan,
  options: LogoOptions = defaultLogoOptions,
): LogoCode {
  const levels = options.level === 'auto' ? strongestFirst : [options.level];
  const needed = neededVersion(payload, levels, options.minVersion);
  const choice: Choice = {
    levels,
    masks: options.mask === 'auto' ? MASK_NUMBERS : [options.mask],
    needed,
    position: options.position,
    mayMove: options.mayMove,
  };
  const maxVersion = maxVersionOf(payload);
  let best: Solved | undefined;
  for (let extraVersions = 0; needed + extraVersions <= maxVersion; extraVersions++) {
    const isEnough = best !== undefined && !isWorse(best.code.grade, 'B');
    if (extraVersions > (isEnough ? options.maxExtraVersions : options.maxExtraVersionsToFit)) break;
    const limit = best?.cost ?? Number.POSITIVE_INFINITY;
    if (extraVersions >= limit) break;
    for (const candidate of findCandidates(payload, plan, choice, extraVersions, limit)) {
      const code = build(candidate, plan, needed);
      const grade = logoGrade(code.grade, candidate.place);
      const cost = costOf(candidate.base, grade, 1 - code.unusedCorrection);
      if (!best || cost < best.cost) best = { code, cost };
    }
  }
  if (!best) throw new LogoPlaceError();
  return best.code;
}

interface Solved {
  readonly code: LogoCode;
  /** The cost of the code, in versions. */
  readonly cost: number;
}

function neededVersion(payload: string, levels: readonly Level[], minVersion: number): number {
  const versions = levels.flatMap((level) => smallestVersion(payload, level, minVersion) ?? []);
  if (versions.length > 0) return Math.min(...versions);
  const weakest = levels.at(-1) ?? 'L';
  throw new PayloadTooLongError(bytesTooMany(payload, weakest), weakest);
}

/** Distance of the points from a module's middle at which a logo can cover a part of it, in modules. */
const NEAR = 0.35;

/** Solves the padding of a candidate, builds the code and counts the damage that is left. */
function build({ draft, place, mask }: Candidate, plan: LogoPlan, needed: number): LogoCode {
  const { version, level, structure } = draft;
  const size = 4 * version + 17;
  const wantedBit = (module: number, isDark: boolean, isNeeded: boolean): WantedBit[] => {
    const bit = draft.bitAt(module);
    const isMasked = ((maskBits(module % size, Math.floor(module / size)) >> mask) & 1) === 1;
    return bit === undefined ? [] : [{ bit, value: Number(isDark !== isMasked), isNeeded }];
  };
  const covered = new Map(Array.from(place.modules, (module, index) => [module, place.dark[index] === 1]));
  const face = plan.face(size, plan.area);
  const touched = touchedModules(size, face, place.middle);
  const data = solvePadding(structure, draft.data, draft.fixedBits, [
    ...[...covered].flatMap(([module, isDark]) => wantedBit(module, isDark, true)),
    ...[...touched].flatMap(([module, isDark]) =>
      covered.has(module) ? [] : wantedBit(module, isDark, false),
    ),
  ]);
  const code = buildCode(version, level, data, mask);
  const isDark = (x: number, y: number) => code.matrix.modules[y]?.[x] === true;
  const damage = damagePerBlock(code, (x, y) => covered.get(y * size + x) ?? isDark(x, y));
  const margins = new Map(
    Array.from(touched.keys(), (module) => {
      const at = { x: module % size, y: Math.floor(module / size) };
      return [module, marginUnder(face, place.middle, at, isDark(at.x, at.y))];
    }),
  );
  const { modulation, correction } = gradeCodewords(code, (x, y) => margins.get(y * size + x) ?? 1);
  return {
    ...code,
    middle: place.middle,
    damage,
    unusedCorrection: unusedCorrection(damage),
    grade: worstGrade(modulation.grade, correction.grade),
    extraVersions: version - needed,
  };
}

/** Offsets from a module's edge that sample the part that is graded, in modules. */
const APERTURE = [0.3125, 0.4375, 0.5625, 0.6875];

/** Returns how clearly a module looks as encoded under the logo: 1 fully, 0 on the threshold, below 0 as its opposite. */
function marginUnder(face: LogoFace, middle: Point, { x, y }: Point, isDark: boolean): number {
  const sign = isDark ? 1 : -1;
  let sum = 0;
  for (const down of APERTURE) {
    for (const across of APERTURE) {
      const darkness = face.darkness(x + across - middle.x, y + down - middle.y);
      sum += darkness === undefined ? 1 : sign * darkness;
    }
  }
  return sum / APERTURE.length ** 2;
}

/** Returns the modules that the logo covers at least in part, and whether it is dark there. */
function touchedModules(size: number, face: LogoFace, middle: Point): Map<number, boolean> {
  const touched = new Map<number, boolean>();
  const range = (along: 'x' | 'y') => {
    const from = Math.max(0, Math.floor(middle[along] - face.reach[along]));
    const to = Math.min(size, Math.ceil(middle[along] + face.reach[along]));
    return Array.from({ length: to - from }, (_, index) => from + index);
  };
  for (const y of range('y')) {
    for (const x of range('x')) {
      const [dx, dy] = [x + 0.5 - middle.x, y + 0.5 - middle.y];
      const points = [-NEAR, NEAR].flatMap((down) =>
        [-NEAR, NEAR].flatMap((across) => face.darkness(dx + across, dy + down) ?? []),
      );
      if (points.length > 0)
        touched.set(y * size + x, points.filter((darkness) => darkness > 0).length * 2 > points.length);
    }
  }
  return touched;
}
