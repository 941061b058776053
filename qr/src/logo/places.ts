import { _alignmentPatterns as alignmentPatterns } from 'qr';
import { functionPatterns } from '../codewords/patterns.ts';
import type { Point } from '../geometry/path.ts';
import { ALIGNMENT_DAMAGE, WITHOUT_LAST_ALIGNMENT } from '../grade/function-patterns.ts';
import { type LogoFace, type SampledFace, STEPS, sampleFace } from './face.ts';

/** A place where the logo covers no function pattern except alignment patterns. */
export interface Place {
  /** Distance from the wanted place, in modules. */
  readonly shift: Point;
  /** The logo's middle. */
  readonly middle: Point;
  /** The covered data modules, by number, row after row. */
  readonly modules: Uint16Array;
  /** For each of the covered data modules 1 where the logo is dark, 0 where it is light. */
  readonly dark: Uint8Array;
  /** Share of the alignment patterns that readers can still recognise. */
  readonly alignment: number;
}

/** Finds places for a logo on the symbols of one version. */
export class Places {
  private readonly face: SampledFace;
  private readonly size: number;
  /** Steps from the logo's middle to the centre of the top left module. */
  private readonly origin: Point;
  private readonly found = new Map<string, Place | undefined>();

  private readonly version: number;
  private readonly wanted: Point;

  /** @param wanted where the logo's middle should lie */
  constructor(version: number, face: LogoFace, wanted: Point) {
    this.version = version;
    this.wanted = wanted;
    this.size = functionPatterns(version).size;
    const toOrigin = { x: (0.5 - wanted.x) * STEPS, y: (0.5 - wanted.y) * STEPS };
    this.origin = { x: Math.floor(toOrigin.x), y: Math.floor(toOrigin.y) };
    this.face = sampleFace(face, {
      x: (toOrigin.x - this.origin.x) / STEPS,
      y: (toOrigin.y - this.origin.y) / STEPS,
    });
  }

  /**
   * Returns the place at this distance from the wanted place, or undefined if the logo would cover patterns that
   * readers need: finder patterns, timing patterns, format or version information.
   *
   * @param shift multiples of 1 / {@link STEPS} modules
   */
  at(shift: Point): Place | undefined {
    const key = `${shift.x},${shift.y}`;
    if (!this.found.has(key)) this.found.set(key, this.find(shift));
    return this.found.get(key);
  }

  private find(shift: Point): Place | undefined {
    // Read once: modules that aren't bundled look up an import at each use.
    const steps = STEPS;
    const { roles, dark: isDark } = functionPatterns(this.version);
    const { width, height, samples, reach } = this.face;
    const left = this.origin.x - shift.x * steps + reach.x;
    const top = this.origin.y - shift.y * steps + reach.y;
    const modules: number[] = [];
    const dark: number[] = [];
    const wrongAlignment: Point[] = [];
    for (let y = Math.ceil(-top / steps); top + y * steps < height; y++) {
      const row = (top + y * steps) * width;
      for (let x = Math.ceil(-left / steps); left + x * steps < width; x++) {
        const sample = samples[row + left + x * steps];
        if (sample === 0) continue;
        if (x < 0 || y < 0 || x >= this.size || y >= this.size) return undefined;
        const module = y * this.size + x;
        const role = roles[module];
        if (role === 'data') {
          modules.push(module);
          dark.push(sample === 2 ? 1 : 0);
        } else if (role === 'alignment') {
          if (isDark[module] !== (sample === 2)) wrongAlignment.push({ x, y });
        } else {
          return undefined;
        }
      }
    }
    return {
      shift,
      middle: { x: this.wanted.x + shift.x, y: this.wanted.y + shift.y },
      modules: Uint16Array.from(modules),
      dark: Uint8Array.from(dark),
      alignment: this.alignmentShare(wrongAlignment),
    };
  }

  private alignmentShare(wrong: readonly Point[]): number {
    if (wrong.length <= ALIGNMENT_DAMAGE) return 1;
    const centres = alignmentPatterns(this.version);
    const damaged = centres.flatMap((x) =>
      centres
        .map((y) => ({ x, y }))
        .filter((centre) => wrong.filter((module) => isWithin(module, centre)).length > ALIGNMENT_DAMAGE),
    );
    const share = 1 - damaged.length / (centres.length ** 2 - 3);
    const hasLast = damaged.every(({ x, y }) => x !== this.size - 7 || y !== this.size - 7);
    return hasLast ? share : Math.min(share, WITHOUT_LAST_ALIGNMENT);
  }
}

const isWithin = (module: Point, centre: Point) =>
  Math.abs(module.x - centre.x) <= 2 && Math.abs(module.y - centre.y) <= 2;
