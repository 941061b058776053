import type { DesignLogo } from '../design/design.ts';
import type { LogoPlan } from './face.ts';
import { isOnPlate, type PlateForm, plateSize } from './plate.ts';
import type { LogoShades } from './shades.ts';

/** The longest logo's length, divided by its breadth. Longer images have margins beside them. */
const MAX_RATIO = 8;

/** The plate of a logo that isn't in the corner: it has the proportions of the shown part of the logo. */
export function plateForm({ shape, source, padding }: DesignLogo): PlateForm {
  const { ratio = 1 } = source.kind === 'image' && !source.crop ? source : {};
  return { shape, ratio: Math.min(Math.max(1 / MAX_RATIO, ratio), MAX_RATIO), padding };
}

/** Plans a logo as a design draws it: its shades within the padding, and its plate. */
export function planLogo(logo: DesignLogo, { width, height, samples }: LogoShades): LogoPlan {
  const { shape, area, padding, hasPlate } = logo;
  return {
    area,
    face(size, share) {
      const plate = plateSize(plateForm(logo), share * size ** 2);
      const reach = { x: plate.width / 2, y: plate.height / 2 };
      const inner = { x: Math.max(0, reach.x - padding), y: Math.max(0, reach.y - padding) };
      return {
        reach,
        darkness(x, y) {
          if (!isOnPlate(shape, plate, x, y)) return undefined;
          const isPadding = Math.abs(x) >= inner.x || Math.abs(y) >= inner.y;
          if (isPadding) return hasPlate ? -1 : undefined;
          const column = Math.floor(((x / inner.x + 1) / 2) * width);
          const row = Math.floor(((y / inner.y + 1) / 2) * height);
          const tenths = samples[row * width + column] ?? undefined;
          return tenths === undefined ? undefined : tenths / 10;
        },
      };
    },
  };
}
