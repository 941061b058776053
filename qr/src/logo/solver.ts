import { _maskBits as maskBits } from 'qr';
import { bytesTooMany, type Level, MAX_VERSION } from '../capacity.ts';
import { type BlockDamage, damagePerBlock, unusedCorrection } from '../codewords/damage.ts';
import { buildCode, type EncodedCode } from '../codewords/symbol.ts';
import { PayloadTooLongError } from '../matrix.ts';
import { smallestVersion, strongestFirst } from '../version.ts';
import type { LogoFace, LogoPlan } from './face.ts';
import { solvePadding, type WantedBit } from './padding.ts';
import type { Point } from './places.ts';
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
  /** How far the solver may move the logo in each direction, as a share of the symbol's side. */
  readonly maxShift: number;
  /** How many versions larger than needed the code may become for the best result. */
  readonly maxExtraVersions: number;
  /** How many if otherwise the logo would use more than half of a block's error correction. */
  readonly maxExtraVersionsToFit: number;
}

export const defaultLogoOptions: LogoOptions = {
  level: 'auto',
  mask: 'auto',
  minVersion: 1,
  position: { x: 0.5, y: 0.5 },
  maxShift: 1 / 8,
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
  /**
   * The same if a codeword with a module that the logo covers in part uses half as much as a wrong one, as in the grade. 1 if
   * none is wrong: then all error correction is left for the edges.
   */
  readonly unusedAtEdges: number;
  /** Versions that the code is larger than without the logo. */
  readonly extraVersions: number;
}

/** The logo is so large that it would cover patterns that readers need at every allowed version and place. */
export class LogoPlaceError extends Error {
  override readonly name = 'LogoPlaceError';
  constructor() {
    super('The logo covers patterns of the code that readers need.');
  }
}

/** Unused error correction of each block that a logo must leave, 0 to 1: the rest is for dirt, folds and bad light. */
export const MIN_UNUSED_CORRECTION = 0.5;

const MASK_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Encodes a payload such that the modules under a logo already look like the logo: it chooses version, level, mask, the
 * padding codewords and, within limits, the logo's place. Often no codeword is damaged; otherwise as few as possible.
 *
 * The best grade wins, then a code without any damage, then the smaller, stronger code with the logo nearest its place.
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
    maxShift: options.maxShift,
  };
  let best: Solved | undefined;
  for (let extraVersions = 0; needed + extraVersions <= MAX_VERSION; extraVersions++) {
    const isEnough = best !== undefined && best.code.unusedAtEdges >= MIN_UNUSED_CORRECTION;
    if (extraVersions > (isEnough ? options.maxExtraVersions : options.maxExtraVersionsToFit)) break;
    const limit = best?.cost ?? Number.POSITIVE_INFINITY;
    if (extraVersions >= limit) break;
    for (const candidate of findCandidates(payload, plan, choice, extraVersions, limit)) {
      const code = build(candidate, plan, needed);
      const grade = logoGrade(code.unusedAtEdges, candidate.place);
      const cost = costOf(candidate.base, grade, 1 - code.unusedCorrection);
      if (!best || cost < best.cost) best = { code, cost };
    }
  }
  if (!best) throw new LogoPlaceError();
  return best.code;
}

interface Solved {
  readonly code: LogoCode;
  /** In versions. */
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
  const touched = touchedModules(size, plan.face(size, plan.area), place.middle);
  const data = solvePadding(structure, draft.data, draft.fixedBits, [
    ...[...covered].flatMap(([module, isDark]) => wantedBit(module, isDark, true)),
    ...[...touched].flatMap(([module, isDark]) =>
      covered.has(module) ? [] : wantedBit(module, isDark, false),
    ),
  ]);
  const code = buildCode(version, level, data, mask);
  const isDark = (x: number, y: number) => code.matrix.modules[y]?.[x] === true;
  const shown = (x: number, y: number) => covered.get(y * size + x) ?? isDark(x, y);
  const damage = damagePerBlock(code, shown);
  const face = plan.face(size, plan.area);
  const uneven = damagePerBlock(code, (x, y) =>
    touched.has(y * size + x) && isUneven(face, place.middle, { x, y }, isDark(x, y))
      ? !isDark(x, y)
      : shown(x, y),
  );
  return {
    ...code,
    middle: place.middle,
    damage,
    unusedCorrection: unusedCorrection(damage),
    unusedAtEdges: damage.every(({ damaged }) => damaged === 0)
      ? 1
      : unusedCorrection(
          uneven.map(({ damaged, correctable }, block) => ({
            damaged: (damaged + (damage[block]?.damaged ?? 0)) / 2,
            correctable,
          })),
        ),
    extraVersions: version - needed,
  };
}

/** Offsets from a module's middle that sample the part that is graded, in modules. */
const APERTURE = [-0.2, 0, 0.2];

/** Samples of a module, of nine, that may have the wrong shade: a modulation of 0.4, grade B. */
const WRONG_SAMPLES = 2;

/** Whether the logo covers so much of a module in the wrong shade that its modulation is below grade B. */
function isUneven(face: LogoFace, middle: Point, { x, y }: Point, isDark: boolean): boolean {
  const wrong = APERTURE.flatMap((down) =>
    APERTURE.filter((across) => {
      const shade = face.shadeAt(x + 0.5 + across - middle.x, y + 0.5 + down - middle.y);
      return shade !== undefined && (shade === 'dark') !== isDark;
    }),
  );
  return wrong.length > WRONG_SAMPLES;
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
      const shades = [-NEAR, NEAR].flatMap((down) =>
        [-NEAR, NEAR].flatMap((across) => face.shadeAt(dx + across, dy + down) ?? []),
      );
      if (shades.length > 0)
        touched.set(y * size + x, shades.filter((shade) => shade === 'dark').length * 2 > shades.length);
    }
  }
  return touched;
}
