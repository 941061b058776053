import { type Colour, channels, linearIntensity, luminance } from '../colour.ts';

/**
 * Returns the colour with at most this luminance, 0 to 1, and the same hue.
 *
 * @example darken('#f5d442', 0.2) // '#8f7b22'
 */
export function darken(colour: Colour, limit: number): Colour {
  const current = luminance(colour);
  return current <= limit
    ? colour
    : fromLinear(channels(colour).map((channel) => (linearIntensity(channel) * limit) / current));
}

/** Returns the colour with at least this luminance, 0 to 1, mixed with white. */
export function lighten(colour: Colour, limit: number): Colour {
  const current = luminance(colour);
  if (current >= limit) return colour;
  const white = (limit - current) / (1 - current);
  return fromLinear(channels(colour).map((channel) => linearIntensity(channel) * (1 - white) + white));
}

/** Encodes linear intensities of 0 to 1 as a colour: IEC 61966-2-1. */
function fromLinear(intensities: readonly number[]): Colour {
  const hex = intensities.map((intensity) => {
    const share = intensity <= 0.0031308 ? intensity * 12.92 : 1.055 * intensity ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Names of hues with the angle, in degrees, at which each ends. */
const HUES = [
  ['red', 15],
  ['orange', 42],
  ['yellow', 68],
  ['green', 165],
  ['turquoise', 195],
  ['blue', 255],
  ['purple', 290],
  ['pink', 340],
  ['red', 360],
] as const;

/** Largest difference between the channels of a colour that looks grey. */
const GREYISH = 24;

/**
 * Names a colour's hue.
 *
 * @example hueName('#f5d442') // 'yellow'
 */
export function hueName(colour: Colour): string {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range <= GREYISH) return most < 64 ? 'black' : most > 232 ? 'white' : 'grey';
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return HUES.find(([, end]) => sixth * 60 < end)?.[0] ?? 'red';
}
