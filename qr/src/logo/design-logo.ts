import type { DesignLogo } from '../design/design.ts';
import type { LogoPlan } from './face.ts';
import { isOnPlate, plateSide } from './plate.ts';
import type { LogoShades } from './shades.ts';

/** Plans a logo as a design draws it: its shades within the padding, and its plate. */
export function planLogo(logo: DesignLogo, { side, samples }: LogoShades): LogoPlan {
  const { shape, area, padding, hasPlate } = logo;
  return {
    area,
    face(size, share) {
      const half = (plateSide(shape, share) * size) / 2;
      const inner = Math.max(0, half - padding);
      const column = (along: number) => Math.floor(((along / inner + 1) / 2) * side);
      return {
        reach: { x: half, y: half },
        darkness(x, y) {
          if (!isOnPlate(shape, x / half, y / half)) return undefined;
          const isPadding = Math.max(Math.abs(x), Math.abs(y)) >= inner;
          if (isPadding) return hasPlate ? -1 : undefined;
          const tenths = samples[column(y) * side + column(x)] ?? undefined;
          return tenths === undefined ? undefined : tenths / 10;
        },
      };
    },
  };
}
