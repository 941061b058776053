import type { LogoFace, LogoPlan } from './face.ts';

/** Outline of a logo with its plate. */
export type PlateShape = 'square' | 'rounded' | 'circle';

/** Radius of a rounded plate's corners, as a share of its side. */
export const CORNER_RADIUS = 0.2;

/** Area of each shape, in squares of its side or diameter. */
const AREA: Readonly<Record<PlateShape, number>> = {
  square: 1,
  rounded: 1 - (4 - Math.PI) * CORNER_RADIUS ** 2,
  circle: Math.PI / 4,
};

/**
 * Returns the side or diameter of a plate that covers a share of a symbol's area, as a share of the symbol's side.
 *
 * @example plateSide('circle', 0.2) // 0.505
 */
export function plateSide(shape: PlateShape, area: number): number {
  return Math.sqrt(area / AREA[shape]);
}

/**
 * Plans a logo with this outline.
 *
 * @param area share of the symbol's area within the outline
 * @param darkness how dark the logo is at a point within the outline, in halves of its side from its middle, −1 to 1;
 *   undefined where it shows the modules behind it
 */
export function planPlate(shape: PlateShape, area: number, darkness: LogoFace['darkness']): LogoPlan {
  return {
    area,
    face(size, area) {
      const half = (plateSide(shape, area) * size) / 2;
      return {
        reach: { x: half, y: half },
        darkness: (x, y) => (isOnPlate(shape, x / half, y / half) ? darkness(x / half, y / half) : undefined),
      };
    },
  };
}

/** Whether a point lies within the outline; x and y in halves of its side from its middle. */
export function isOnPlate(shape: PlateShape, x: number, y: number): boolean {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (shape === 'circle') return Math.hypot(across, down) <= 1;
  if (across > 1 || down > 1) return false;
  if (shape === 'square') return true;
  const inner = 1 - 2 * CORNER_RADIUS;
  return Math.hypot(Math.max(0, across - inner), Math.max(0, down - inner)) <= 2 * CORNER_RADIUS;
}
