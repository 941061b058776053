import type { Level } from '../capacity.ts';
import { functionPatterns } from '../codewords/patterns.ts';
import { payloadBits } from '../codewords/payload-bits.ts';
import type { Point } from '../geometry/path.ts';
import { WITHOUT_LAST_ALIGNMENT } from '../grade/function-patterns.ts';
import {
  type Grade,
  gradeOf,
  grades,
  type Thresholds,
  UNUSED_CORRECTION,
  worstGrade,
} from '../grade/scale.ts';
import { Draft } from './estimate.ts';
import { type LogoFace, type LogoPlan, STEPS } from './face.ts';
import { type Place, Places } from './places.ts';

/** A code with the logo in a place, before the padding is solved. */
export interface Candidate {
  readonly draft: Draft;
  readonly place: Place;
  readonly mask: number;
  /** Cost of the code's size, of its level and of the logo's distance from its wanted place, in versions. */
  readonly base: number;
  /** Estimated total cost, in versions. */
  readonly cost: number;
}

/** The levels, masks and places from which the search may choose. */
export interface Choice {
  readonly levels: readonly Level[];
  readonly masks: readonly number[];
  /** The smallest version that holds the payload. */
  readonly needed: number;
  /** The wanted place of the logo's middle, in shares of the symbol. */
  readonly position: Point;
  /** Whether the logo may move for a better code. */
  readonly mayMove: boolean;
}

/** Shares of recognisable alignment patterns for the grades A to D. */
const ALIGNMENT_GRADES: Thresholds = [1, 0.8, 0.65, 0.5];

/** Costs of a candidate, in versions. */
const COST = {
  grade: 1000,
  /** For any damage at all. */
  damaged: 100,
  /** For damage that uses all of a block's error correction. */
  damage: 12,
  /** For each module that the logo moves. */
  shift: 0.5,
  level: { H: 0, Q: 0.5, M: 1, L: 1.5 },
} as const;

/** Farthest distance that a logo moves in each direction, as a share of the symbol's side. */
const MAX_SHIFT_SHARE = 1 / 8;

/** Farthest distance in modules: the time of a search grows with the square of the distance. */
const MAX_SHIFT = 5;

/** Distance, in modules, within which a logo that may not move is still at its place. */
const TOLERANCE = 0.5;

/** Places of each version and level around which the search tries steps smaller than a module. */
const REFINED = 3;

/** Candidates that the search returns for each level. */
const RETURNED = 4;

/**
 * Returns what a code with a logo costs, in versions: first its grade counts, then whether any codeword is damaged,
 * then what its size, level and place cost.
 *
 * @param base cost of size, level and place
 * @param grade 0 for A to 4 for F
 * @param damage largest share of a block's correctable codewords that is damaged
 */
export function costOf(base: number, grade: number, damage: number): number {
  return base + grade * COST.grade + (damage > 0 ? COST.damaged + damage * COST.damage : 0);
}

/** Returns the worse grade of the codewords and of the alignment patterns that a logo leaves: 0 for A to 4 for F. */
export function logoGrade(codewords: Grade, { alignment }: Place): number {
  return grades.indexOf(worstGrade(codewords, gradeOf(alignment, ALIGNMENT_GRADES)));
}

/**
 * Finds the best codes of one version for a logo at each level. The grade of a picture's shades is known only once a
 * code is solved, so a level with more damaged codewords may still get the better grade.
 *
 * @param extraVersions how many versions larger than needed
 * @param limit candidates that cost more aren't wanted
 */
export function findCandidates(
  payload: string,
  plan: LogoPlan,
  choice: Choice,
  extraVersions: number,
  limit: number,
): readonly Candidate[] {
  const version = choice.needed + extraVersions;
  const size = 4 * version + 17;
  const bits = payloadBits(payload, version);
  const drafts = choice.levels.flatMap((level) => Draft.of(bits, version, level) ?? []);
  const face = plan.face(size, plan.area);
  const maxShift = Math.floor(Math.min(MAX_SHIFT_SHARE * size, MAX_SHIFT));
  const { position, mayMove } = choice;
  const exact = { x: position.x * size, y: position.y * size };
  const wanted = mayMove ? withinReach(exact, face, size, maxShift) : keptPlace(exact, face, version);
  const places = new Places(version, face, wanted);
  return drafts.flatMap((draft) => {
    const search = (shifts: readonly Point[], shortlist: Shortlist) => {
      for (const shift of shifts) {
        const candidate = estimate(draft, places, shift, extraVersions, choice.masks, shortlist.limit);
        if (candidate) shortlist.add(candidate);
      }
      return shortlist.candidates;
    };
    const best = new Shortlist(RETURNED, limit);
    if (!mayMove) return search(shiftsAround(noShift, TOLERANCE, 1 / STEPS), best);
    const coarse = search(shiftsAround(noShift, maxShift, 1), new Shortlist(REFINED, limit));
    for (const { place } of coarse) search(shiftsAround(place.shift, 1 - 1 / STEPS, 1 / STEPS), best);
    return best.candidates;
  });
}

const noShift: Point = { x: 0, y: 0 };

/**
 * Returns the place of a logo that may not move: exactly the wanted place in the middle of the symbol, elsewhere the
 * nearest place that covers no pattern which readers need.
 */
function keptPlace(exact: Point, face: LogoFace, version: number): Point {
  const { size } = functionPatterns(version);
  const isMiddle = exact.x === size / 2 && exact.y === size / 2;
  const place = new Places(version, face, exact).at(noShift);
  const isClear = (its: Place) => its.alignment > WITHOUT_LAST_ALIGNMENT;
  if (isMiddle || (place && isClear(place))) return exact;
  const near = place ? exact : withinReach(exact, face, size, 0);
  const places = new Places(version, face, near);
  const found = shiftsAround(noShift, MAX_SHIFT, 1).flatMap((shift) => places.at(shift) ?? []);
  return (found.find(isClear) ?? found[0])?.middle ?? exact;
}

/**
 * Columns and rows that a logo must leave free at the left and at the top: finder patterns with their separators,
 * timing patterns and format information.
 */
const FUNCTION_COLUMNS = 9;

/** Moves a wanted place as little as possible, so that `steps` modules lead to a place without function patterns. */
function withinReach({ x, y }: Point, { reach }: LogoFace, size: number, steps: number): Point {
  const within = (wanted: number, reach: number) => {
    const first = FUNCTION_COLUMNS + reach - steps;
    const last = size - reach + steps;
    return first <= last ? Math.min(Math.max(wanted, first), last) : wanted;
  };
  return { x: within(x, reach.x), y: within(y, reach.y) };
}

/** Returns the shifts around a shift, in multiples of `step`. The shifts nearest to the wanted place come first. */
function shiftsAround(middle: Point, reach: number, step: number): Point[] {
  const count = Math.round(reach / step);
  const along = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  return along
    .flatMap((y) => along.map((x) => ({ x: middle.x + x, y: middle.y + y })))
    .sort((one, other) => shiftCost(one) - shiftCost(other));
}

const shiftCost = ({ x, y }: Point) => Math.hypot(x, y) * COST.shift;

/** Returns the code with its best mask, or undefined if it costs more than `limit` even without damage. */
function estimate(
  draft: Draft,
  places: Places,
  shift: Point,
  extraVersions: number,
  masks: readonly number[],
  limit: number,
): Candidate | undefined {
  const base = extraVersions + shiftCost(shift) + COST.level[draft.level];
  if (base >= limit) return undefined;
  const place = places.at(shift);
  if (!place) return undefined;
  if (costOf(base, logoGrade('A', place), 0) >= limit) return undefined;
  const damages = draft.damageByMask(place);
  let best = { mask: 0, cost: Number.POSITIVE_INFINITY };
  for (const mask of masks) {
    const damage = damages[mask] ?? 0;
    const cost = costOf(base, logoGrade(gradeOf(1 - damage, UNUSED_CORRECTION), place), damage);
    if (cost < best.cost) best = { mask, cost };
  }
  return { draft, place, base, ...best };
}

/** The best candidates so far. */
class Shortlist {
  readonly candidates: Candidate[] = [];

  private readonly length: number;
  private readonly highest: number;

  constructor(length: number, highest: number) {
    this.length = length;
    this.highest = highest;
  }

  /** Candidates that cost more need not be considered. */
  get limit(): number {
    return this.candidates[this.length - 1]?.cost ?? this.highest;
  }

  add(candidate: Candidate): void {
    const index = this.candidates.findIndex(({ cost }) => cost > candidate.cost);
    this.candidates.splice(index < 0 ? this.candidates.length : index, 0, candidate);
    this.candidates.length = Math.min(this.candidates.length, this.length);
  }
}
