import type { LogoFace, LogoPlan } from './face.ts';

/** Outline of a logo with its plate. */
export type PlateShape = 'square' | 'rounded' | 'circle';

/** Width and height, in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A logo with the padding around it. */
export interface PlateForm {
  readonly shape: PlateShape;
  /** Width of the logo without its padding, divided by its height. */
  readonly ratio: number;
  /** On each side of the logo. */
  readonly padding: number;
}

/** Radius of the corners, as a share of the shorter side. Half of it makes a circle, or a pill around a wide logo. */
const RADIUS: Readonly<Record<PlateShape, number>> = { square: 0, rounded: 0.2, circle: 0.5 };

/** Returns the radius of a plate's corners. */
export function plateRadius(shape: PlateShape, { width, height }: Size): number {
  return RADIUS[shape] * Math.min(width, height);
}

/**
 * Returns the size of a plate with this area: the logo keeps its proportions and is as large as its padding allows. If
 * only the padding fits, the plate is as wide as high.
 *
 * @param area in squares of the padding's unit
 *
 * @example plateSize({ shape: 'square', ratio: 4, padding: 1 }, 60) // { width: 14, height: 5 … }
 */
export function plateSize({ shape, ratio, padding }: PlateForm, area: number): Size {
  // The area that the corners leave out, in squares of the shorter side.
  const corners = (4 - Math.PI) * RADIUS[shape] ** 2;
  const long = Math.max(ratio, 1 / ratio);
  // A logo of height h has the area (long·h + 2·padding)·(h + 2·padding) − corners·(h + 2·padding)².
  const a = long - corners;
  const b = 2 * padding * (1 + long - 2 * corners);
  const c = 4 * padding ** 2 * (1 - corners) - area;
  const short = (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a);
  if (short <= 0) {
    const side = Math.sqrt(area / (1 - corners));
    return { width: side, height: side };
  }
  const [shorter, longer] = [short + 2 * padding, long * short + 2 * padding];
  return ratio >= 1 ? { width: longer, height: shorter } : { width: shorter, height: longer };
}

/**
 * Returns the largest share of a plate's width and height that a rectangle of the plate's proportions can have without
 * leaving the outline.
 *
 * @example shareInside('circle', { width: 1, height: 1 }) // 0.707
 */
export function shareInside(shape: PlateShape, size: Size): number {
  const radius = plateRadius(shape, size);
  if (radius === 0) return 1;
  const [x, y] = [size.width / 2, size.height / 2];
  return 1 - (radius * (x + y - Math.sqrt(2 * x * y))) / (x * x + y * y);
}

/**
 * Plans a logo with this outline.
 *
 * @param area share of the symbol's area within the outline
 * @param darkness how dark the logo is at a point within the outline, in halves of its sides from its middle, −1 to 1;
 *   undefined where it shows the modules behind it
 * @param ratio width of the logo divided by its height
 */
export function planPlate(
  shape: PlateShape,
  area: number,
  darkness: LogoFace['darkness'],
  ratio = 1,
): LogoPlan {
  return {
    area,
    face(size, area) {
      const plate = plateSize({ shape, ratio, padding: 0 }, area * size ** 2);
      const reach = { x: plate.width / 2, y: plate.height / 2 };
      return {
        reach,
        darkness: (x, y) => (isOnPlate(shape, plate, x, y) ? darkness(x / reach.x, y / reach.y) : undefined),
      };
    },
  };
}

/** Whether a point lies within the outline of a plate; x and y from the plate's middle, in the unit of its size. */
export function isOnPlate(shape: PlateShape, size: Size, x: number, y: number): boolean {
  const radius = plateRadius(shape, size);
  const [beyondX, beyondY] = [
    Math.abs(x) - (size.width / 2 - radius),
    Math.abs(y) - (size.height / 2 - radius),
  ];
  if (beyondX > radius || beyondY > radius) return false;
  return beyondX <= 0 || beyondY <= 0 || Math.hypot(beyondX, beyondY) <= radius;
}
